### Slova u dveří hry Imperium. Co zde chybí, je anglicky.

mode-classics = Classics
    .about = Národy a společné karty z Imperium: Classics.
mode-legends = Legends
    .about = Národy a společné karty z Imperium: Legends.
mode-combined = Obě krabice
    .about = Všech šestnáct národů se společnými kartami z jedné krabice.
option-nations = Národy
option-nations-choose = Vybírají se v pořadí tahů
option-nations-dealt = Rozdávají se náhodně
option-commons = Společné karty

## Jak se jmenují boti

bot-name-1 = Marcus
bot-name-2 = Darius
bot-name-3 = Leonidas
bot-name-4 = Ashoka
