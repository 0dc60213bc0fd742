### Co říká stůl v Imperiu: otázky, možnosti, odmítnutí, průběh hry. Texty karet jsou jinde.
### Názvy karet a jména se neskloňují, proto stojí tam, kde stačí první pád.

## Otázky: příprava hry

choose-nation = Za který národ hraješ?
choose-side = Kterou stranu své karty moci použiješ? Novým hráčům se doporučuje strana B.

## Otázky: tah

choose-turn = Co v tomto tahu uděláš?
play-or-exhaust = Zahraj nebo vyčerpej kartu, nebo ukonči aktivaci.
place-token = Na kterou kartu na trhu položíš žeton?
discard-any = Které karty odhodíš, než si dobereš?
may-develop = Tvůj balíček je prázdný: zaplatíš za kartu rozvoje?
solstice-order = Slunovrat: který efekt vyhodnotíš jako další?
respond-or-pass = Použiješ teď kartu?

## Otázky: efekty

which-to-discard =
    { $card ->
        [none] Co odhodíš?
       *[other] { CARD($card) }: co odhodíš?
    }
which-to-abandon =
    { $card ->
        [none] Co opustíš?
       *[other] { CARD($card) }: co opustíš?
    }
which-to-recall =
    { $card ->
        [none] Co povoláš zpět?
       *[other] { CARD($card) }: co povoláš zpět?
    }
which-to-history =
    { $card ->
        [none] Co dáš do své historie?
       *[other] { CARD($card) }: co dáš do své historie?
    }
which-to-sink =
    { $card ->
        [none] Co potopíš?
       *[other] { CARD($card) }: co potopíš?
    }
which-to-exile =
    { $card ->
        [none] Co pošleš do vyhnanství?
       *[other] { CARD($card) }: co pošleš do vyhnanství?
    }
which-to-take =
    { $card ->
        [none] Co si vezmeš do ruky?
       *[other] { CARD($card) }: co si vezmeš do ruky?
    }
which-to-deck =
    { $card ->
        [none] Co dáš navrch svého balíčku?
       *[other] { CARD($card) }: co dáš navrch svého balíčku?
    }
which-to-return =
    { $card ->
        [none] Které nepokoje vrátíš na jejich hromádku?
       *[other] { CARD($card) }: které nepokoje vrátíš na jejich hromádku?
    }
which-to-garrison =
    { $card ->
        [none] Co dáš do posádky?
       *[other] { CARD($card) }: co dáš do posádky?
    }
garrison-where =
    { $card ->
        [none] Ve kterém regionu?
       *[other] { CARD($card) }: ve kterém regionu?
    }
acquire =
    { $card ->
        [none] Kterou kartu získáš?
       *[other] { CARD($card) }: kterou kartu získáš?
    }
break-through =
    { $card ->
        [none] Ke které kartě prorazíš?
       *[other] { CARD($card) }: ke které kartě prorazíš?
    }
exile-from-market =
    { $card ->
        [none] Která karta z trhu jde do vyhnanství?
       *[other] { CARD($card) }: která karta z trhu jde do vyhnanství?
    }
swap-out =
    { $card ->
        [none] Která karta opustí trh?
       *[other] { CARD($card) }: která karta opustí trh?
    }
swap-in =
    { $card ->
        [none] Která karta z vyhnanství ji nahradí?
       *[other] { CARD($card) }: která karta z vyhnanství ji nahradí?
    }
name-suit =
    { $card ->
        [none] Kterou barvu jmenuješ?
       *[other] { CARD($card) }: kterou barvu jmenuješ?
    }
develop =
    { $card ->
        [none] Kterou kartu rozvineš?
       *[other] { CARD($card) }: kterou kartu rozvineš?
    }
how-to-pay =
    { $card ->
        [none] Jak zaplatíš?
       *[other] { CARD($card) }: jak zaplatíš?
    }
pay-up-to =
    { $card ->
        [none] Kolik pokroku zaplatíš, nejvýše { $most }?
       *[other] { CARD($card) }: kolik pokroku zaplatíš, nejvýše { $most }?
    }
draw-up-to =
    { $card ->
        [none] Kolik karet si dobereš, nejvýše { $most }?
       *[other] { CARD($card) }: kolik karet si dobereš, nejvýše { $most }?
    }
take-fame =
    { $card ->
        [none] Kterou kartu slávy si vezmeš?
       *[other] { CARD($card) }: kterou kartu slávy si vezmeš?
    }
put-back =
    { $card ->
        [none] V jakém pořadí karty vrátíš? První bude navrchu.
       *[other] { CARD($card) }: v jakém pořadí karty vrátíš? První bude navrchu.
    }
find =
    { $card ->
        [none] Kterou kartu najdeš?
       *[other] { CARD($card) }: kterou kartu najdeš?
    }
play-card =
    { $card ->
        [none] Kterou kartu zahraješ?
       *[other] { CARD($card) }: kterou kartu zahraješ?
    }
give-card =
    { $card ->
        [none] Kterou kartu dáš?
       *[other] { CARD($card) }: kterou kartu dáš?
    }
give-progress =
    { $card ->
        [none] Dáš 1 pokrok, aby tvůj útok platil?
       *[other] { CARD($card) }: dáš 1 pokrok, aby tvůj útok platil?
    }
treat-icon =
    { $card ->
        [none] Na které kartě?
       *[other] { CARD($card) }: na které kartě?
    }
borrow-exhaust =
    { $card ->
        [none] Čí kartu použiješ?
       *[other] { CARD($card) }: čí kartu použiješ?
    }
regain-exhaust =
    { $card ->
        [none] Odkud se vrátí žeton vyčerpání?
       *[other] { CARD($card) }: odkud se vrátí žeton vyčerpání?
    }
swap-with-nation =
    { $card ->
        [none] Která karta jde na balíček národa?
       *[other] { CARD($card) }: která karta jde na balíček národa?
    }
fewer-masks =
    { $card ->
        [none] Vyčerpáš ji a odhodíš o 1 masku méně?
       *[other] { CARD($card) }: vyčerpáš ji a odhodíš o 1 masku méně?
    }

## Možnosti

activate = Aktivovat: hrát karty a používat efekty vyčerpání
innovate = Inovovat: odhodit ruku a prorazit k jedné kartě
revolt = Vzbouřit se: vrátit nepokoje z ruky
side-a = Strana A
side-b = Strana B
uncivilised = Necivilizovaná
civilised = Civilizovaná
region = Region
tributary = Poplatník
carthaginians = Kartaginci
celts = Keltové
greeks = Řekové
macedonians = Makedonci
persians = Peršané
romans = Římané
scythians = Skythové
vikings = Vikingové
arthurians = Artušovci
atlanteans = Atlanťané
egyptians = Egypťané
mauryans = Maurjové
minoans = Mínojci
olmecs = Olmékové
qin = Čchin
utopians = Utopisté
move-play = Zahrát { CARD($card) }
move-use = Vyčerpat { CARD($card) }
move-respond = Použít { CARD($card) }
move-resolve =
    { $text ->
        [none] { CARD($card) }
       *[other] { CARD($card) }: { $text }
    }
move-option =
    { $text ->
        [none] Možnost { $detail }
       *[other] { $text }
    }
move-face-down =
    { $detail ->
        [region] Vrchní karta balíčku regionů
        [uncivilised] Vrchní karta necivilizovaného balíčku
        [civilised] Vrchní karta civilizovaného balíčku
        [tributary] První poplatník v hlavním balíčku
       *[other] První karta tohoto druhu v hlavním balíčku
    }
move-pay = materiál { $detail }, obyvatelstvo { $detail2 }, pokrok { $detail3 }

## Odmítnutí

not-yours = je to karta jiného hráče
not-your-turn = nejsi na tahu
not-activating = v tomto tahu neaktivuješ
not-in-hand = nemáš ji v ruce
no-exhaust-effect = nemá efekt vyčerpání
already-exhausted = už na ní leží žeton vyčerpání
no-exhaust-token = na kartě zřízení nemáš žeton vyčerpání
no-action-token = na kartě zřízení nemáš žeton akce
already-free-played = v tomto tahu už byla zahrána bez akce
condition-not-met = její vlastní podmínka není splněna
cannot-pay = nemůžeš zaplatit, co stojí
never-played = je to karta, která se nikdy nehraje
wrong-state =
    { $state ->
        [empire] má symbol říše, a vy jste barbaři
       *[other] má symbol barbarů, a vy jste říše
    }

## Průběh hry

turn-began =
    { $how ->
        [activate] { $seat } aktivuje.
        [innovate] { $seat } inovuje.
       *[other] { $seat } se bouří.
    }
played = { $seat } hraje { CARD($card) }.
exhausted = { $seat } vyčerpává { CARD($card) }.
obtained =
    { $how ->
        [acquire] { $seat } získává { CARD($card) }.
       *[other] { $seat } proráží ke kartě { CARD($card) }.
    }
unrest-returned = { $seat } vrací nepokoje.
unrest-taken = { $seat } si bere nepokoje.
gained = { $seat }:{ more-material }{ more-population }{ more-progress }{ more-actions }.
more-material =
    { $material ->
        [0] { "" }
       *[other] { " +" }{ $material } materiál
    }
more-population =
    { $population ->
        [0] { "" }
       *[other] { " +" }{ $population } obyvatelstvo
    }
more-progress =
    { $progress ->
        [0] { "" }
       *[other] { " +" }{ $progress } pokrok
    }
more-actions =
    { $actions ->
        [0] { "" }
        [one] { " +" }{ $actions } akce
        [few] { " +" }{ $actions } akce
       *[other] { " +" }{ $actions } akcí
    }
paid = { $seat }:{ less-material }{ less-population }{ less-progress }.
less-material =
    { $material ->
        [0] { "" }
       *[other] { " -" }{ $material } materiál
    }
less-population =
    { $population ->
        [0] { "" }
       *[other] { " -" }{ $population } obyvatelstvo
    }
less-progress =
    { $progress ->
        [0] { "" }
       *[other] { " -" }{ $progress } pokrok
    }
sunk = { $seat } potápí { CARD($card) }.
deck-emptied = Balíček je prázdný: { $seat }.
left-play = { CARD($card) } ({ $seat }) opouští hru.
moved =
    { $how ->
        [discard] { $seat } odhazuje { CARD($card) }.
        [abandon] { $seat } opouští { CARD($card) }.
        [recall] { $seat } povolává zpět { CARD($card) }.
        [history] { $seat } dává do historie { CARD($card) }.
        [exile] { $seat } posílá do vyhnanství { CARD($card) }.
        [take] { $seat } si bere do ruky { CARD($card) }.
        [deck] { $seat } dává navrch balíčku { CARD($card) }.
        [garrison] { $seat } dává do posádky { CARD($card) }.
        [nation] { $seat } si bere z balíčku národa { CARD($card) }.
        [fame] { $seat } si bere z balíčku slávy { CARD($card) }.
        [onto-nation] { $seat } pokládá na balíček národa { CARD($card) }.
        [given] { $seat } dostává { CARD($card) }.
       *[other] { $seat } přesouvá { CARD($card) }.
    }
drew = { $seat } si dobírá { CARD($cards) }.
stole =
    { $resource ->
        [material] { $seat } krade materiál ({ $amount }), okradený: { $victim }.
        [population] { $seat } krade obyvatelstvo ({ $amount }), okradený: { $victim }.
       *[progress] { $seat } krade pokrok ({ $amount }), okradený: { $victim }.
    }
gave =
    { $resource ->
        [material] { $seat } dává materiál ({ $amount }), příjemce: { $taker }.
        [population] { $seat } dává obyvatelstvo ({ $amount }), příjemce: { $taker }.
       *[progress] { $seat } dává pokrok ({ $amount }), příjemce: { $taker }.
    }
placed =
    { $resource ->
        [material] { $seat } pokládá materiál ({ $amount }) na kartu { CARD($card) }.
        [population] { $seat } pokládá obyvatelstvo ({ $amount }) na kartu { CARD($card) }.
       *[progress] { $seat } pokládá pokrok ({ $amount }) na kartu { CARD($card) }.
    }
revealed = Odkrývá se { CARD($card) }.
became-empire = { $seat } se stává říší.
reshuffled = { $seat } zamíchává odkládací hromádku do nového balíčku.
developed = { $seat } rozvíjí { CARD($card) }.
end-triggered = { $seat } spouští závěrečné počítání: dohraje se toto kolo a pak ještě jedno.
scored =
    { $points ->
        [one] { $seat } má { $points } vítězný bod.
        [few] { $seat } má { $points } vítězné body.
       *[other] { $seat } má { $points } vítězných bodů.
    }

## Konec hry

reason-most-points = nejvíce vítězných bodů
reason-collapse = hromádka nepokojů došla, a počítá se, kdo má nepokojů nejméně
reason-stopped = trvalo to příliš dlouho

## Místa a údaje

zone-unrest = hromádka nepokojů
zone-fame = balíček slávy
zone-regions = balíček regionů
zone-uncivilised = necivilizovaný balíček
zone-civilised = civilizovaný balíček
zone-main = hlavní balíček
zone-market = trh
zone-beneath = nepokoje pod trhem
zone-exile = vyhnanství
zone-box = krabice
zone-other-sides = druhé strany
zone-hand = ruka
zone-deck = balíček
zone-discard = odkládací hromádka
zone-play = herní oblast
zone-standing = karta moci
zone-resolving = vyhodnocuje se
zone-garrison = posádky
zone-history = historie
zone-sunken = potopené
zone-nation = balíček národa
zone-development = oblast rozvoje
field-controller = { "" }
field-serial = { "" }
field-exhausted = vyčerpaná
field-garrison = posádka
field-material = materiál
field-population = obyvatelstvo
field-progress = pokrok
field-beneath = nepokoje pod kartou
    .mark = s nepokoji
field-slot = { "" }
field-nation-name = národ
field-empire = říše
field-actions = akce
field-exhausts = žetony vyčerpání
field-nation-exhausted = balíček národa je vyčerpaný
field-development-exhausted = oblast rozvoje je vyčerpaná
field-crowned = vyhodnotil Krále králů
field-hand-size = velikost ruky
field-state = zřízení
field-first = první hráč
field-active = na tahu
field-doing = tah
field-round = kolo
field-rounds-left = zbývající kola
field-box = krabice
field-module = patří k
field-suits = barvy
field-type-icons = symboly
field-header = druh
field-starting-location = začíná v
field-player-count = hráčů
field-development-cost = cena rozvoje
field-victory-points = vítězné body
field-copies = kopie
field-side = strana

## Přehled tahu

chart-turn = Tah
chart-turn-choose = Aktivace, inovace, nebo vzpoura
chart-turn-activate = Hraní karet a efekty vyčerpání
chart-turn-innovate = Odhození ruky a průlom
chart-turn-revolt = Vrácení nepokojů
chart-clean-up = Úklid
chart-clean-up-1 = Žeton na trh
chart-clean-up-2 = Návrat žetonů akcí a vyčerpání
chart-clean-up-3 = Odhození libovolného počtu karet
chart-clean-up-4 = Doplnění ruky
chart-clean-up-exhaustion = Prázdný balíček: rozvoj
chart-solstice = Slunovrat
chart-solstice-effects = Efekty slunovratu

## Co je na kartách

field-set = sada
field-number = číslo
value-set-both = Obě krabice
value-set-classics = Classics
value-set-legends = Legends
value-box-both = Obě krabice
value-box-classics = Classics
value-box-legends = Legends
value-module-commons = Společné karty
value-module-carthaginians = { carthaginians }
value-module-celts = { celts }
value-module-greeks = { greeks }
value-module-macedonians = { macedonians }
value-module-persians = { persians }
value-module-romans = { romans }
value-module-scythians = { scythians }
value-module-vikings = { vikings }
value-module-arthurians = { arthurians }
value-module-atlanteans = { atlanteans }
value-module-egyptians = { egyptians }
value-module-mauryans = { mauryans }
value-module-minoans = { minoans }
value-module-olmecs = { olmecs }
value-module-qin = { qin }
value-module-utopians = { utopians }
value-suits-fame = sláva
value-suits-unrest = nepokoje
value-suits-civilised = civilizovaná
value-suits-region = region
value-suits-tributary = poplatník
value-suits-uncivilised = necivilizovaná
value-suits-power = moc
value-header-power = moc
value-header-state = karta zřízení
value-header-attack = útok
value-header-pinned = zůstává ve hře
value-header-permanent = trvalá
value-starting-location-commons = společné karty
value-starting-location-state-card = karta zřízení
value-starting-location-in-play = ve hře
value-starting-location-accession = nástup
value-starting-location-development = rozvoj
value-starting-location-nation = balíček národa
value-starting-location-deck = balíček
value-starting-location-supply = zásoba
value-victory-points-variable = proměnlivé
value-victory-points-conditional = podmíněné
value-side-barbarian = barbaři
value-side-empire = říše
value-state-barbarian = barbaři
value-state-empire = říše
value-type-icons-metropolis = metropole
value-type-icons-knight = rytíř
value-type-icons-production = produkce
value-type-icons-fertile = úrodná země
value-type-icons-river = řeka
value-type-icons-mask = maska
value-type-icons-city = město
value-type-icons-scroll = svitek

## Jak se otevírá stůl

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
option-commons-classics = Classics
option-commons-legends = Legends

## Stůl v terminálu

board-round = Kolo { $round }
board-turn = na tahu: { $name }
board-first = první hráč: { $name }
board-rounds-left =
    { $count ->
        [one] poslední kolo
       *[other] předposlední kolo
    }
board-player = { $name }, { $nation }
board-you = { $name } (ty)
board-state =
    { $state ->
        [empire] říše
       *[barbarian] barbaři
    }
board-material = materiál { $count }
board-population = obyvatelstvo { $count }
board-progress = pokrok { $count }
board-actions = akce { $count }
board-exhausts = žetony vyčerpání { $count }
board-points =
    { $unknown ->
        [0] body { $count }
       *[other] viditelné body { $count }
    }
board-count = { $zone } { $count }
board-facedown = lícem dolů { $count }
board-unrest-beneath = pod ní nepokoje
board-garrison = posádka: { LIST($cards) }
board-exhausted = vyčerpaná

## Jak se jmenují boti

bot-name-1 = Marcus
bot-name-2 = Darius
bot-name-3 = Leonidas
bot-name-4 = Ashoka

## Průvodce národy

guide =
    { $complexity ->
        [low] { $name } (snadno se hraje): { $guide }
        [high] { $name } (náročný): { $guide }
       *[unknown] { $name }: { $guide }
    }
guide-carthaginians = Obchod a materiál: karta moci, Karavany a Obchodní lodě využívají to, co leží na trhu. Jako říše berou Sloni a Hegemonie karty z trhu a Monopol dává nechtěné karty ostatním.
guide-celts = Útoční, bez Prosperity: Druidové přinášejí necivilizované karty, Krádež dobytka materiál a Keltská inovace dává nepokoje ostatním.
guide-greeks = Města a vzdělanost: Osadníci a Řečtí žoldnéři pomáhají rané expanzi; jako říše využívá Maják karty ve vyhnanství.
guide-macedonians = Především expanze: regiony a obě karty Alexandra, které dobývají i v době říše. Falanga pomáhá Slávě ke kartám slávy.
guide-persians = Poddaní a regiony: říši budují jiné národy. Beranidlo dál bere karty z trhu a Perské zlato přináší pokrok a ostatním nepokoje.
guide-romans = Dobývání a Sláva: regiony se mění ve slávu. Jako říše udržují Legie dobývání a Chléb a hry mírní nepokoje.
guide-scythians = Široké území: Kočovníci, Stany a Jízdní lučištníci mění regiony v materiál a jako říše přináší Sláva karty slávy.
guide-vikings = Nikdy nejsou říší a nemají historii: balíček národa nic nestojí, ale má vlastní pořadí, a Ságy drží balíček malý.
guide-arthurians = Nikdy nejsou říší: rytíři v posádkách plní výpravy, až najdou Grál, což ukončí hru. Balíček národa vede k bitvě Gwaith Camlan.
guide-atlanteans = Říše od začátku: hned mají civilizované karty, ale musí dbát o příjem. Regiony se potápějí v Potopě a Mýty a legendy mění potopené ve slávu.
guide-egyptians = Stavitelé s mnoha kartami rozvoje, jejichž pořadí je třeba plánovat. Záplava Nilu potřebuje ve hře regiony s řekou.
guide-mauryans = Zpočátku sloni berou regiony a poddané; jako říše volí mezi dalším dobýváním se Slávou a mírnou cestou Ašóky.
guide-minoans = Pokrok platí rozvoj. Hromadí jej Hrnčířství, ale opuštěné říší se už nezahraje; více dávají Odvodnění a Labyrint.
guide-olmecs = Bez Prosperity, Slávy a Dobývání: masky dobírají karty, platí jiné efekty a v historii mají hodnotu bodů.
guide-qin = Těžká rozhodnutí: vládci potřebují Nebeský mandát, konfucianismus a legismus se vylučují a Dlouhé zdi soupeří s jinými kartami rozvoje.
guide-utopians = Jiní než všichni: bez balíčku národa a bez rozvoje, zato s cestou do Šangri-la, která ukončí hru, když se jim to hodí.
