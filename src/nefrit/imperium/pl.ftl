### Co mówi stół w Imperium: pytania, możliwości, odmowy, przebieg gry. Czego tu nie ma, jest po angielsku.

## Pytania: przygotowanie rozgrywki

choose-nation = Którą nacją grasz?
choose-side = Której strony karty potęgi używasz?

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
innovate = Innowacja: odrzuć rękę i podporządkuj kartę
revolt = Przewrót: zwróć bunty z ręki
side-a = Strona A
side-b = Strona B
nation-deck = Talia nacji
development-area = Obszar rozwoju
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
atlanteans = Atlantyda
egyptians = Egipcjanie
mauryans = Maurjowie
minoans = Minojczycy
olmecs = Olmekowie
qin = Qin
utopians = Utopijczycy
move-play = Zagraj: { CARD($card) }
move-use = Zaznacz: { CARD($card) }
move-respond = Użyj: { CARD($card) }
move-resolve = { CARD($card) }
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
        [discard] { $seat } odrzuca: { CARD($card) }.
        [abandon] { $seat } porzuca: { CARD($card) }.
        [recall] { $seat } cofa: { CARD($card) }.
        [history] { $seat } przenosi do historii: { CARD($card) }.
        [exile] { $seat } usuwa: { CARD($card) }.
        [take] { $seat } bierze na rękę: { CARD($card) }.
        [deck] { $seat } kładzie na wierzch talii: { CARD($card) }.
        [garrison] { $seat } umieszcza w garnizonie: { CARD($card) }.
        [nation] { $seat } bierze z talii nacji: { CARD($card) }.
        [fame] { $seat } bierze z talii sławy: { CARD($card) }.
        [given] { $seat } dostaje: { CARD($card) }.
       *[other] { $seat } przenosi: { CARD($card) }.
    }
drew = { $seat } dobiera: { CARD($cards) }.
stole =
    { $resource ->
        [material] { $seat } zabiera surowce ({ $amount }): { $victim }.
        [population] { $seat } zabiera populację ({ $amount }): { $victim }.
       *[progress] { $seat } zabiera postęp ({ $amount }): { $victim }.
    }
placed =
    { $resource ->
        [material] { $seat } kładzie surowce ({ $amount }): { CARD($card) }.
        [population] { $seat } kładzie populację ({ $amount }): { CARD($card) }.
       *[progress] { $seat } kładzie postęp ({ $amount }): { CARD($card) }.
    }
revealed = Odkryta karta: { CARD($card) }.
became-empire = { $seat } zakłada imperium.
reshuffled = { $seat } tasuje stos kart odrzuconych w nową talię.
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
reason-collapse = upadek: stos buntów się wyczerpał, liczy się najmniej buntów
reason-stopped = trwało to zbyt długo

## Rozkład rundy

chart-turn = Tura
chart-turn-choose = Aktywacja, innowacja albo przewrót
chart-turn-activate = Zagrywanie i zaznaczanie kart
chart-turn-innovate = Odrzucenie ręki i podporządkowanie
chart-turn-revolt = Zwrócenie buntów
chart-clean-up = Faza porządków
chart-clean-up-1 = Żeton na rynek
chart-clean-up-2 = Żetony akcji i zaznaczenia wracają
chart-clean-up-3 = Odrzucenie dowolnej liczby kart
chart-clean-up-4 = Uzupełnienie ręki
chart-clean-up-exhaustion = Wyczerpanie talii: rozwój
chart-solstice = Przesilenie
chart-solstice-effects = Rozpatrzenie efektów przesilenia

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

## Jak nazywają się boty

bot-name-1 = Marcus
bot-name-2 = Darius
bot-name-3 = Leonidas
bot-name-4 = Ashoka
