### Co mówi stół w Imperium: pytania, możliwości, odmowy, przebieg gry. Teksty kart są gdzie indziej.
### Nazw kart i imion się nie odmienia, dlatego stoją tam, gdzie wystarcza mianownik.

## Pytania: przygotowanie rozgrywki

choose-nation = Którą nacją grasz?
choose-side = Której strony karty potęgi używasz? Nowym graczom zaleca się stronę B.

## Pytania: tura

choose-turn = Co robisz w tej turze?
play-or-exhaust = Zagraj kartę, zaznacz kartę albo zakończ aktywację.
place-token = Na której karcie na rynku kładziesz żeton?
discard-any = Które karty odrzucasz przed dobraniem?
may-develop = Twoja talia jest pusta: czy płacisz za kartę rozwoju?
solstice-order = Przesilenie: który efekt rozpatrujesz teraz?
respond-or-pass = Czy używasz teraz karty?

## Pytania: efekty

which-to-discard =
    { $card ->
        [none] Co odrzucasz?
       *[other] { CARD($card) }: co odrzucasz?
    }
which-to-abandon =
    { $card ->
        [none] Co porzucasz?
       *[other] { CARD($card) }: co porzucasz?
    }
which-to-recall =
    { $card ->
        [none] Co cofasz?
       *[other] { CARD($card) }: co cofasz?
    }
which-to-history =
    { $card ->
        [none] Co przenosisz do historii?
       *[other] { CARD($card) }: co przenosisz do historii?
    }
which-to-sink =
    { $card ->
        [none] Co zatapiasz?
       *[other] { CARD($card) }: co zatapiasz?
    }
which-to-exile =
    { $card ->
        [none] Co usuwasz?
       *[other] { CARD($card) }: co usuwasz?
    }
which-to-take =
    { $card ->
        [none] Co bierzesz na rękę?
       *[other] { CARD($card) }: co bierzesz na rękę?
    }
which-to-deck =
    { $card ->
        [none] Co kładziesz na wierzch swojej talii?
       *[other] { CARD($card) }: co kładziesz na wierzch swojej talii?
    }
which-to-return =
    { $card ->
        [none] Który bunt zwracasz na stos?
       *[other] { CARD($card) }: który bunt zwracasz na stos?
    }
which-to-garrison =
    { $card ->
        [none] Co umieszczasz w garnizonie?
       *[other] { CARD($card) }: co umieszczasz w garnizonie?
    }
garrison-where =
    { $card ->
        [none] W którym regionie?
       *[other] { CARD($card) }: w którym regionie?
    }
acquire =
    { $card ->
        [none] Którą kartę zdobywasz?
       *[other] { CARD($card) }: którą kartę zdobywasz?
    }
break-through =
    { $card ->
        [none] Którą kartę podporządkowujesz?
       *[other] { CARD($card) }: którą kartę podporządkowujesz?
    }
exile-from-market =
    { $card ->
        [none] Którą kartę z rynku usuwasz?
       *[other] { CARD($card) }: którą kartę z rynku usuwasz?
    }
swap-out =
    { $card ->
        [none] Która karta opuszcza rynek?
       *[other] { CARD($card) }: która karta opuszcza rynek?
    }
swap-in =
    { $card ->
        [none] Która usunięta karta zajmuje jej miejsce?
       *[other] { CARD($card) }: która usunięta karta zajmuje jej miejsce?
    }
name-suit =
    { $card ->
        [none] Który typ karty wymieniasz?
       *[other] { CARD($card) }: który typ karty wymieniasz?
    }
develop =
    { $card ->
        [none] Którą kartę rozwijasz?
       *[other] { CARD($card) }: którą kartę rozwijasz?
    }
how-to-pay =
    { $card ->
        [none] Jak płacisz?
       *[other] { CARD($card) }: jak płacisz?
    }
pay-up-to =
    { $card ->
        [none] Ile postępu płacisz, najwyżej { $most }?
       *[other] { CARD($card) }: ile postępu płacisz, najwyżej { $most }?
    }
draw-up-to =
    { $card ->
        [none] Ile kart dobierasz, najwyżej { $most }?
       *[other] { CARD($card) }: ile kart dobierasz, najwyżej { $most }?
    }
take-fame =
    { $card ->
        [none] Którą kartę sławy bierzesz?
       *[other] { CARD($card) }: którą kartę sławy bierzesz?
    }
put-back =
    { $card ->
        [none] W jakiej kolejności odkładasz karty? Pierwsza leży na wierzchu.
       *[other] { CARD($card) }: w jakiej kolejności odkładasz karty? Pierwsza leży na wierzchu.
    }
find =
    { $card ->
        [none] Którą kartę odszukujesz?
       *[other] { CARD($card) }: którą kartę odszukujesz?
    }
play-card =
    { $card ->
        [none] Którą kartę zagrywasz?
       *[other] { CARD($card) }: którą kartę zagrywasz?
    }
give-card =
    { $card ->
        [none] Którą kartę przekazujesz?
       *[other] { CARD($card) }: którą kartę przekazujesz?
    }
give-progress =
    { $card ->
        [none] Czy oddajesz 1 postęp, aby twój atak zadziałał?
       *[other] { CARD($card) }: czy oddajesz 1 postęp, aby twój atak zadziałał?
    }
treat-icon =
    { $card ->
        [none] Na której karcie?
       *[other] { CARD($card) }: na której karcie?
    }
borrow-exhaust =
    { $card ->
        [none] Czyjej karty używasz?
       *[other] { CARD($card) }: czyjej karty używasz?
    }
regain-exhaust =
    { $card ->
        [none] Skąd wraca żeton zaznaczenia?
       *[other] { CARD($card) }: skąd wraca żeton zaznaczenia?
    }
swap-with-nation =
    { $card ->
        [none] Która karta trafia na twoją talię nacji?
       *[other] { CARD($card) }: która karta trafia na twoją talię nacji?
    }
fewer-masks =
    { $card ->
        [none] Czy ją zaznaczasz, aby odrzucić o 1 maskę mniej?
       *[other] { CARD($card) }: czy ją zaznaczasz, aby odrzucić o 1 maskę mniej?
    }

## Możliwości

activate = Aktywacja: zagrywaj i zaznaczaj karty
innovate = Innowacja: odrzuć karty z ręki i podporządkuj kartę
revolt = Przewrót: zwróć bunty z ręki
side-a = Strona A
side-b = Strona B
uncivilised = Archaiczna
civilised = Cywilizowana
region = Region
tributary = Hołd
carthaginians = Kartagińczycy
celts = Celtowie
greeks = Grecy
macedonians = Macedończycy
persians = Persowie
romans = Rzymianie
scythians = Scytowie
vikings = Wikingowie
arthurians = Arturianie
atlanteans = Atlantydzi
egyptians = Egipcjanie
mauryans = Maurjowie
minoans = Minojczycy
olmecs = Olmekowie
qin = Qin
utopians = Utopijczycy
move-play = Zagraj: { CARD($card) }
move-use = Zaznacz: { CARD($card) }
move-respond = Użyj: { CARD($card) }
move-resolve =
    { $text ->
        [none] { CARD($card) }
       *[other] { CARD($card) }: { $text }
    }
move-option =
    { $text ->
        [none] Możliwość { $detail }
       *[other] { $text }
    }
move-face-down =
    { $detail ->
        [region] Wierzchnia karta talii regionów
        [uncivilised] Wierzchnia karta talii archaicznej
        [civilised] Wierzchnia karta talii cywilizowanej
        [tributary] Pierwszy hołd w talii głównej
       *[other] Pierwsza taka karta w talii głównej
    }
move-pay = surowce: { $detail }, populacja: { $detail2 }, postęp: { $detail3 }

## Odmowy

not-yours = to karta innego gracza
not-your-turn = to nie twoja tura
not-activating = nie trwa twoja aktywacja
not-in-hand = nie ma jej na twojej ręce
no-exhaust-effect = nie ma efektu zaznaczenia
already-exhausted = leży już na niej żeton zaznaczenia
no-exhaust-token = nie masz żetonu zaznaczenia na karcie systemu
no-action-token = nie masz żetonu akcji na karcie systemu
already-free-played = w tej turze zagrano ją już bez akcji
condition-not-met = jej własny warunek nie jest spełniony
cannot-pay = nie możesz zapłacić jej kosztu
never-played = to karta, której się nie zagrywa
wrong-state =
    { $state ->
        [empire] ma symbol imperium, a ty jesteś barbarzyńcą
       *[other] ma symbol barbarzyńców, a ty jesteś imperium
    }

## Przebieg gry

turn-began =
    { $how ->
        [activate] { $seat }: aktywacja.
        [innovate] { $seat }: innowacja.
       *[other] { $seat }: przewrót.
    }
played = { $seat } zagrywa: { CARD($card) }.
exhausted = { $seat } zaznacza: { CARD($card) }.
obtained =
    { $how ->
        [acquire] { $seat } zdobywa: { CARD($card) }.
       *[other] { $seat } podporządkowuje: { CARD($card) }.
    }
unrest-returned = { $seat } zwraca bunt.
unrest-taken = { $seat } bierze bunt.
gained = { $seat }:{ more-material }{ more-population }{ more-progress }{ more-actions }.
more-material =
    { $material ->
        [0] { "" }
       *[other] { " +" }{ $material } (surowce)
    }
more-population =
    { $population ->
        [0] { "" }
       *[other] { " +" }{ $population } (populacja)
    }
more-progress =
    { $progress ->
        [0] { "" }
       *[other] { " +" }{ $progress } (postęp)
    }
more-actions =
    { $actions ->
        [0] { "" }
       *[other] { " +" }{ $actions } (akcje)
    }
paid = { $seat }:{ less-material }{ less-population }{ less-progress }.
less-material =
    { $material ->
        [0] { "" }
       *[other] { " −" }{ $material } (surowce)
    }
less-population =
    { $population ->
        [0] { "" }
       *[other] { " −" }{ $population } (populacja)
    }
less-progress =
    { $progress ->
        [0] { "" }
       *[other] { " −" }{ $progress } (postęp)
    }
sunk = { $seat } zatapia: { CARD($card) }.
deck-emptied = { $seat }: talia jest pusta.
left-play = { CARD($card) } ({ $seat }) opuszcza grę.
moved =
    { $how ->
        [discard] { $seat } odrzuca: { CARD($card, case: "acc") }.
        [abandon] { $seat } porzuca: { CARD($card, case: "acc") }.
        [recall] { $seat } cofa: { CARD($card, case: "acc") }.
        [history] { $seat } przenosi do historii: { CARD($card, case: "acc") }.
        [exile] { $seat } usuwa: { CARD($card, case: "acc") }.
        [take] { $seat } bierze na rękę: { CARD($card, case: "acc") }.
        [deck] { $seat } kładzie na wierzch talii: { CARD($card, case: "acc") }.
        [garrison] { $seat } umieszcza w garnizonie: { CARD($card, case: "acc") }.
        [nation] { $seat } bierze z talii nacji: { CARD($card, case: "acc") }.
        [fame] { $seat } bierze z talii sławy: { CARD($card, case: "acc") }.
        [onto-nation] { $seat } kładzie na talię nacji: { CARD($card, case: "acc") }.
        [given] { $seat } dostaje: { CARD($card, case: "acc") }.
       *[other] { $seat } przenosi: { CARD($card, case: "acc") }.
    }
drew = { $seat } dobiera: { CARD($cards, case: "acc") }.
stole =
    { $resource ->
        [material] { $seat } zabiera surowce ({ $amount }), które traci { $victim }.
        [population] { $seat } zabiera populację ({ $amount }), którą traci { $victim }.
       *[progress] { $seat } zabiera postęp ({ $amount }), który traci { $victim }.
    }
gave =
    { $resource ->
        [material] { $seat } oddaje surowce ({ $amount }), które dostaje { $taker }.
        [population] { $seat } oddaje populację ({ $amount }), którą dostaje { $taker }.
       *[progress] { $seat } oddaje postęp ({ $amount }), który dostaje { $taker }.
    }
placed =
    { $resource ->
        [material] { $seat } kładzie surowce ({ $amount }) na karcie { CARD($card) }.
        [population] { $seat } kładzie populację ({ $amount }) na karcie { CARD($card) }.
       *[progress] { $seat } kładzie postęp ({ $amount }) na karcie { CARD($card) }.
    }
revealed = Odkryta karta: { CARD($card) }.
became-empire = { $seat } zakłada imperium.
reshuffled = { $seat } tasuje stos kart odrzuconych i tworzy nową talię.
developed = { $seat } rozwija: { CARD($card) }.
end-triggered = { $seat } wywołuje punktację: ta runda trwa do końca, potem gra się jeszcze jedną.
scored =
    { $points ->
        [one] { $seat } ma { $points } punkt zwycięstwa.
        [few] { $seat } ma { $points } punkty zwycięstwa.
       *[other] { $seat } ma { $points } punktów zwycięstwa.
    }

## Zakończenie gry

reason-most-points = najwięcej punktów zwycięstwa
reason-collapse = stos buntów się wyczerpał i liczy się, kto ma najmniej buntów
reason-stopped = trwało to zbyt długo

## Miejsca i dane

zone-unrest = stos buntów
zone-fame = talia sławy
zone-regions = talia regionów
zone-uncivilised = talia archaiczna
zone-civilised = talia cywilizowana
zone-main = talia główna
zone-market = rynek
zone-beneath = bunty pod kartami na rynku
zone-exile = stos kart usuniętych
zone-box = pudełko
zone-other-sides = drugie strony kart
zone-hand = ręka
zone-deck = talia
zone-discard = stos kart odrzuconych
zone-play = obszar gry
zone-standing = karta potęgi
zone-resolving = zagrywana
zone-garrison = garnizony
zone-history = historia
zone-sunken = stos kart zatopionych
zone-nation = talia nacji
zone-development = obszar rozwoju
field-controller = { "" }
field-serial = { "" }
field-exhausted = zaznaczona
field-garrison = garnizon
field-material = surowce
field-population = populacja
field-progress = postęp
field-beneath = bunt pod kartą
    .mark = z buntem
field-slot = { "" }
field-nation-name = nacja
field-empire = imperium
field-actions = akcje
field-exhausts = żetony zaznaczenia
field-nation-exhausted = zaznaczona talia nacji
field-development-exhausted = zaznaczony obszar rozwoju
field-crowned = Król królów już rozpatrzony
field-hand-size = limit kart na ręce
field-state = system
field-first = gracz rozpoczynający
field-active = czyja tura
field-doing = tura
field-round = runda
field-rounds-left = pozostałe rundy
field-box = pudełko
field-module = należy do
field-suits = typ karty
field-type-icons = podtypy
field-header = nagłówek
field-starting-location = położenie początkowe
field-player-count = liczba graczy
field-development-cost = koszt rozwoju
field-victory-points = punkty zwycięstwa
field-copies = kopie
field-side = strona

## Rozkład rundy

chart-turn = Tura
chart-turn-choose = Aktywacja, innowacja albo przewrót
chart-turn-activate = Zagrywanie i zaznaczanie kart
chart-turn-innovate = Odrzucenie kart z ręki i podporządkowanie
chart-turn-revolt = Zwrócenie buntów
chart-clean-up = Faza porządków
chart-clean-up-1 = Żeton na rynek
chart-clean-up-2 = Żetony akcji i zaznaczenia wracają
chart-clean-up-3 = Odrzucenie dowolnej liczby kart
chart-clean-up-4 = Uzupełnienie ręki
chart-clean-up-exhaustion = Wyczerpanie talii: rozwój
chart-solstice = Przesilenie
chart-solstice-effects = Rozpatrzenie efektów przesilenia

## Co jest na kartach

field-set = zestaw
field-number = numer
value-set-both = Oba pudełka
value-set-classics = Antyk
value-set-legends = Legendy
value-box-both = Oba pudełka
value-box-classics = Antyk
value-box-legends = Legendy
value-module-commons = Karty wspólne
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
value-suits-fame = sława
value-suits-unrest = bunt
value-suits-civilised = cywilizowana
value-suits-region = region
value-suits-tributary = hołd
value-suits-uncivilised = archaiczna
value-suits-power = potęga
value-header-power = potęga
value-header-state = karta systemu
value-header-attack = atak
value-header-pinned = trwała
value-header-permanent = stała
value-starting-location-commons = karty wspólne
value-starting-location-state-card = karta systemu
value-starting-location-in-play = w grze
value-starting-location-accession = przełom
value-starting-location-development = rozwój
value-starting-location-nation = talia nacji
value-starting-location-deck = talia
value-starting-location-supply = zapasy ogólne
value-victory-points-variable = zmienna liczba
value-victory-points-conditional = warunkowa liczba
value-side-barbarian = barbarzyńcy
value-side-empire = imperium
value-state-barbarian = barbarzyńcy
value-state-empire = imperium
value-type-icons-metropolis = metropolia
value-type-icons-knight = rycerz
value-type-icons-production = produkcja
value-type-icons-fertile = żyzna ziemia
value-type-icons-river = rzeka
value-type-icons-mask = maska
value-type-icons-city = miasto
value-type-icons-scroll = zwój

## Otwieranie stołu

mode-classics = Antyk
    .about = Nacje i karty wspólne z Imperium: Antyk.
mode-legends = Legendy
    .about = Nacje i karty wspólne z Imperium: Legendy.
mode-combined = Oba pudełka
    .about = Wszystkie szesnaście nacji i karty wspólne z jednego pudełka.
option-nations = Nacje
option-nations-choose = Wybierane w kolejności tur
option-nations-dealt = Losowane
option-commons = Karty wspólne
option-commons-classics = Antyk
option-commons-legends = Legendy

## Stół w terminalu

board-round = Runda { $round }
board-turn = tura: { $name }
board-first = gracz rozpoczynający: { $name }
board-rounds-left =
    { $count ->
        [one] ostatnia runda
       *[other] przedostatnia runda
    }
board-player = { $name }, { $nation }
board-you = { $name } (ty)
board-state =
    { $state ->
        [empire] imperium
       *[barbarian] barbarzyńcy
    }
board-material = surowce: { $count }
board-population = populacja: { $count }
board-progress = postęp: { $count }
board-actions =
    { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[other] { $count } akcji
    }
board-exhausts =
    { $count ->
        [one] { $count } żeton zaznaczenia
        [few] { $count } żetony zaznaczenia
       *[other] { $count } żetonów zaznaczenia
    }
board-points =
    { $unknown ->
        [0]
            { $count ->
                [one] { $count } punkt
                [few] { $count } punkty
               *[other] { $count } punktów
            }
       *[other]
            { $count ->
                [one] { $count } widoczny punkt
                [few] { $count } widoczne punkty
               *[other] { $count } widocznych punktów
            }
    }
board-count = { $zone }: { $count }
board-facedown =
    { $count ->
        [one] { $count } zakryta
        [few] { $count } zakryte
       *[other] { $count } zakrytych
    }
board-unrest-beneath = pod spodem bunt
board-garrison = garnizon: { LIST($cards) }
board-exhausted = zaznaczona

## Jak nazywają się boty

bot-name-1 = Marcus
bot-name-2 = Darius
bot-name-3 = Leonidas
bot-name-4 = Ashoka

## Przewodnik po nacjach

guide =
    { $complexity ->
        [low] { $name } (łatwa w prowadzeniu): { $guide }
        [high] { $name } (wymagająca): { $guide }
       *[unknown] { $name }: { $guide }
    }
guide-carthaginians = Handel i materiały: karta potęgi, Karawany i Statki kupieckie korzystają z tego, co leży na rynku. Jako imperium Słonie i Hegemonia biorą karty z rynku, a Monopol oddaje innym niechciane karty.
guide-celts = Agresywni, bez Dobrobytu: Druidzi dają karty archaiczne, Kradzież bydła materiały, a Celtycki wynalazek oddaje bunty innym.
guide-greeks = Miasta i nauka: Osadnicy i Greccy najemnicy pomagają we wczesnej ekspansji; jako imperium Latarnia morska korzysta z kart usuniętych.
guide-macedonians = Przede wszystkim ekspansja: regiony i obie karty Aleksandra, które podbijają także w imperium. Falanga pomaga Chwale zdobywać karty sławy.
guide-persians = Hołdy i regiony: inne ludy budują imperium. Taran nadal bierze karty z rynku, a Perskie złoto daje postęp i wznieca bunty u innych.
guide-romans = Podbój i Chwała: regiony zamieniają się w sławę. Jako imperium Legiony podtrzymują Podbój, a Chleb i igrzyska łagodzą bunty.
guide-scythians = Szerokie terytorium: Nomadzi, Jurty i Łucznicy Saka zamieniają regiony w materiały, a jako imperium Chwała daje karty sławy.
guide-vikings = Nigdy nie są imperium i nie mają historii: talia nacji nic nie kosztuje, lecz ma własną kolejność, a Sagi utrzymują małą talię.
guide-arthurians = Nigdy nie są imperium: rycerze w garnizonach wykonują misje, aż odnajdą Graala, co kończy grę. Talia nacji prowadzi do bitwy Gwaith Camlan.
guide-atlanteans = Imperium od początku: od razu mają karty cywilizowane, lecz muszą dbać o dochód. Regiony toną w Potopie, a Mity i legendy zamieniają zatopione w sławę.
guide-egyptians = Budowniczowie z wieloma kartami rozwoju, których kolejność trzeba zaplanować. Wylew Nilu potrzebuje w grze regionów z rzeką.
guide-mauryans = Na początku słonie zdobywają regiony i hołdy; jako imperium wybierają dalszy podbój z Chwałą albo pokojową drogę Aśoki.
guide-minoans = Postęp opłaca rozwój. Gromadzi go Garncarstwo, lecz porzucone przez imperium nie zostanie już zagrane; więcej dają System nawadniający i Labirynt.
guide-olmecs = Bez Dobrobytu, Chwały i Podboju: maski dobierają karty, opłacają inne efekty i są warte punkty w historii.
guide-qin = Trudne decyzje: władcy potrzebują Mandatu niebios, konfucjanizm i legalizm wykluczają się, a Wielki Mur konkuruje z innymi kartami rozwoju.
guide-utopians = Inni niż wszyscy: bez talii nacji i bez rozwoju, za to z podróżą do Shangri-la, która kończy grę, gdy im to odpowiada.
