### Słowa przy drzwiach gry. Czego tu brak, jest po angielsku.

## Jak otwiera się stół

mode-one-on-one = Jeden na jednego
    .about = Dwóch graczy; wygrywa, kto podpali dwie strefy wrogiej Stolicy.
mode-cataclysm = Kataklizm
    .about = Dwóch do czterech graczy walczy o Miejsca i dominację.

## Jak nazywają się boty

bot-name-1 = Gunther
bot-name-2 = Brokk
bot-name-3 = Dietrich
bot-name-4 = Snorri
