### Les mots à la porte du jeu. Ce qui manque ici est en anglais.

## Ouvrir une table

mode-one-on-one = Un contre un
    .about = Deux joueurs ; gagne qui brûle deux zones de la capitale adverse.
mode-cataclysm = Cataclysme
    .about = Deux à quatre joueurs se disputent les pivots et la domination.

## Les noms des bots

bot-name-1 = Gunther
bot-name-2 = Brokk
bot-name-3 = Dietrich
bot-name-4 = Snorri
