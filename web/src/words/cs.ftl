### Slova webového klienta. Co tu chybí, říká se anglicky.

## Všude

app-name = Nefrit
page-door = Vchod
page-lobby = Stoly
page-decks = Balíčky
page-cards = Karty
page-rules = Pravidla
page-replay = Záznam
page-table = Stůl
page-join = Pozvánka
page-nowhere = Nic tu není
page-did-not-load = Tohle se nepodařilo načíst. Zkuste to za chvíli.
skip-to-content = Přejít na obsah
loading = Okamžik…
again = Zkusit znovu
close = Zavřít
confirm = Potvrdit
server-away = Server neodpovídá. Běží?
nowhere-title = Nic tu není
nowhere-back = Zpět ke vchodu

## Nastavení

preferences = Nastavení
setting-language = Jazyk
setting-theme = Světlo
theme-system = Podle systému
theme-light = Světlé
theme-dark = Tmavé
setting-motion = Pohyb
motion-system = Podle systému
motion-less = Co nejméně

## Vchod

door-title = Karetní hry přesně podle pravidel
door-about = Posaďte se a stůl ohlídá každé pravidlo. Zeptejte se, proč ne, a odpoví samotným pravidlem.
door-mode = Jak
door-more = Balíček, soupeř a další
door-people = Hráči včetně botů
door-some = vybráno { $count }, od { $least } do { $most }
door-deck = Balíček
door-deck-any = Kterýkoli hotový balíček
door-deck-own = Vaše balíčky
door-edition = Vydání pravidel
door-edition-newest = Nejnovější
door-bot = Soupeř
door-play = Hrát hned
door-play-alone = Hrát hned
door-invite = Pozvat přítele
door-recent = Vaše stoly
game-l5r-about = Dva klany, pět kruhů a čest obou v sázce. Tajně sázejte, útočte mečem nebo slovem.
game-imperium-about = Od tábora barbarů k říši, kartu po kartě. Co získáte, to také ponesete.
game-invasion-about = Vaše hlavní město proti jejich. Stavte, braňte a spalte dvě zóny dřív, než spálí vaše.
game-senjutsu-about = Souboj na několik nádechů. Vyberte jednu kartu, odhalte je společně a buďte tam, kde čepel není.
bot-greedy = Bot, který vidí na tah dopředu
bot-search = Bot, který prohledává možnosti, půl sekundy na odpověď
bot-random = Bot, který hraje náhodně
bot-search = Bot, který přemýšlí dopředu
name-label = Vaše jméno
name-example = Jak vám mají ostatní říkat
name-needed = Nejdřív řekněte, jak vám máme říkat.

## Stoly

lobby-game = Hra
lobby-private = Jen na pozvání
lobby-open-table = Otevřít stůl
lobby-open = Čekají na hráče
lobby-playing = Hraje se
lobby-over = Dohráno
lobby-none = Veřejně teď nikdo nehraje.
lobby-return = Zpět na své místo
join-about = { $count ->
    [0] Zatím tu nikdo nesedí.
   *[other] Sedí tu: { $names }.
}
join-full = Všechna místa jsou obsazená.
join-sit-down = Posadit se
join-watch = Dívat se
table-closed = Tento stůl pro vás není otevřený
waiting-about = Hra začne, až budou všechna místa obsazená.
waiting-link = Pozvánka
waiting-copy = Zkopírovat odkaz
waiting-copied = Odkaz je zkopírovaný.
waiting-not-copied = Prohlížeč nedovolil kopírovat. Označte odkaz a zkopírujte jej sami.
waiting-leave = Odejít

## U stolu

board-title = Hrací plocha
board-table = Stůl
board-more = a dalších { $count }
seat-free = volné
seat-bot = bot
seat-here = je tu
seat-away = není tu
seat-thinking = rozhoduje se
seats-watching = { $count ->
    [one] dívá se jeden
    [few] dívají se { $count }
   *[other] dívá se { $count }
}
connection-connecting = Připojování…
connection-lost = Spojení ztraceno
connection-closed = Zavřeno
connection-lost-about = Spojení se přerušilo. Nic se neztratilo: hra pokračuje, jakmile server odpoví.
not-connected = Teď není spojení.
undo = Zpět
undo-waiting = Žádáte o vzetí poslední odpovědi zpět. Ostatní musí souhlasit.
undo-asked = { $name } žádá o vzetí odpovědi zpět.
undo-agree = Souhlasím
undo-decline = Nesouhlasím
concede = Vzdát se
concede-title = Vzdát tuto hru?
concede-about = Tím pro vás hra končí a nelze to vzít zpět.
concede-no = Hraji dál
concede-yes = Vzdávám se
side-toggle = Záznam
table-menu = Tento stůl
table-leave = Odejít; místo vám zůstane
keys-title = Klávesy
key-digits = 1 – 9, 0
    .about = vyberou možnost, u čísla je nastaví
key-arrows = šipky
    .about = přecházejí mezi možnostmi
key-enter = Enter
    .about = potvrdí výběr
key-pass = p
    .about = pasovat
key-look = i
    .about = přečíst označenou kartu
key-undo = u
    .about = vzít poslední odpověď zpět
side-title = Záznam a průběh kola
log-title = Záznam
log-earlier = Ukázat, co bylo dřív
chart-title = Kolo
chart-round = { $round }. kolo
chart-here = teď
chart-running = Pravidla, podle kterých se hraje
pass-policy = Otázky
pass-policy-passing = Pasuji…
pass-policy-can = Ptát se, když mohu něco udělat
pass-policy-always = Zastavit u každého okna, i když nic nemohu
pass-policy-pass-phase = Pasovat za mě do konce fáze
pass-policy-pass-round = Pasovat za mě do konce kola
pass-policy-about = Ostatní z času nepoznají, zda jste mohli něco udělat.

## Rozhodnutí

decision-title = Vaše rozhodnutí
decision-sent = …
decision-none = …
decision-waiting = Rozhoduje se: { $names }…
decision-stopped = Tady se zastavujete.
decision-source = Která karta se ptá?
go-on = Dál
some-count = { $exact ->
    [yes] { $count } z { $most }
   *[no] vybráno { $count }, od { $least } do { $most }
}
some-confirm = { $count ->
    [0] Nevybírám nic
    [one] Vybírám tuto jednu
   *[other] Vybírám tyto { $count }
}
order-earlier = { $label }: dřív
order-later = { $label }: později
order-as-listed = Jak jsou v seznamu
order-again = Znovu
order-confirm = V tomto pořadí
number-less = Méně
number-more = Více
number-confirm = Budiž { $number }
distribute-less = { $label }: o jeden méně
distribute-more = { $label }: o jeden více
distribute-left = { $left ->
    [0] vše rozděleno
   *[other] zbývá { $left }
}
menu-look = Prohlédnout kartu

## Karty

card-unknown = karta, kterou neznáte
card-can-be-chosen = lze vybrat
card-is-chosen = vybraná
provenance-printed = Údaje vydané karty
provenance-reconstructed = Rekonstrukce: název, číslo, typ, iniciativa a cena jsou z vydané karty, zbytek je náš
viewer-card-page = Vše o této kartě
why = Proč ne?
why-title = { $name }: proč ne?
why-nothing = Nic tomu nebrání.
why-unknown-card = Tuto kartu neznáte, takže ji nemůžete použít.

## Konec

over-title = Hra skončila
over-won = Vyhráli jste
over-lost = Prohráli jste
over-replay = Ohlédnout se
over-leave = Odejít
over-rematch = Hrát znovu
over-rematch-waiting = Čekáme na ostatní…
over-rematch-wanted = Chtějí hrát znovu: { $names }

## Záznam

replay-back = O krok zpět
replay-on = O krok vpřed
replay-first = Na začátek
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pauza
replay-slider = Krok
replay-eyes = Pohled
replay-eyes-spectator = divák
replay-speed = Rychlost
replay-speed-is = { $speed }×
replay-steps = Co bylo rozhodnuto
replay-beginning = Hra začíná
replay-export = Export
replay-continue = Hrát dál odtud
replay-continue-about = Nová hra začne po kroku { $number }: stejné karty, stejná náhoda, jiní hráči.
replay-continue-seat = Tvé místo
replay-continue-others = Ostatní místa
replay-continue-bots = Hrají boti
replay-continue-people = Přátelé, na pozvání
replay-bring = Prohlédnout záznam
replay-bring-about = Vyber soubor se záznamem hry, nebo ho sem pusť. Přehraje se krok za krokem; nic se neuchovává.
replay-too-big = Tento soubor je na záznam hry příliš velký.
replay-other-rules = Tato hra byla zapsána podle jiných pravidel než dnešních: její konec není ten zaznamenaný.

## Stránka karet

game-choose = Která hra
game-unknown = Taková hra tu není.
cards-find = Hledat karty
cards-find-example = Název, text, rys, „cost 2“…
cards-any = Cokoli
cards-filters = Filtry
cards-numbers = Podle čísel
cards-found = { $count ->
    [0] Žádné karty
    [one] Jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
cards-none = Žádná karta neodpovídá. Zkus méně slov.
cards-clear = Zobrazit vše
cards-sort = Pořadí
cards-sort-number = Podle čísel
cards-sort-name = Podle názvů
cards-sort-type = Podle typů
cards-layout = Jak se karty zobrazují
cards-layout-cards = Karty
cards-layout-lines = Řádky
cards-all = Všechny karty
cards-neighbours = Další karty
card-none = Taková karta není.
card-text = Text
card-printings = Vydání
card-edition = Vydání { $edition }
card-edition-now = Vydání { $edition }, dnešní
card-rules = Pravidla a rozhodnutí, která ji jmenují
fact-yes = ano
fact-no = ne
fact-type = Typ
fact-types = Typ
fact-side = Balíček
fact-clan = Klan
fact-set = Sada
fact-number = Číslo
fact-unique = Jedinečná
fact-cost = Cena
fact-military = Vojenská
fact-political = Politická
fact-glory = Sláva
fact-traits = Rysy
fact-influence-cost = Cena vlivu
fact-influence-pool = Vliv
fact-military-bonus = Vojenský bonus
fact-political-bonus = Politický bonus
fact-strength = Síla
fact-strength-bonus = Bonus síly
fact-element = Živel
fact-honor = Čest
fact-fate = Osud
fact-role-restriction = Potřebná role
fact-class = Třída
fact-character = Postava
fact-rank = Hodnost
fact-initiative = Iniciativa
fact-focus = Soustředění
fact-keywords = Klíčová slova
fact-range = Dosah
fact-provenance = Původ

## Stránka pravidel

rules-about = Co říkají dokumenty s pravidly, našimi slovy; každé pravidlo s označením, kterým se tu všude cituje. Kde dokumenty mlčí, museli jsme rozhodnout sami; tato rozhodnutí jsou vyznačena.
rules-find = Hledat pravidla
rules-find-example = Slova, nebo označení
rules-kind = Druh
rules-edition = Vydání
rules-chapters = Kapitoly
rules-chapter-all = Všechny kapitoly
rules-found = { $count ->
    [0] Žádná pravidla
    [one] Jedno pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
rules-none = Žádné pravidlo neodpovídá. Zkus méně slov.
rules-show-all = Zobrazit vše
rules-more = Zobrazit dalších { $count }
rules-no-such = V této hře není pravidlo { $rule }.
rules-step = Krok { $number }
rules-ours = naše rozhodnutí
rules-edition-all = všechna vydání
rules-edition-from = od { $edition }
rules-edition-only = jen { $edition }
rules-given = Situace
rules-when = Když
rules-then = Pak
rules-places = Kde to dokumenty říkají
rule-chapter-decision = Naše rozhodnutí
rule-chapter-faq = Otázky a odpovědi
rule-kind-procedure = postup
rule-kind-definition = definice
rule-kind-timing = časování
rule-kind-restriction = omezení
rule-kind-component = součást
rule-kind-ruling = rozhodnutí
rule-kind-structure = struktura
rule-kind-keyword = klíčové slovo
rule-kind-decision = naše rozhodnutí
rule-kind-setup = příprava
rule-kind-deckbuilding = stavba balíčku
rule-kind-scoring = bodování
rule-kind-format = formát
rule-kind-errata = errata
rule-kind-victory = vítězství
rule-kind-solo = sólo

## Stránka balíčků

deck-new = Přinést balíček
deck-own = Tvé balíčky
deck-ready = Hotové: { $format }
deck-nameless = Balíček beze jména
deck-format = Formát
deck-format-usual = Obvyklý
deck-edition = Vydání
deck-list = Seznam
deck-list-hint = Seznam, jak ho hráči píší, nebo JSON balíčku z fiveringsdb. Kontroluje se při psaní.
deck-list-example = Name: Můj balíček
    3x …
deck-file = Nebo ze souboru:
deck-legal = Povolený ve formátu { $format }.
deck-not-legal = { $count ->
    [one] Nepovolený ve formátu { $format }, z jednoho důvodu:
   *[other] Nepovolený ve formátu { $format }, z { $count } důvodů:
}
deck-play = Hrát s ním hned
deck-save = Uložit v tomto prohlížeči
deck-save-again = Uložit
deck-saved = Balíček je uložen v tomto prohlížeči.
deck-not-saved = Prohlížeč pro nás nic neuchovává.
deck-edit = Změnit seznam
deck-read = Hotovo
deck-export = Export
deck-copy = Kopírovat seznam
deck-copied = Seznam je zkopírován.
deck-not-copied = Prohlížeč kopírování nedovolil. Označ seznam a zkopíruj ho.
deck-drop = Zahodit
