### Les mots de la porte d’Imperium. Ce qui manque est en anglais.

mode-classics = Classics
    .about = Les nations et les cartes communes d’Imperium: Classics.
mode-legends = Legends
    .about = Les nations et les cartes communes d’Imperium: Legends.
mode-combined = Les deux boîtes
    .about = Les seize nations, avec les cartes communes d’une boîte.
option-nations = Nations
option-nations-choose = Choisies dans l’ordre du tour
option-nations-dealt = Distribuées au hasard
option-commons = Cartes communes

## Les noms des bots

bot-name-1 = Marcus
bot-name-2 = Darius
bot-name-3 = Leonidas
bot-name-4 = Ashoka
