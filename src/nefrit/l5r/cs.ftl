### Slova u dveří hry. Co zde chybí, je anglicky.

mode-usual = Souboj klanů
    .about = Dva hráči, každý s balíčkem svého klanu.

## Jak se jmenují boti

bot-name-1 = Hideo
bot-name-2 = Isamu
bot-name-3 = Kenjiro
bot-name-4 = Tetsuo
