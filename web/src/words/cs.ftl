### Slova webového klienta. Co tu chybí, říká se anglicky.

## Všude

app-name = Nefrit
page-door = Vchod
page-lobby = Stoly
page-decks = Balíčky
page-learn = Učit se
page-play = Hrát
page-cards = Karty
page-rules = Pravidla
page-replay = Záznam
page-table = Stůl
page-join = Pozvánka
page-nowhere = Nic tu není
page-did-not-load = Tohle se nepodařilo načíst. Zkus to za chvíli.
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
setting-guard = Po nové otázce
guard-on = Ovládání chvíli odpočívá
guard-off = Ovládání platí hned
setting-keys = Jednotlivá písmena jako klávesy
keys-on = Používají se
keys-off = Nepoužívají se
setting-confirm = Poslední volba odpovědi
confirm-on = Potvrzuje se
confirm-off = Platí hned
setting-language = Jazyk
setting-theme = Světlo
theme-system = Podle systému
theme-light = Světlé
theme-dark = Tmavé
setting-motion = Pohyb
motion-system = Podle systému
motion-less = Co nejméně
setting-playback = Co dělají ostatní
playback-slow = Pomalu
playback-normal = Obvyklým tempem
playback-quick = Rychle
playback-off = Nepřehrávat
setting-sound = Zvuky
sound-on = Zapnuté (M je vypne)
sound-off = Vypnuté
setting-volume = Hlasitost
sound-is-on = Zvuky jsou zapnuté.
sound-is-off = Zvuky jsou vypnuté.

## Vchod

door-title = Karetní hry přesně podle pravidel
door-about = Posaď se: stůl ohlídá každé pravidlo. Zeptej se „proč ne?“ a ukáže ti pravidlo.
door-mode = Způsoby hry
door-more = Balíček, soupeř a další
door-people = Hráči včetně botů
door-some = vybráno { $count }, od { $least } do { $most }
door-deck = Balíček
door-deck-any = Kterýkoli hotový balíček
door-deck-own = Tvé balíčky
door-edition = Vydání pravidel
door-edition-newest = Nejnovější
door-bot = Soupeř
door-play = Hrát hned
door-play-alone = Hrát hned
door-invite = Pozvat přítele
door-recent = Tvé stoly
home-first = Váš první souboj za 3 minuty
home-first-about = První lekce u skutečného stolu, beze jména.
home-start-here = Začni tady
home-go-on-title = Pokračuj tam, kde hra skončila
home-your-turn = Jste na tahu
home-waiting-for = Čeká se na: { $names }
home-go-on = Pokračovat
home-look = Podívat se
home-against = hraje: { $names }
home-look-back = Přehrát znovu:
home-players = Hráči: { $count }
home-minutes = { $count } min
home-difficulty = Obtížnost
home-difficulty-is = { $count } ze { $most }
home-options = Přátelé, možnosti
home-open-title = Otevřené stoly
home-open-none = Právě teď nikdo nečeká. Otevři stůl nebo pozvi přítele: každá hra na to má tlačítko.
home-all-tables = Všechny stoly
title-your-turn = ● Jste na tahu
game-l5r-about = Dva klany, pět kruhů a čest obou v sázce. Tajně sázej, útoč mečem nebo slovem.
game-imperium-about = Od tábora barbarů k říši, kartu po kartě. Každá získaná karta zůstane v tvém balíčku.
game-invasion-about = Tvé hlavní město proti jejich. Stav, braň a spal dvě zóny dřív, než spálí tvé.
game-senjutsu-about = Souboj na několik nádechů. Vyber jednu kartu, odhalte je společně a buď tam, kde čepel není.
bot-greedy = Rozvážný: vidí na tah dopředu
bot-search = Přemýšlivý: půl sekundy na odpověď
bot-random = Bezstarostný: hraje náhodně
name-label = Tvé jméno
name-example = Host – nebo jak vám mají ostatní říkat

## Stoly

lobby-game = Hra
lobby-private = Jen na pozvání
lobby-open-table = Otevřít stůl
lobby-open = Čekají na hráče
lobby-playing = Hraje se
lobby-over = Dohráno
lobby-none = Veřejně teď nikdo nehraje.
lobby-return = Zpět na své místo
fairness = Poctivé rozdání
fairness-about = Karty se rozdávají z tajného zárodku, který byl zvolen dříve, než kdo usedl ke stolu. Toto je jeho otisk: poznamenejte si ho a po hře rozdání ověříte.
fairness-opened = Hra skončila; toto je otisk a zárodek, který se za ním skrýval: nefrit replay --check záznam přehraje a obojí porovná.
goes-on = Pokračování záznamu
goes-on-about = { $after ->
    [0] Tato hra byla připravena podle záznamu jiné; lidem se karty rozdají znovu.
   *[other] Tato hra pokračuje ze záznamu: kdo ten záznam má, může znát dříve rozdané karty. Co ještě přinese náhoda, neví nikdo.
}
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
waiting-not-copied = Prohlížeč nedovolil kopírovat. Označ odkaz a zkopíruj ho.
waiting-qr = Načti telefonem
waiting-network = Přátelé ve stejné síti mohou otevřít tuto adresu.
waiting-only-here = Tato adresa funguje jen na tomto počítači. Pro přátele ve své síti spusťte server příkazem
waiting-then = Potom otevřou { $address }.
waiting-leave = Odejít
watch-link = Zkopírovat odkaz ke sledování
watch-link-copied = Odkaz je zkopírován. Kdo ho otevře, může sledovat.

## U stolu

board-title = Hrací plocha
board-table = Stůl
board-more = a dalších { $count }
seat-free = volné
seat-bot = bot
seat-here = je tu
seat-away = není tu
seat-thinking = rozhoduje se
seats-title = Hráči
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
undo = Vrátit
    .about = Hned vezme zpět tvou poslední odpověď
undo-ask = Požádat o vrácení
    .about = Zeptá se ostatních, zda smíš vzít poslední odpověď zpět
retract = Vzít zpět
    .about = Hned vezme zpět tvou poslední odpověď; nikdo se z ní nic nedozvěděl
undo-waiting = Žádáš o vzetí poslední odpovědi zpět. Ostatní musí souhlasit.
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
key-until = n
    .about = pasovat, dokud se něco nestane
key-flag = f
    .about = zde zastavit, nebo pasovat
key-cancel = Esc
    .about = vzdát se toho, co je vybráno, zavřít, co je otevřeno
key-all = l
    .about = ukázat všechny volby
key-why = w
    .about = proč nelze kartu použít?
key-chart = t
    .about = kolo krok za krokem
key-regions = Alt + 1 – 6
    .about = přejít k rozhodnutí, ruce, vlastní straně, středu, druhé straně, záznamu
key-undo = u
    .about = vzít poslední odpověď zpět
side-title = Záznam a průběh kola
log-title = Záznam
log-earlier = Ukázat, co bylo dřív
chart-title = Kolo
chart-title-invasion = Tah
chart-round = { $round }. kolo
chart-round-invasion = { $round }. tah
chart-here = teď
chart-running = Pravidla, podle kterých se hraje
pass-policy-about = Ostatní z času nepoznají, zda se dalo něco udělat.
pass-until = Pasovat, dokud…
pass-until-event = se něco nestane
pass-until-turn = nezačne můj příští tah
pass-until-turn-l5r = nepřijde můj příští konflikt
pass-until-phase = neskončí tato fáze
pass-until-round = neskončí toto kolo
pass-until-round-invasion = neskončí tento tah
passing-event = Pasuješ, dokud se něco nestane
passing-turn = Pasuješ do svého příštího tahu
passing-turn-l5r = Pasuješ do svého příštího konfliktu
passing-phase = Pasuješ do konce fáze
passing-round = Pasuješ do konce kola
passing-round-invasion = Pasuješ do konce tahu
passing-stop = Přestat pasovat
stops-settings = Všechny zastávky…
stops-title = Kdy se ptát
ask-anyway = Ptát se mě i tam, kde je jen jedna odpověď
stops-windows = Okna
stops-cards = Karty, u kterých zastavit
stops-meter = Jak často pasuješ
stops-passed = pasováno { $passed } z { $asked }
stops-pass-here = Zde pasovat za mě
stop-flag = Zastávka: { $step } – { $rule }
stop-title = Zastávka: { $step }
stop-in-phase = { $phase }: { $step }
stop-responses = Reakce a přerušení
stop-mine = V mém tahu
stop-theirs = V tahu ostatních
stop-always = vždy
stop-can = pokud mohu jednat
stop-happened = jen pokud se něco stalo
stop-never = nikdy
stop-for-card = { $card }: zastavit zde?
stop-not-again = V tomto kole už ne
yes = Ano
no = Ne

## Rozhodnutí

decision-title = Tvé rozhodnutí
decision-sent = …
decision-none = …
decision-waiting = Rozhoduje se: { $names }…
decision-stopped = Tady je pauza.
go-on = Dál
some-all = Vybrat vše
hand-count = { $count ->
    [one] 1 karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
piles-title = Balíčky
some-count = { $exact ->
    [yes] { $count } z { $most }
   *[no] vybráno { $count }, od { $least } do { $most }
}
some-confirm = { $count ->
    [0] Nevybírám nic
    [one] Vybírám tuto jednu
   *[other] Vybírám tyto { $count }
}
order-as-listed = Jak jsou v seznamu
order-confirm = V tomto pořadí
number-less = Méně
number-more = Více
number-confirm = Potvrdit { $number }
distribute-less = { $label }: o jeden méně
distribute-more = { $label }: o jeden více
distribute-left = { $left ->
    [0] vše rozděleno
   *[other] zbývá { $left }
}

## Karty

card-unknown = skrytá karta
card-can-be-chosen = lze vybrat
card-is-chosen = vybraná
goal = Cíl
goal-l5r = dobýt pevnost, nebo nasbírat 25 cti
goal-senjutsu = zranit každého soupeře tak, aby z duelu vypadl
goal-imperium = mít na konci hry nejvíc bodů
goal-invasion = spálit dvě zóny nepřátelského hlavního města
timing-title = Kolo
since-title = Od tvého rozhodnutí
playback-skip = Přeskočit
playback-again = Přehrát znovu
playback-shown = Podívej se, co se stalo …
key-space = Mezerník
preview-title = Co se čte
preview-card-page = Stránka karty
preview-empty = Ukaž na kartu a přečteš si ji tady.
cancel = Zrušit
dock-all = { $count ->
    [one] Jediná volba
    [few] Všechny { $count } volby
   *[other] Všech { $count } voleb
}
dock-show-all = Ukázat všechny volby
dock-hide-all = Skrýt seznam
dock-act = Použít: { $name }
dock-on-the-board = Vyber, co je orámované na stole nebo v ruce.
dock-in-the-list = Vyber ze seznamu.
region-large = Oblast zvětšená
dock-rule = Pravidlo, z něhož otázka plyne
dock-watching = Díváš se.
order-placed = Umístěno { $count } z { $all }
number-between = Od { $least } do { $most }
choices-title = Všechny volby
choices-search = Hledat
choices-none = Žádná volba nemá tato slova.
choices-again = klepni znovu
card-can-be-target = může být cílem
card-asks = ptá se
card-has-changed = změna: { $change }
provenance-printed = Údaje vydané karty
provenance-reconstructed = Rekonstrukce: název, číslo a typ jsou z vydané karty; co z ostatního není známo, je naše
viewer-card-page = Vše o této kartě
why = Proč ne?
why-title = { $name }: proč ne?
why-can-choose = Můžeš to teď vybrat.
why-not-among = Na to se teď nikdo neptá: { $prompt }
why-others-decide = Teď rozhoduje { $names }.
why-nobody-asked = Teď se nikdo nikoho neptá.
why-over = Hra skončila.
why-remains = Zbývalo by ještě:
why-when = Čas na to přijde v kroku „{ $step }“.

## Konec

over-title = Hra skončila
over-won = Výhra
over-lost = Prohra
over-replay = Ohlédnout se
over-leave = Odejít
over-rule = Pravidlo, z něhož to plyne
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
fact-rank = Úroveň karty
fact-initiative = Iniciativa
fact-focus = Soustředění
fact-keywords = Klíčová slova
fact-range = Dosah
fact-provenance = Původ

## Stránka pravidel

rules-about = Co říkají dokumenty s pravidly, našimi slovy; každé pravidlo pod naším názvem; jeho identifikátor je stejný v každém jazyce. Kde dokumenty mlčí, museli jsme rozhodnout sami; tato rozhodnutí jsou vyznačena.
rule-untitled = Pravidlo
rules-copy-id = Zkopírovat identifikátor
rules-id-copied = Identifikátor je zkopírován.
rules-id-not-copied = Prohlížeč nedovolil identifikátor zkopírovat.
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

## Co karta dělá s jinou

name-guest = Host
some-more = { $count ->
    [one] Vyber ještě jednu
    [few] Vyber ještě { $count }
   *[other] Vyber ještě { $count }
}
figure-parts = { $name } { $now }: vytištěno { $printed }
card-change = { $words } ({ $source })
card-change-until = { $words } { $until } ({ $source })
card-change-other = je změněna
until-conflict = do konce konfliktu
until-phase = do konce fáze
until-round = do konce kola
until-turn = do konce tahu
format-core = Základní
format-single-core = Jedna základní sada
format-tournament = Turnajový
format-balanced = Vyrovnaný boj
format-open = Otevřený
format-signature = Charakteristické balíčky
format-one-on-one = Jeden na jednoho
format-cataclysm = Kataklyzma
format-casual = Přátelský

## Senjutsu: bojiště a karty

senjutsu-battlefield = Bojiště
senjutsu-timeline = Iniciativy tohoto kola
senjutsu-initiative = Iniciativa
senjutsu-type = { $type ->
    [attack] Útok
    [defence] Blokování
    [meditation] Meditace
    [poison] Otrava
   *[core] Základní
}
senjutsu-core-type = { $type ->
    [attack] Základní útok
    [defence] Základní blokování
   *[meditation] Základní meditace
}
senjutsu-rank = { $rank ->
    [wood] Dřevo
    [steel] Ocel
    [gold] Zlato
   *[jade] Nefrit
}
senjutsu-range = Dosah { $range }
senjutsu-keyword-instant = Okamžitá
senjutsu-keyword-instant-additional = Okamžitá doplňková
senjutsu-keyword-instant-replacement = Okamžité nahrazení
senjutsu-character-ronin = Rónin
senjutsu-character-warrior = Válečnice
senjutsu-character-master = Mistr
senjutsu-character-student = Učedník
senjutsu-character-boss = Samurajský boss
senjutsu-character-katana = Katana Ašigaru
senjutsu-character-yari = Jari Ašigaru
senjutsu-character-yumi = Jumi Ašigaru
senjutsu-character-arquebus = Ašigaru s arkebuzou
senjutsu-character-onna-bugeisha = Onna-Bugejša
senjutsu-character-ashigaru = Ašigaru
senjutsu-character-hachiko = Hačikó
senjutsu-character-assassin = Zabiják
senjutsu-character-kojiro = Kódžiró
senjutsu-character-monk = Mnich
senjutsu-character-musashi = Musaši
senjutsu-character-ninja = Ninja
senjutsu-character-sailor = Námořník
senjutsu-character-wakou = Wakou
senjutsu-character-yasuke = Jasuke
senjutsu-character-yojimbo = Yojimbo
senjutsu-focus-cost = zahrání za { $count } soustředění
senjutsu-diagram = Nákres pozice: tmavý trojúhelník jsi ty, díváš se nahoru
senjutsu-reconstructed = Rekonstruovaná: název, číslo, druh a iniciativa jsou z vydané karty, ostatní je naše

senjutsu-terrain = { $kind ->
    [stone] Kámen
    [bamboo] Bambus
    [burning-wagon] Hořící vůz
    [shrine] Svatyně
    [boat] Loď
    [torii-pillar] Sloup brány
    [torii-gate] Brána torii
    [cherry-tree] Třešeň
    [corpse] Mrtvola
    [fallen-lord] Padlý pán
    [trap-token] Žeton pasti
    [decoy] Návnada
   *[caltrops] Kovový ježek
}
senjutsu-pieces = Který kus terénu
senjutsu-away = { $count ->
    [one] vedle vás
    [few] { $count } hexy od vás
   *[other] { $count } hexů od vás
}
senjutsu-figure = { $name }, život { $left } z { $limit }
senjutsu-effect = { $what ->
    [wound] −{ $count }
    [bleed] −{ $count } ♦
    [stun] Omráčení
    [hobble] Oslabení
    [poison] Otrava
    [focus] +{ $count } ◆
    [aggression] Agrese
    [balance] Vyrovnanost
    [determination] Odhodlání
   *[neutral] Neutrální
}

senjutsu-kamae = { $kamae ->
    [aggression] Agrese
    [balance] Vyrovnanost
    [determination] Odhodlání
    [distance] Odstup
    [focus] Bod soustředění: vstup, získej 1 soustředění a pokračuj
   *[neutral] Neutrální
}
senjutsu-kamae-sign = { $kamae ->
    [aggression] A
    [balance] V
    [determination] O
    [distance] S
    [focus] ◆
   *[neutral] N
}
senjutsu-kamae-is = { senjutsu-kamae }
senjutsu-kamae-of = Kamae, { $name }: { senjutsu-kamae }
senjutsu-life = zbývá života: { $left } z { $limit }
senjutsu-left = zbývá { $count }
senjutsu-focus = soustředění: { $count }
senjutsu-advantage = { $place ->
    [1] Má výhodu: vyhrává všechny shody
   *[other] Místo { $place } na stupnici výhody
}
senjutsu-bleeding = Krvácení { $count }
senjutsu-stuns = Omráčení { $count } z { $limit }
senjutsu-hobbles = Oslabení { $count }
senjutsu-hidden = Skrytí
senjutsu-desperate = Zoufalství
senjutsu-contracts = kontrakty: { $done } z { $count }
senjutsu-stance = { $aggressive ->
    [yes] Agresivní
   *[no] Defenzivní
}
senjutsu-behaviour = { $behaviour ->
    [0] Drží se vpředu po vaší levici
    [1] Drží se před vámi
   *[other] Drží se vpředu po vaší pravici
}, vzdálenost { $distance }
senjutsu-turn-over = Otočit
senjutsu-thinks = Má se rozhodnout
senjutsu-ready = Hotovo
senjutsu-defeated = Poražen
senjutsu-not-here = Ještě není na bojišti
senjutsu-hex = Pole
senjutsu-hand = Ruka
senjutsu-deck = Balíček
senjutsu-discard = Odkládací hromádka
senjutsu-removed = Odstraněné
senjutsu-poisons = Otravy
senjutsu-facedown = { $count ->
    [one] Ještě jedna leží lícem dolů.
    [few] Ještě { $count } leží lícem dolů.
   *[other] Ještě { $count } leží lícem dolů.
}
senjutsu-resolving = vyhodnocuje se
senjutsu-to-come = teprve přijde
senjutsu-entry = { $initiative }: { $name }, { $card }{ $section ->
    [0] { "" }
   *[other] , část { $section }
} { $state ->
    [over] (proběhlo)
    [now] (nyní)
   *[due] { "" }
}
senjutsu-your-hand = Tvá ruka
senjutsu-hand-empty = Tvá ruka je prázdná.
senjutsu-cannot = nyní nelze vybrat
senjutsu-offered = Karty na výběr
senjutsu-sections = Části karty
senjutsu-foreseen-at-once = Při zahrání
senjutsu-foreseen-initiative = Iniciativa { $values }
senjutsu-foreseen-hits = zasáhne: { $name }{ $wounds ->
    [0] { "" }
    [one] , 1 zranění
   *[other] , { $wounds } zranění
}{ $bleeding ->
    [0] { "" }
   *[other] , krvácení
}
senjutsu-foreseen-nobody = tam, kde nyní stojí, nezasáhne nikoho
senjutsu-foreseen-blocks = uzavírá { $count ->
    [one] hex
    [few] { $count } hexy
   *[other] { $count } hexů
}
senjutsu-foreseen-reaches = dosáhne na: { $names }
senjutsu-foreseen-places = může skončit na { $count } hexech: na jeden ukažte
senjutsu-foreseen-costs = za { $count } soustředění
senjutsu-foreseen-success = jen po úspěchu

## L5R: stůl

l5r-word = { $name ->
    [military] vojenská
    [political] politická
    [glory] sláva
    [fate] osud
    [honor] čest
    [strength] síla
    [influence] vliv
   *[other] { $name }
}
l5r-type = { $type ->
    [character] Postava
    [attachment] Doplněk
    [event] Událost
    [holding] Místo
    [province] Provincie
    [stronghold] Pevnost
    [role] Role
   *[other] { $type }
}
l5r-clan = { $clan ->
    [crab] Krab
    [crane] Jeřáb
    [dragon] Drak
    [lion] Lev
    [phoenix] Fénix
    [scorpion] Štír
    [unicorn] Jednorožec
   *[neutral] Neutrální
}
l5r-element = { $ring ->
    [air] Vzduch
    [earth] Země
    [fire] Oheň
    [void] Prázdnota
    [water] Voda
   *[other] { $ring }
}
l5r-ring = { $ring ->
    [air] Kruh vzduchu
    [earth] Kruh země
    [fire] Kruh ohně
    [void] Kruh prázdnoty
    [water] Kruh vody
   *[other] { $ring }
}
l5r-figure = { l5r-word } { $value }
l5r-fate = osud: { $count }
l5r-honor = čest: { $count }
l5r-cost = cena v osudu: { $count }
l5r-influence = vliv { $count }
l5r-unique = jedinečná
l5r-honored = poctěná
l5r-dishonored = zneuctěná
l5r-bowed = v úkloně
l5r-broken = zpustošená
l5r-facedown = lícem dolů
l5r-attacked = napadená
l5r-evaded = obejitá skrytostí
l5r-first = První hráč
l5r-bid = Sázka { $count }
l5r-bid-about = Číselník cti ukazuje poslední sázku
l5r-conflicts-left = { $count ->
    [0] nezbývá žádný konflikt
    [one] zbývá 1 konflikt
    [few] zbývají { $count } konflikty
   *[other] zbývá { $count } konfliktů
}
l5r-left = zbývá { $count }
l5r-favor = { $type ->
    [military] Císařská přízeň, vojenská strana
   *[political] Císařská přízeň, politická strana
}
l5r-home-of = { $name }, doma
l5r-nobody-at-home = nikdo doma
l5r-provinces-of = Provincie, { $name }
l5r-province = Provincie { $number }
l5r-province-unplaced = provincie, která se teprve položí
l5r-stronghold-province = Provincie pod pevností
l5r-facedown-province = provincie lícem dolů
l5r-piles-of = Balíčky, { $name }
l5r-pile = { $zone ->
    [dynasty-deck] Balíček dynastie
    [dynasty-discard] Odhozené karty dynastie
    [conflict-deck] Balíček konfliktu
    [conflict-discard] Odhozené karty konfliktu
   *[removed] Odstraněné ze hry
} ({ $count })
l5r-pile-unknown = Na tyto karty se nikdo nesmí dívat.
l5r-ring-does = { $ring ->
    [air] vzít 1 cti, nebo získat 2
    [earth] líznout 1, oni odhodí 1
    [fire] poctít nebo zneuctít postavu
    [void] odebrat 1 osudu
   *[water] narovnat nebo sklonit postavu
}
l5r-hand-of = { $name }, karet v ruce: { $count }
l5r-hand-empty = žádné karty v ruce
l5r-rings = Kruhy
l5r-contested = { $type ->
    [military] bojuje se o něj, vojensky
   *[political] bojuje se o něj, politicky
}
l5r-contested-ring = bojuje se o něj
l5r-being-declared = vyhlašuje se
l5r-claimed = získal: { $name }
l5r-unclaimed = volný
l5r-dial-is-set = { $name }: číselník je nastaven.
l5r-dial-is-open = { $name } ještě vybírá.
l5r-duel = { $type ->
    [military] Vojenský souboj
    [glory] Souboj slávy
   *[political] Politický souboj
}
l5r-duel-sum = dovednost a sázka
l5r-duel-won = vítězí
l5r-against = proti
l5r-conflict = { $type ->
    [military] Vojenský konflikt
   *[political] Politický konflikt
}
l5r-attacking = { $name } útočí
l5r-defending = { $name } brání
l5r-nobody = nikdo
l5r-to-break = { $count ->
    [0] stačí ke zpustošení provincie
   *[other] ke zpustošení chybí { $count }
}
l5r-province-broken = provincie je zpustošená
l5r-conflict-won = { $name } vítězí o { $difference }{ $unopposed ->
    [yes] , bez odporu
   *[no] { "" }
}
l5r-being-played = hraje se
l5r-lasting = Co po nějakou dobu platí
l5r-click-characters = Vyber postavy na stole.
l5r-click-board = Vyber na stole.
l5r-choose-attackers = { $count ->
    [0] Zaútočit
    [one] Zaútočit 1 postavou
   *[other] Zaútočit { $count } postavami
}
l5r-choose-defenders = { $count ->
    [0] Nebránit
    [one] Bránit 1 postavou
   *[other] Bránit { $count } postavami
}
l5r-choose-evaded = { $count ->
    [0] Neobejít nikoho
    [one] Obejít 1 postavu
    [few] Obejít { $count } postavy
   *[other] Obejít { $count } postav
}
l5r-phase = { $phase ->
    [dynasty] Fáze dynastie
    [draw] Fáze dobírání
    [conflict] Fáze konfliktu
    [fate] Fáze osudu
    [regroup] Fáze přeskupení
   *[other] { $phase }
}

## Imperium: karty a stůl

fact-box = Krabice
fact-module = Patří k
fact-suits = Barva
fact-type-icons = Symboly
fact-header = Druh
fact-state = Zřízení
fact-starting-location = Začíná v
fact-player-count = Počet hráčů
fact-development-cost = Cena rozvoje
fact-victory-points = Vítězné body
fact-copies = Kopie
fact-material = materiál
fact-population = obyvatelstvo
fact-progress = pokrok
fact-race = Rasa
fact-loyalty = Věrnost
fact-power = Síla
fact-powers = Síla v zónách
fact-health = Životy
fact-dominance = Nadvláda
fact-quantity = Kopie v sadě
imperium-word = { $name ->
    [material] materiál
    [population] obyvatelstvo
    [progress] pokrok
    [actions] akce
    [exhausts] žetony vyčerpání
    [barbarian] barbaři
    [empire] říše
    [city] město
    [metropolis] metropole
    [scroll] svitek
    [knight] rytíř
    [mask] maska
    [production] produkce
    [river] řeka
    [fertile] úrodná země
   *[other] { $name }
}
imperium-tokens = { $name ->
    [actions] { $count ->
        [one] 1 akce
        [few] { $count } akce
       *[other] { $count } akcí
    }
    [exhausts] { $count ->
        [one] 1 žeton vyčerpání
        [few] { $count } žetony vyčerpání
       *[other] { $count } žetonů vyčerpání
    }
   *[other] { imperium-word }: { $count }
}
imperium-suit = { $suit ->
    [region] Region
    [uncivilised] Necivilizovaná
    [civilised] Civilizovaná
    [tributary] Poplatník
    [fame] Sláva
    [unrest] Nepokoje
    [power] Moc
   *[none] Bez barvy
}
imperium-header = { $name ->
    [pinned] zůstává ve hře
    [attack] útok
    [permanent] trvalá
    [state] karta zřízení
   *[other] { $name }
}
imperium-state = { $state ->
    [empire] Říše
   *[barbarian] Barbaři
}
imperium-needs-state = { $state ->
    [empire] Hraje ji jen říše
   *[barbarian] Hrají ji jen barbaři
}
imperium-side = strana { $side }
imperium-nation = { $nation ->
    [carthaginians] Kartaginci
    [celts] Keltové
    [greeks] Řekové
    [macedonians] Makedonci
    [persians] Peršané
    [romans] Římané
    [scythians] Skythové
    [vikings] Vikingové
    [arthurians] Artušovci
    [atlanteans] Atlanťané
    [egyptians] Egypťané
    [mauryans] Maurjové
    [minoans] Mínojci
    [olmecs] Olmékové
    [qin] Čchin
    [utopians] Utopisté
   *[other] { $nation }
}
imperium-commons = Společná karta
imperium-players = hráčů: { $players }
imperium-points-printed = { $points ->
    [variable] proměnlivé vítězné body
    [conditional] podmíněné vítězné body
    [one] 1 vítězný bod
   *[other] vítězné body: { $points }
}
imperium-develop-cost = Cena rozvoje:
imperium-nothing = nic
imperium-exhausted = vyčerpaná
imperium-garrisoned = v posádce: { $count }
imperium-garrison-of = Pod kartou { $card }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
imperium-garrison-more = ještě { $count }
imperium-unrest-beneath = pod ní nepokoje
imperium-resolving = hraje se
imperium-first = První hráč: slunovrat přijde před jeho příštím tahem
imperium-zone = { $zone ->
    [unrest] Hromádka nepokojů
    [fame] Sláva
    [regions] Regiony
    [uncivilised] Necivilizované
    [civilised] Civilizované
    [main] Hlavní balíček
    [market] Trh
    [exile] Vyhnanství
    [hand] Ruka
    [deck] Balíček
    [discard] Odhozené
    [play] Herní oblast
    [history] Historie
    [sunken] Potopené
    [nation] Balíček národa
    [development] Rozvoj
   *[other] { $zone }
}
imperium-pile = { $label } ({ $count })
imperium-piles-of = Balíčky a hromádky, { $name }
imperium-unknown = { $count ->
    [one] Na 1 kartu se tu nesmíš podívat.
    [few] Na { $count } karty se tu nesmíš podívat.
   *[other] Na { $count } karet se tu nesmíš podívat.
}
imperium-hand-of = { $name }, karet v ruce: { $count }, dobírá se do { $size }
imperium-hand-empty = žádné karty v ruce
imperium-unfold = Podívat se blíž
imperium-area-of = Herní oblast, { $name }
imperium-scores = Vítězné body
imperium-scores-final = Vše, co se počítalo.
imperium-scores-known = Podle toho, co vidíš: neznámé karty se nepočítají.
imperium-score-known = { $points ->
    [one] 1 viditelný bod
   *[other] viditelné body: { $points }
}
imperium-score-of = Body: { $name }
imperium-score-unknown = { $count ->
    [one] 1 kartu, která se počítá, neznáš.
    [few] { $count } karty, které se počítají, neznáš.
   *[other] { $count } karet, které se počítají, neznáš.
}
imperium-wins = vítězí
imperium-rounds-left = { $count ->
    [one] Toto je poslední kolo
   *[other] Hra končí po příštím kole
}

## Hodnoty na kartách

value-stronghold = Pevnost
value-province = Provincie
value-holding = Místo
value-character = Postava
value-attachment = Doplněk
value-event = Událost
value-role = Role
value-dynasty = Dynastie
value-conflict = Konflikt
value-crab = Krab
value-crane = Jeřáb
value-dragon = Drak
value-lion = Lev
value-phoenix = Fénix
value-scorpion = Štír
value-unicorn = Jednorožec
value-neutral = Neutrální
value-air = Vzduch
value-earth = Země
value-fire = Oheň
value-void = Prázdnota
value-water = Voda
value-seeker = Hledač
value-keeper = Strážce
value-core-set = Základní sada
value-core = Základní
value-attack = Útok
value-defence = Blokování
value-meditation = Meditace
value-poison = Otrava
value-core-ability = Základní karta schopnosti
value-core-weapon = Základní karta zbraně
value-signature = Charakteristická karta
value-common = Běžná karta
value-solo = Sólová
value-ronin = Rónin
value-warrior = Válečnice
value-master = Mistr
value-student = Učedník
value-weapon = Zbraň
value-instant = Okamžitá
value-instant-additional = Okamžitá doplňková
value-instant-replacement = Okamžité nahrazení
value-prepared = Připravená
value-range = Dosah
value-nightmare = Noční můra
value-bushido = Bušidó
value-wood = Dřevo
value-steel = Ocel
value-gold = Zlato
value-jade = Nefrit
value-both = Obě krabice
value-classics = Classics
value-legends = Legends
value-commons = Společné karty
value-carthaginians = Kartaginci
value-celts = Keltové
value-greeks = Řekové
value-macedonians = Makedonci
value-persians = Peršané
value-romans = Římané
value-scythians = Skythové
value-vikings = Vikingové
value-arthurians = Artušovci
value-atlanteans = Atlanťané
value-egyptians = Egypťané
value-mauryans = Maurjové
value-minoans = Mínojci
value-olmecs = Olmékové
value-qin = Čchin
value-utopians = Utopisté
value-fame = Sláva
value-unrest = Nepokoje
value-civilised = Civilizovaná
value-uncivilised = Necivilizovaná
value-region = Region
value-tributary = Poplatník
value-power = Moc
value-state = Karta zřízení
value-pinned = Zůstává ve hře
value-permanent = Trvalá
value-state-card = Karta zřízení
value-in-play = Ve hře
value-accession = Nástup
value-development = Rozvoj
value-nation = Balíček národa
value-deck = Balíček
value-supply = Zásoba
value-barbarian = Barbaři
value-empire = Říše
value-invasion-empire = Impérium
value-invasion-warrior = Válečník
value-variable = Proměnlivé
value-conditional = Podmíněné
value-metropolis = Metropole
value-city = Město
value-knight = Rytíř
value-production = Produkce
value-fertile = Úrodná země
value-river = Řeka
value-mask = Maska
value-scroll = Svitek
value-unit = Jednotka
value-support = Podpora
value-tactic = Taktika
value-quest = Výprava
value-legend = Legenda
value-fulcrum = Opora
value-dwarf = Trpaslík
value-high-elf = Vznešený elf
value-chaos = Chaos
value-orc = Ork
value-dark-elf = Temný elf

## Kde karty leží

zone-hand = Ruka
zone-deck = Balíček
zone-discard = Odkládací hromádka
zone-play = Ve hře
zone-removed = Odstraněné ze hry
zone-dynasty-deck = Balíček dynastie
zone-conflict-deck = Balíček konfliktu
zone-dynasty-discard = Odhozené karty dynastie
zone-conflict-discard = Odhozené karty konfliktu
zone-being-played = Hraje se
zone-stronghold = Pevnost
zone-role = Role
zone-provinces = Provincie
zone-holdings = Místa
zone-province-1 = V provincii 1
zone-province-2 = V provincii 2
zone-province-3 = V provincii 3
zone-province-4 = V provincii 4
zone-chosen = Vybraná
zone-revealed = Ve hře
zone-lasting = Zůstává ve hře
zone-poisons = Balíček otrav
zone-piles = Sólové karty
zone-unrest = Hromádka nepokojů
zone-fame = Balíček slávy
zone-regions = Regiony
zone-uncivilised = Necivilizované
zone-civilised = Civilizované
zone-main = Hlavní balíček
zone-market = Trh
zone-beneath = Pod kartou na trhu
zone-exile = Vyhnanství
zone-box = V krabici
zone-other-sides = Druhé strany karet
zone-standing = Ve hře
zone-resolving = Hraje se
zone-garrison = Posádka
zone-history = Historie
zone-sunken = Potopené
zone-nation = Balíček národa
zone-development = Rozvoj
zone-kingdom = Království
zone-quest = Zóna výprav
zone-battlefield = Bojiště
zone-legend = Legenda
zone-fulcrum = Opory
zone-kept = Pod kartou
zone-being-developed = Stává se rozvojem

## Invasion: stůl

invasion-word = { $name ->
    [power] síla
    [hit_points] životy
    [resources] zdroje
    [dominance] nadvláda
    [kingdom] síla v království
    [quest] síla v zóně výprav
    [battlefield] síla na bojišti
   *[other] { $name }
}
invasion-type = { $type ->
    [unit] Jednotka
    [support] Podpora
    [attachment] Doplněk
    [tactic] Taktika
    [quest] Výprava
    [legend] Legenda
    [fulcrum] Opora
   *[other] { $type }
}
invasion-race-empire = Impérium
invasion-race-dwarf = Trpaslík
invasion-race-high-elf = Vznešený elf
invasion-race-chaos = Chaos
invasion-race-orc = Ork
invasion-race-dark-elf = Temný elf
invasion-race-neutral = Neutrální
invasion-figure = { invasion-word } { $value }
invasion-cost = { $loyalty ->
    [0] cena { $count }
   *[other] cena { $count }, věrnost { $loyalty }
}
invasion-loyalty = věrnost { $count }
invasion-unique = jedinečná
invasion-damage = poškození: { $count }
invasion-assigned = přidělené poškození: { $count }
invasion-resources = žetony zdrojů: { $count }
invasion-pool = zdroje k utracení: { $count }
invasion-dominance = nadvláda: { $count }
invasion-corrupted = zkažená
invasion-channels = soustředí
invasion-attacking = útočí
invasion-defending = brání
invasion-development = rozvoj
invasion-faceup-development = rozvoj lícem vzhůru
invasion-developments = rozvoj: { $count }
invasion-questing = na této výpravě
invasion-kept = karet pod ní: { $count }
invasion-zone = { $zone ->
    [kingdom] Království
    [quest] Zóna výprav
   *[battlefield] Bojiště
}
invasion-zone-of = { $zone ->
    [kingdom] Království
    [quest] Zóna výprav
   *[battlefield] Bojiště
}, { $name }
invasion-zone-damage = poškození: { $damage } z { $most }
invasion-burning = hoří
invasion-attacked = napadená
invasion-active = Tento hráč je na tahu
invasion-legend-of = Legenda, { $name }
invasion-fulcrums = Opory
invasion-pile = { $zone ->
    [deck] Balíček
   *[discard] Odhozené karty
} ({ $count })
invasion-pile-unknown = Na tyto karty se nikdo nesmí dívat.
invasion-hand-of = { $name }, karet v ruce: { $count }
invasion-hand-empty = žádné karty v ruce
invasion-turn = Tah { $turn }: { $name }
invasion-phase = { $phase ->
    [beginning] Začátek
    [kingdom] Království
    [quest] Výprava
    [capital] Hlavní město
    [channeling] Soustředění
    [battlefield] Bojiště
    [end] Konec
   *[other] { $phase }
}
invasion-chain = Řetěz akcí, první se vyhodnotí jako první
invasion-link = { $verb ->
    [develop] { $name } rozvíjí zónu{ $zone ->
        [kingdom] : království
        [quest] : zóna výprav
        [battlefield] : bojiště
       *[none] { "" }
    }
    [use] { $name } používá
   *[play] { $name } hraje{ $zone ->
        [kingdom] {" "}do království
        [quest] {" "}do zóny výprav
        [battlefield] {" "}na bojiště
       *[none] { "" }
    }
}
invasion-cancelled = zrušená
invasion-being-played = hraje se
invasion-combat = Boj: { $where }
invasion-attacks = { $name } útočí
invasion-defends = { $name } brání
invasion-against = proti
invasion-nobody = nikdo
invasion-target-declared = útočníci ještě nejsou vybráni
invasion-reaches = { $count ->
    [0] přes obránce nic neprojde
   *[other] prošlo by poškození: { $count }
}
invasion-comes = právě se udělí poškození: { $count }
invasion-zone-burns-already = už hoří a víc poškození nepřijme
invasion-click-units = Vyber jednotky na stole.
invasion-click-zone = Vyber na stole, na co útočíš.
invasion-choose-attackers = { $count ->
    [0] Neútočit
    [one] Zaútočit 1 jednotkou
   *[other] Zaútočit { $count } jednotkami
}
invasion-choose-defenders = { $count ->
    [0] Nebránit
    [one] Bránit 1 jednotkou
   *[other] Bránit { $count } jednotkami
}

## Co jsou věci na hracích plánech

explain-hand = Karty v ruce: vidí je jen jejich majitel.
explain-opponents = Více soupeřů: vidět je ten otevřený; stiskni jiného a uvidíš jeho stranu.
explain-l5r-player = Hráč: klan, čest, osud a co mu v tomto kole ještě zbývá.
explain-l5r-first = První hráč jedná první; po každém kole se žeton předává.
explain-l5r-favor = Císařova přízeň přidává majiteli 1 k součtu dovedností v konfliktech své strany.
explain-l5r-honor = S 25 cti vyhráváš, s 0 prohráváš.
explain-l5r-fate = Osudem se platí karty; žetony na postavě říkají, kolik kol zůstane.
explain-l5r-bid = Číselník cti: každé kolo oba vsadí 1 až 5, líznou tolik karet a vyšší sázka odevzdá rozdíl ve cti.
explain-l5r-conflicts = Každý hráč smí za kolo vyhlásit jeden vojenský a jeden politický konflikt; bledé jsou vyčerpané.
explain-l5r-rings = Pět kruhů: o jeden se vede každý konflikt a vítěz jej získá.
explain-l5r-ring =
    { $kind ->
        [air] Kdo s tímto kruhem útočí a vyhraje, smí vzít soupeři 1 čest, nebo získat 2.
        [earth] Kdo s tímto kruhem útočí a vyhraje, smí si líznout kartu; soupeř náhodně jednu odhodí.
        [fire] Kdo s tímto kruhem útočí a vyhraje, smí postavu poctít, nebo zneuctít.
        [void] Kdo s tímto kruhem útočí a vyhraje, smí z postavy odebrat 1 osud.
       *[water] Kdo s tímto kruhem útočí a vyhraje, smí postavu narovnat, nebo sklonit postavu bez osudu.
    }
explain-l5r-provinces = Provincie: když jsou tři zpustošené, lze útočit na pevnost. Karty na nich se kupují ve fázi dynastie.
explain-l5r-home = Domov: postavy ve hře, které se konfliktu neúčastní.
explain-l5r-piles = Dva balíčky a dvě odhazovací hromádky: karty dynastie pro provincie, karty konfliktu do ruky.
explain-l5r-pile =
    { $kind ->
        [dynasty-deck] Balíček dynastie: jeho karty plní provincie.
        [conflict-deck] Balíček konfliktu: jeho karty se lížou do ruky.
        [dynasty-discard] Karty dynastie, které opustily hru.
        [conflict-discard] Karty konfliktu zahrané nebo odhozené.
       *[other] Karty mimo hru.
    }
explain-l5r-conflict = Konflikt: obě strany sečtou dovednost připravených postav; vyšší součet vyhrává, remíza patří útočníkovi.
explain-l5r-totals = Dovednost útočníků a obránců právě teď, se vším, co ji mění.
explain-l5r-break = Provincie je zpustošena, vyhraje-li útočník alespoň o její sílu.
explain-l5r-duel = Souboj: dovednost plus tajná sázka; vyšší součet vyhrává.
explain-l5r-declaring = Vyhlašuje se konflikt: typ a kruh, provincie, útočníci.
explain-l5r-lasting = Účinek, který trvá a platí pro vše, co přijde, dokud neskončí.
explain-senjutsu-player = Bojovník: život, soustředění, postoj a karty.
explain-senjutsu-advantage = Výhoda: kdo je výš, rozhoduje remízy; kdo níž, vybírá a staví první.
explain-senjutsu-life = Život: plné tečky jsou zranění, která lze ještě utržit. Bez nich je bojovník poražen.
explain-senjutsu-focus = Soustředěním se platí karty a silnější účinky; nejvýše tři.
explain-senjutsu-kamae = Mapa Kamae: kroužek ukazuje postoj, šipky kam se smí změnit. Některé karty postoj vyžadují.
explain-senjutsu-states = Co bojovníka právě postihuje.
explain-senjutsu-piles = Balíček a odhozené. Kdo má líznout z prázdného balíčku, utrží zranění.
explain-senjutsu-initiative = Pořadí kola: karty se vyhodnocují od nejvyšší iniciativy po nejnižší.
explain-senjutsu-battlefield = Bojiště: hexy se šesti sousedy, bojovníci a terén.
explain-senjutsu-hex = Hex: bojovníci kráčejí z hexu na hex; útoky zasahují hexy z karty, ve směru pohledu bojovníka.
explain-senjutsu-figure = Bojovník: hrot ukazuje, kam se dívá, číslo jeho život.
explain-senjutsu-turn = Otočí figurku v jejím hexu o jednu stranu.
explain-senjutsu-offered = Karty z balíčku, ze kterých teď můžeš vybrat.
explain-senjutsu-terrain = Který kus terénu se položí.
explain-imperium-player = Národ: jeho stav, žetony a viditelné body.
explain-imperium-state = Barbaři, nebo říše: karty s druhým symbolem nelze zahrát z ruky.
explain-imperium-material = Materiálem se platí mnohé účinky a rozvoj.
explain-imperium-population = Obyvatelstvem se platí mnohé účinky; některé karty se ptají, kolik ho je.
explain-imperium-progress = Pokrok: na konci 1 bod za každý; platí jako 1 obyvatel nebo 2 materiály.
explain-imperium-actions = Žetony akcí: zahrání karty z ruky stojí jeden.
explain-imperium-exhausts = Žetony vyčerpání: použití účinku karty ve hře stojí jeden.
explain-imperium-points = Vítězné body, které jsou teď vidět; na konci vyhrává, kdo jich má nejvíc.
explain-imperium-market = Trh: karty, které smí získat každý. Pod mnohými leží nepokoje.
explain-imperium-play = Herní oblast: karty, které zůstávají ve hře; účinkují a lze je vyčerpat.
explain-imperium-piles = Balíčky a hromádky národa. Když balíček dojde, národ roste nebo se rozvíjí.
explain-imperium-pile =
    { $kind ->
        [deck] Tvůj balíček: dobíráš z něj do limitu ruky.
        [discard] Tvá odhazovací hromádka: stane se balíčkem, až ten dojde.
        [nation] Balíček národa: karta přijde, když dojde balíček; poslední tvoří říši.
        [development] Oblast rozvoje: říše platí, aby vzala jednu z těchto karet.
        [history] Historie: mimo hru, ale počítá se do bodů.
        [sunken] Potopená hromádka: tyto karty leží pod kartou moci.
        [unrest] Nepokoje: když tato hromádka dojde, hra se zhroutí a vyhrává nejméně nepokojů.
        [fame] Karty slávy za velké činy.
        [exile] Hromádka vyhnanství: karty, které opustily trh.
       *[other] Balíček, ze kterého se doplňuje trh.
    }
explain-imperium-choosing = Co tu zvolíš, platí celou hru; věta říká, jak se s tím hraje.
explain-imperium-garrison = Karty v posádce: leží pod touto a zatím jsou mimo balíček.
explain-imperium-ending = Konec se blíží: zbývá tolik kol, pak se sečtou body.
explain-imperium-score = Body národa podle toho, za co byly.
explain-invasion-player = Hráč: rasa, zdroje, karty.
explain-invasion-active = Na tahu je tento hráč.
explain-invasion-resources = Zdroji se platí karty; království jich dává každý tah tolik, kolik má síly.
explain-invasion-dominance = Nadvláda rozhoduje o vítězství v Kataklyzmatu; dávají ji opory.
explain-invasion-kingdom = Království: jeho síla je počet zdrojů získaných každý tah. Při plném poškození hoří.
explain-invasion-quest = Zóna výprav: její síla je počet karet líznutých každý tah. Při plném poškození hoří.
explain-invasion-battlefield = Bojiště: jednotky odsud útočí. Při plném poškození hoří; dvě hořící zóny prohrávají hru.
explain-invasion-developments = Rozvoje: karty lícem dolů. Každý dovolí zóně snést o 1 poškození víc.
explain-invasion-phases = Části tahu: zdroje, karty, hraní, útok.
explain-invasion-combat = Boj: obě strany udělí sílu svých bojujících jako poškození; obránci dřív než zóna.
explain-invasion-chain = Řetěz: akce odpovídají na sebe a poslední se vyhodnotí první.
explain-invasion-legend = Legenda na hlavním městě přidává sílu všem třem zónám; lze na ni útočit.
explain-invasion-fulcrums = Opory: kdo na ně úspěšně zaútočí, ovládá je a každý tah získává nadvládu.
explain-invasion-pile =
    { $kind ->
        [deck] Balíček: komu v něm nezbudou karty, prohrává.
       *[other] Odhazovací hromádka lícem nahoru, nejnovější navrchu.
    }

## Lessons

learn-title = Nauč se: { $game }
learn-about = Krátké lekce u skutečného stolu. Smíš zahrát každý platný tah; učitel řekne, k čemu vede.
learn-begin = Začít
learn-again = Znovu
learn-play = Zahrát celou hru
lesson-title = Lekce
lesson-number = Lekce { $number } z { $count }
lesson-done = hotovo
lesson-goal = Cíl
lesson-steps = Kroky
lesson-next = Další lekce
lesson-all = Všechny lekce
lesson-take-back = Vzít zpět
lesson-hint = Nápověda
lesson-start-over = Začít znovu
home-learn = Naučit se
