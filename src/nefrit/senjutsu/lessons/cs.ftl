## Your first duel

first-duel-title = Tvůj první souboj
first-duel-goal = Poraz Boba. Další dvě zranění porazí kteréhokoli z vás.
first-duel-both-choose = Bob stojí přímo před tebou. Oba si tajně vyberete kartu a společně je odhalíte: vyšší iniciativa udeří první. Vyber svůj rychlejší útok.
first-duel-number-is-initiative = Číslo na kartě je její iniciativa.
first-duel-feint-cut-has-six = Pommel Smash má iniciativu 5, Feint Cut má 6.
first-duel-both-have-five = Pommel Smash má iniciativu 5 a Bobova karta také. Se 6 udeříš před ním.
first-duel-one-more-wound = Zásah! Tvá 6 přišla před Bobovou 5, pak zasáhl i on. Teď rozhodne příští zranění. Do ruky přichází Quick Stab a Bobova nejrychlejší karta má 6. Co vybereš?
first-duel-first-hit-decides = Kdo je poražen, už neudeří. Buď rychlejší než Bob.
first-duel-quick-stab-has-eight = Quick Stab má iniciativu 8. Stojí 1 soustředění a přesně tolik máš.
first-duel-five-against-six = Bob odhaluje Feint Cut: jeho 6 přijde před tvou 5.
first-duel-too-slow = Bob tě porazil dřív, než na tebe přišla řada.
first-duel-learned = Všechny karty se odhalí současně. Pak jednají popořadě, nejvyšší iniciativa první.
