### Slova u dveří hry. Co zde chybí, je anglicky.

mode-usual = Souboj klanů
    .about = Dva hráči, každý s balíčkem svého klanu.
