### Co mówi stół w grze Warhammer: Inwazja – pytania, możliwości, odmowy, przebieg gry. Teksty kart są gdzie indziej.
### Nazwy kart i imiona nie odmieniają się, dlatego stoją tam, gdzie wystarcza mianownik.

## Słowa

# Pod .gen stoi, dokąd, a pod .loc, gdzie: oba razem z przyimkiem.
zone-word =
    { $section ->
        [0] Królestwo
        [1] strefa Misji
       *[2] Pole Bitwy
    }
    .gen =
    { $section ->
        [0] do Królestwa
        [1] do strefy Misji
       *[2] na Pole Bitwy
    }
    .acc =
    { $section ->
        [0] Królestwo
        [1] strefę Misji
       *[2] Pole Bitwy
    }
    .loc =
    { $section ->
        [0] w Królestwie
        [1] w strefie Misji
       *[2] na Polu Bitwy
    }
phase-word =
    { $phase ->
        [kingdom] faza Królestwa
        [quest] faza Misji
        [capital] faza Stolicy
        [channeling] faza czerpania mocy
       *[battlefield] faza Pola Bitwy
    }

## Pytania: gra i jej tury

keep-hand = Czy zatrzymujesz rękę startową?
restore = Którą spaczoną jednostkę przywracasz?
trigger-or-pass = Czy używasz akcji aktywowanej?
which-first = Który efekt jest rozpatrywany jako pierwszy?
order-discards = W jakiej kolejności te karty trafiają na stos kart odrzuconych? Ostatnia leży na wierzchu.
which-quest =
    { $card ->
        [none] Na którą misję?
       *[other] { CARD($card) }: na którą misję?
    }

## Pytania: walka

attack-target = Co atakujesz?
channel = Z którego Miejsca czerpiesz moc?
channel-with = { CARD($card) }: która jednostka czerpie stąd moc?
choose-attackers = Które jednostki atakują?
choose-defenders = Które jednostki się bronią?
choose-ambush = Z którego rozwinięcia aktywujesz Zasadzkę?
assign-damage =
    { $total ->
        [one] Przydziel { $total } obrażenie.
        [few] Przydziel tym jednostkom { $total } obrażenia.
        [many] Przydziel tym jednostkom { $total } obrażeń.
       *[other] Przydziel tym jednostkom { $total } obrażenia.
    }
damage-to-target = Do zniszczenia obrońców wystarczy mniej: ile obrażeń otrzymuje cel ataku, najwyżej { $most }?
indirect =
    { $total ->
        [one] Otrzymujesz { $total } niebezpośrednie obrażenie: przydziel je swojej jednostce albo strefie.
        [few] Otrzymujesz { $total } niebezpośrednie obrażenia: przydziel je swoim jednostkom i strefom.
        [many] Otrzymujesz { $total } niebezpośrednich obrażeń: przydziel je swoim jednostkom i strefom.
       *[other] Otrzymujesz { $total } niebezpośredniego obrażenia: przydziel je swoim jednostkom i strefom.
    }
indirect-first =
    { $card ->
        [none] Kto pierwszy przydziela niebezpośrednie obrażenia?
       *[other] { CARD($card) }: kto pierwszy przydziela niebezpośrednie obrażenia?
    }

## Pytania: efekty

counterstrike =
    { $card ->
        [none] Któremu atakującemu Kontratak zadaje obrażenia?
       *[other] { CARD($card) }: któremu atakującemu Kontratak zadaje obrażenia?
    }
choose-x =
    { $card ->
        [none] Wybierz X, najwyżej { $most }.
       *[other] { CARD($card) }: wybierz X, najwyżej { $most }.
    }
damage-zone =
    { $card ->
        [none] Która strefa otrzymuje obrażenia?
       *[other] { CARD($card) }: która strefa otrzymuje obrażenia?
    }
heal-zone =
    { $card ->
        [none] Którą strefę leczysz?
       *[other] { CARD($card) }: którą strefę leczysz?
    }
which-stays =
    { $card ->
        [none] Która z tych kopii zostaje w grze?
       *[other] { CARD($card) }: która z tych kopii zostaje w grze?
    }
which-zone =
    { $card ->
        [none] Do której strefy?
       *[other] { CARD($card) }: do której strefy?
    }
move-where =
    { $card ->
        [none] Wybierz nową strefę.
       *[other] { CARD($card) }: wybierz nową strefę.
    }
redirect-attack =
    { $card ->
        [none] Na którą strefę przekierowujesz atak?
       *[other] { CARD($card) }: na którą strefę przekierowujesz atak?
    }
take-how-many =
    { $card ->
        [none] Ile żetonów zasobów zabierasz, najwyżej { $most }?
       *[other] { CARD($card) }: ile żetonów zasobów zabierasz, najwyżej { $most }?
    }
search-how-many =
    { $card ->
        [none] Ile kart przeglądasz, najwyżej { $most }?
       *[other] { CARD($card) }: ile kart przeglądasz, najwyżej { $most }?
    }
search =
    { $card ->
        [none] Które karty bierzesz?
       *[other] { CARD($card) }: które karty bierzesz?
    }
arrange-deck =
    { $card ->
        [none] W jakiej kolejności odkładasz karty? Pierwsza leży na wierzchu.
       *[other] { CARD($card) }: w jakiej kolejności odkładasz karty? Pierwsza leży na wierzchu.
    }
choose-on-top =
    { $card ->
        [none] Która karta zostaje na wierzchu twojej talii?
       *[other] { CARD($card) }: która karta zostaje na wierzchu twojej talii?
    }
discard-theirs =
    { $card ->
        [none] Która karta z ręki zostaje odrzucona?
       *[other] { CARD($card) }: która karta z ręki zostaje odrzucona?
    }
move-tokens =
    { $card ->
        [none] Ile żetonów przesuwasz, najwyżej { $most }?
       *[other] { CARD($card) }: ile żetonów przesuwasz, najwyżej { $most }?
    }
which-player =
    { $card ->
        [none] Który gracz?
       *[other] { CARD($card) }: który gracz?
    }
instead =
    { $card ->
        [none] Czy zamiast tego używasz tej karty?
       *[other] { CARD($card) }: czy zamiast tego używasz tej karty?
    }
unless-paid =
    { $card ->
        [none] Czy płacisz, aby temu zapobiec?
       *[other] { CARD($card) }: czy płacisz, aby temu zapobiec?
    }
pay-destroy =
    { $card ->
        [none] Którą kartę niszczysz?
       *[other] { CARD($card) }: którą kartę niszczysz jako koszt?
    }
must-destroy =
    { $card ->
        [none] Którą kartę niszczysz?
       *[other] { CARD($card) }: którą kartę niszczysz?
    }
pay-sacrifice =
    { $card ->
        [none] Którą kartę poświęcasz?
       *[other] { CARD($card) }: którą kartę poświęcasz jako koszt?
    }
must-sacrifice =
    { $card ->
        [none] Którą kartę poświęcasz?
       *[other] { CARD($card) }: którą kartę poświęcasz?
    }
pay-corrupt =
    { $card ->
        [none] Którą kartę chcesz spaczyć?
       *[other] { CARD($card) }: którą kartę chcesz spaczyć jako koszt?
    }
must-corrupt =
    { $card ->
        [none] Którą kartę chcesz spaczyć?
       *[other] { CARD($card) }: którą kartę chcesz spaczyć?
    }
pay-restore =
    { $card ->
        [none] Którą kartę przywracasz?
       *[other] { CARD($card) }: którą kartę przywracasz jako koszt?
    }
must-restore =
    { $card ->
        [none] Którą kartę przywracasz?
       *[other] { CARD($card) }: którą kartę przywracasz?
    }
pay-heal =
    { $card ->
        [none] Którą kartę leczysz?
       *[other] { CARD($card) }: którą kartę leczysz jako koszt?
    }
must-heal =
    { $card ->
        [none] Którą kartę leczysz?
       *[other] { CARD($card) }: którą kartę leczysz?
    }
pay-heal-all =
    { $card ->
        [none] Którą kartę leczysz?
       *[other] { CARD($card) }: którą kartę leczysz jako koszt?
    }
must-heal-all =
    { $card ->
        [none] Którą kartę leczysz?
       *[other] { CARD($card) }: którą kartę leczysz?
    }
pay-return-to-hand =
    { $card ->
        [none] Którą kartę cofasz na rękę?
       *[other] { CARD($card) }: którą kartę cofasz na rękę jako koszt?
    }
must-return-to-hand =
    { $card ->
        [none] Którą kartę cofasz na rękę?
       *[other] { CARD($card) }: którą kartę cofasz na rękę?
    }
pay-discard =
    { $card ->
        [none] Którą kartę odrzucasz?
       *[other] { CARD($card) }: którą kartę odrzucasz jako koszt?
    }
pay-under-deck =
    { $card ->
        [none] Którą kartę kładziesz na spód talii jej właściciela?
       *[other] { CARD($card) }: którą kartę kładziesz na spód talii jej właściciela jako koszt?
    }
reveal-how-many =
    { $card ->
        [none] Ile kart zostaje odkrytych, najwyżej { $most }?
       *[other] { CARD($card) }: ile kart zostaje odkrytych, najwyżej { $most }?
    }
play-freely =
    { $card ->
        [none] Którą taktykę zagrywasz bez kosztu?
       *[other] { CARD($card) }: którą taktykę zagrywasz bez kosztu?
    }
move-damage =
    { $card ->
        [none] Ile obrażeń przesuwasz, najwyżej { $most }?
       *[other] { CARD($card) }: ile obrażeń przesuwasz, najwyżej { $most }?
    }
pay-from =
    { $card ->
        [none] Z czego płacisz { $total }?
       *[other] { CARD($card) }: z czego płacisz { $total }?
    }
move-which =
    { $card ->
        [none] Które karty przesuwasz?
       *[other] { CARD($card) }: które karty przesuwasz?
    }
summon =
    { $card ->
        [none] Która jednostka wchodzi do gry?
       *[other] { CARD($card) }: która jednostka wchodzi do gry?
    }
name-a-number =
    { $card ->
        [none] Podaj liczbę, najwyżej { $most }.
       *[other] { CARD($card) }: podaj liczbę, najwyżej { $most }.
    }

## Możliwości

keep = Zatrzymaj ją
mulligan = Wymień ją: wylosuj siedem innych kart
pay = Zapłać
otherwise = Wybierz drugi skutek
move-play =
    { $detail ->
        [none] Zagraj: { CARD($card) }, koszt { $cost }
       *[other] Zagraj { zone-played }: { CARD($card) }, koszt { $cost }
    }
move-trade =
    { $detail ->
        [none] Zagraj: { CARD($card) }, koszt zastępczy i { $cost }
       *[other] Zagraj { zone-played }: { CARD($card) }, koszt zastępczy i { $cost }
    }
zone-played =
    { $whose ->
        [opponent] { $detail ->
            [kingdom] do Królestwa przeciwnika
            [quest] do strefy Misji przeciwnika
           *[battlefield] na Pole Bitwy przeciwnika
        }
       *[you] { $detail ->
            [kingdom] do swojego Królestwa
            [quest] do swojej strefy Misji
           *[battlefield] na swoje Pole Bitwy
        }
    }
move-develop =
    { $detail ->
        [kingdom] Zagraj rozwinięcie do Królestwa: { CARD($card) }
        [quest] Zagraj rozwinięcie do strefy Misji: { CARD($card) }
       *[battlefield] Zagraj rozwinięcie na Pole Bitwy: { CARD($card) }
    }
move-use =
    { $text ->
        [none] Użyj: { CARD($card) }
       *[other] Użyj: { CARD($card) } – { $text }
    }
move-zone =
    { $whose ->
        [you] Twoja Stolica: { zone-named }
        [another] { $seat }: { zone-named }
       *[opponent] Stolica przeciwnika: { zone-named }
    }
zone-named =
    { $detail2 ->
        [kingdom] Królestwo
        [quest] strefa Misji
       *[battlefield] Pole Bitwy
    }
move-target =
    { $card ->
        [none] { move-zone }
       *[other] { CARD($card) }, atak przez { zone-of-theirs }
    }
move-fulcrum = { CARD($card) }
zone-of-theirs =
    { $detail2 ->
        [kingdom] Królestwo
        [quest] strefę Misji
       *[battlefield] Pole Bitwy
    }
move-player =
    { $whose ->
        [you] Ty
        [another] { $seat }
       *[opponent] Przeciwnik
    }
move-pool = Twoja pula zasobów
move-resolve =
    { $text ->
        [none] { effect-of }
       *[other] { effect-of } – { $text }
    }
move-change-damage = { effect-of }
effect-of =
    { $target ->
        [none] { CARD($card) }
       *[other] { CARD($card) }: { CARD($target) }
    }
move-toughness = Odporność: { CARD($card) }
move-option =
    { $text ->
        [none] Możliwość { $detail }
       *[other] { $text }
    }
hidden-kingdom = zakryte rozwinięcie { $number } w Królestwie
hidden-quest = zakryte rozwinięcie { $number } w strefie Misji
hidden-battlefield = zakryte rozwinięcie { $number } na Polu Bitwy

## Odmowy

attacks-alone = inna jednostka atakuje sama
burning = ta strefa płonie
cannot-be-played = nie można jej teraz zagrać
cannot-enter = nie może wejść do tej strefy
cannot-be-targeted = nie można jej wybrać na cel
channels = czerpie moc z Miejsca
cannot-fight = nie może teraz walczyć
condition-not-met = jej własny warunek nie jest spełniony
corrupted-card = jest spaczona
cost-cannot-be-paid = nie możesz zapłacić jej kosztu
fights-already = już walczy
legend-defends-itself = legenda broni tylko siebie
no-opponents-zone = to nie jest strefa przeciwnika
zone-cannot-be-attacked = chroni ją przed atakami karta
no-fighter = walczą tylko jednostki i legendy
no-target = nie ma właściwego celu
not-a-target = nie jest tu właściwym celem
not-in-battlefield = nie ma jej na twoim Polu Bitwy
not-in-defending-zone = nie ma jej w atakowanej strefie
not-in-response = nie można jej zagrać w odpowiedzi
not-triggered = jej warunek aktywacji się nie spełnił
not-yours = nie jest pod twoją kontrolą
one-development = w tej turze zostało już przez ciebie zagrane rozwinięcie
one-hero = w tej strefie jest już Bohater
one-legend = masz już legendę w grze
one-limited = w tej turze została już przez ciebie zagrana karta z Ograniczeniem
only-capital-phase = można ją zagrać tylko w twojej fazie Stolicy
only-triggered-now = teraz można użyć tylko czekających akcji aktywowanych
opportunity-is-over = okazja do jej użycia już minęła
only-in =
    { $where ->
        [kingdom] może wejść tylko do Królestwa
        [quest] może wejść tylko do strefy Misji
        [battlefield] może wejść tylko na Pole Bitwy
       *[other] nie może wejść do tej strefy
    }
too-dear = kosztuje { $cost }, a masz { $have }
too-dear-with-loyalty = kosztuje { $cost }, w tym { $loyalty } za lojalność, a masz { $have }
unique = jest unikatowa, a jej kopię masz już w grze
used-up =
    { $limit ->
        [one] została już użyta
       *[other] została już użyta { $limit } razy
    }
wrong-race = jest innej rasy niż twoja Stolica

## Przebieg gry

turn-begins = Rozpoczyna się tura: { $seat }.
turn-ends = Kończy się tura: { $seat }.
phase-begins = Rozpoczyna się { phase-word }.
phase-ends = { "" }
played = { $seat } zagrywa: { CARD($card) }.
development-played = { $seat } zagrywa rozwinięcie { zone-word.gen }.
action-triggered = { $seat } używa: { CARD($card) }.
enters-play =
    { $section ->
        [-1] { CARD($card) } wchodzi do gry.
       *[other] { CARD($card) } wchodzi do gry { zone-word.loc } ({ $seat }).
    }
    .several = { CARD($card) } wchodzą do gry { zone-word.loc } ({ $seat }).
destroyed = Zostaje zniszczona: { CARD($card) } ({ $seat }).
    .several = Zostają zniszczone: { CARD($card) } ({ $seat }).
sacrificed = { $seat } poświęca: { CARD($card) }.
discarded-from-play = Zostaje odrzucona: { CARD($card) } ({ $seat }).
returned =
    { $to ->
        [hand] { CARD($card) } wraca na rękę właściciela.
        [top] { CARD($card) } trafia na wierzch talii właściciela.
        [deck] { CARD($card) } wraca do talii właściciela.
       *[bottom] { CARD($card) } trafia na spód talii właściciela.
    }
damaged =
    { $amount ->
        [one] { CARD($card) } otrzymuje { $amount } obrażenie.
        [few] { CARD($card) } otrzymuje { $amount } obrażenia.
        [many] { CARD($card) } otrzymuje { $amount } obrażeń.
       *[other] { CARD($card) } otrzymuje { $amount } obrażenia.
    }
zone-damaged =
    { $amount ->
        [one] { $seat }: { zone-word } otrzymuje { $amount } obrażenie.
        [few] { $seat }: { zone-word } otrzymuje { $amount } obrażenia.
        [many] { $seat }: { zone-word } otrzymuje { $amount } obrażeń.
       *[other] { $seat }: { zone-word } otrzymuje { $amount } obrażenia.
    }
zone-burns = { $seat }: { zone-word } płonie.
healed =
    { $card ->
        [a-card] Wyleczone obrażenia ({ $amount }): { zone-word } ({ $seat }).
       *[other] Wyleczone obrażenia ({ $amount }): { CARD($card) }.
    }
corrupted = Zostaje spaczona: { CARD($card) }.
    .several = Zostają spaczone: { CARD($card) }.
restored = Zostaje przywrócona: { CARD($card) }.
    .several = Zostają przywrócone: { CARD($card) }.
resources-gained =
    { $amount ->
        [one] { $seat } zyskuje { $amount } zasób.
        [few] { $seat } zyskuje { $amount } zasoby.
        [many] { $seat } zyskuje { $amount } zasobów.
       *[other] { $seat } zyskuje { $amount } zasobu.
    }
resources-spent =
    { $amount ->
        [one] { $seat } wydaje { $amount } zasób.
        [few] { $seat } wydaje { $amount } zasoby.
        [many] { $seat } wydaje { $amount } zasobów.
       *[other] { $seat } wydaje { $amount } zasobu.
    }
drew =
    { $amount ->
        [one] { $seat } losuje kartę.
        [few] { $seat } losuje { $amount } karty.
        [many] { $seat } losuje { $amount } kart.
       *[other] { $seat } losuje { $amount } karty.
    }
discarded = { $seat } odrzuca: { CARD($card) }.
developed = { $seat }: { zone-word } zyskuje rozwinięcie.
tokens-placed =
    { $amount ->
        [one] Na karcie { CARD($card) } zostaje umieszczony { $amount } żeton zasobów.
        [few] Na karcie { CARD($card) } zostają umieszczone { $amount } żetony zasobów.
        [many] Na karcie { CARD($card) } zostaje umieszczonych { $amount } żetonów zasobów.
       *[other] Na karcie { CARD($card) } zostaje umieszczone { $amount } żetonu zasobów.
    }
tokens-removed =
    { $amount ->
        [one] Z karty { CARD($card) } zostaje usunięty { $amount } żeton zasobów.
        [few] Z karty { CARD($card) } zostają usunięte { $amount } żetony zasobów.
        [many] Z karty { CARD($card) } zostaje usuniętych { $amount } żetonów zasobów.
       *[other] Z karty { CARD($card) } zostaje usunięte { $amount } żetonu zasobów.
    }
quests = { CARD($card) } wypełnia misję: { CARD($quest) }.
moved = { CARD($card) } przesuwa się { zone-word.gen }.
    .several = { CARD($card) } przesuwają się { zone-word.gen }.
# Gdy atakowana jest sama strefa, nie ma karty, którą można by nazwać.
zone-attacked =
    { $card ->
        [a-card] { $by } atakuje { zone-word.acc } ({ $seat }).
       *[other] { $by } atakuje przez { zone-word.acc } ({ $seat }), cel: { CARD($card) }.
    }
attacks = Atakuje: { CARD($card) }.
    .several = Atakują: { CARD($card) }.
defends = Broni się: { CARD($card) }.
    .several = Bronią się: { CARD($card) }.
survives = { "" }
deals-damage = { "" }
opposed = { "" }
damage-assigned = { "" }
attack-redirected = { "" }
combat-over = Walka się kończy.
ambushes = Zasadzka: { CARD($card) }.
turned-faceup = Zostaje odkryta: { CARD($card) }.
turned-development = { CARD($card) } staje się rozwinięciem.
experienced = { CARD($card) } zyskuje doświadczenie.
cancelled = Zostaje anulowana: { CARD($card) }.
fulcrum-taken = { $seat } przejmuje kontrolę nad Miejscem: { CARD($card) }.
channeled = { CARD($source) } czerpie moc z Miejsca: { CARD($card) }.
dominance-gained = { $seat } zyskuje dominację: { $amount }.
dominance-lost = { $seat } traci dominację: { $amount }.
control-changed = { $seat } przejmuje kontrolę nad kartą: { CARD($card) }.
revealed = { $seat } odkrywa: { CARD($card) }.
    .several = { $seat } odkrywa: { CARD($card) }.

## Koniec gry

reason-capital-burns = Stolica przeciwnika płonie
reason-empty-deck = talia przeciwnika jest pusta
reason-dominance = największa dominacja
reason-both-lose = obie Stolice padają jednocześnie
reason-stopped = trwało to zbyt długo

## Strefy i dane

zone-deck = talia
zone-hand = ręka
zone-discard = stos kart odrzuconych
zone-being-played = zagrywana
zone-being-developed = zagrywana jako rozwinięcie
zone-kingdom = Królestwo
zone-quest = strefa Misji
zone-battlefield = Pole Bitwy
zone-legend = legenda
zone-kept = pod innymi kartami
zone-fulcrum = Miejsca
field-controller = gracz kontrolujący
field-serial = { "" }
field-corrupted = spaczona
field-damage = obrażenia
field-resources = zasoby
field-development = rozwinięcie
field-facedown = { "" }
field-on = { "" }
field-kept = { "" }
field-for-now = { "" }
field-quest = { "" }
field-side = w walce
    .mark =
        { $value ->
            [1] atakuje
           *[2] broni się
        }
field-assigned = przydzielone obrażenia
field-told-apart = { "" }
field-taken-from = przejęta od
field-ambushed = musi się bronić
field-channels = { "" }
field-race = rasa
field-burning = płonie
field-zones-to-win = płonące strefy do wygranej
field-dominance = dominacja
field-opportunity-used-up-to = { "" }
field-active = aktywny gracz
field-chain = łańcuch akcji
field-combat = walka
field-event-count = { "" }
field-events = { "" }
field-first = pierwszy gracz
field-phase = faza
field-resolving = rozpatrywane
field-turn = tura
field-attacker = atakujący gracz
field-defender = broniący się gracz
field-dealt = { "" }
field-contributors = { "" }
field-declared = zadeklarowano
field-defended = { "" }
field-fulcrum = Miejsce
field-legend = legenda
field-section = strefa
field-type = typ
field-cost = koszt
field-loyalty = lojalność
field-power = siła
field-powers = siła
field-health = punkty wytrzymałości
field-hit-points = punkty wytrzymałości
field-traits = cechy
field-unique = unikatowa
field-quantity = kopie w zestawie
field-zones = strefy

## Rasy

value-race-empire = Imperium
value-race-dwarf = Krasnoludy
value-race-high-elf = Wysokie Elfy
value-race-chaos = Chaos
value-race-orc = Orkowie
value-race-dark-elf = Mroczne Elfy

## Stół w terminalu

board-when =
    { $phase ->
        [none] Przed pierwszą turą
        [beginning] Tura { $turn }, początek
        [end] Tura { $turn }, koniec
       *[other] Tura { $turn }, { phase-word }
    }
board-active = aktywny gracz: { $name }
board-fulcrums = Miejsca: { $cards }
board-combat =
    { $section ->
        [-1] { $attacker } atakuje: { $fulcrum }
       *[other] { $attacker } atakuje { zone-word.acc } ({ $defender })
    }
board-pools = obrażenia: { $attack } przeciwko { $defense }
board-chain = łańcuch akcji
board-link = { $number }. { $card } ({ $name })
board-link-cancelled = { $number }. { $card } ({ $name }), anulowana
board-hidden = karta
board-resources =
    { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
        [many] { $count } zasobów
       *[other] { $count } zasobu
    }
board-dominance = dominacja: { $count }
board-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
board-deck = { $count } w talii
board-discard = { $count } na stosie kart odrzuconych
board-power = siła { $count }
board-burning = płonie
board-damage = obrażenia: { $damage } z { $most }
board-assigned = przydzielone: { $count }
board-zone =
    { $section ->
        [0] Królestwo
        [1] Strefa Misji
       *[2] Pole Bitwy
    }
board-development =
    { $name ->
        [none] rozwinięcie
       *[other] rozwinięcie: { $name }
    }
board-damaged = obrażenia: { $count }
board-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
board-corrupted = spaczona
board-attacking = atakuje
board-defending = broni się
board-questing = wypełnia misję: { $quest }
board-with = dołączone: { $cards }
board-cost = koszt { $count }
board-legend = legenda
board-in-hand = na ręce
board-empty = brak kart

## Przebieg tury

chart-beginning = Początek tury
chart-0-1 = Co dzieje się na początku tury
chart-0-2 = Okno akcji
chart-kingdom = Faza Królestwa
chart-1-1 = Odłożenie niewydanych zasobów
chart-1-2 = Przywrócenie jednej spaczonej jednostki
chart-1-3 = Pobranie zasobów
chart-1-4 = Co dzieje się na początku fazy
chart-1-5 = Okno akcji
chart-quest = Faza Misji
chart-2-1 = Losowanie kart
chart-2-2 = Co dzieje się na początku fazy
chart-2-3 = Okno akcji
chart-capital = Faza Stolicy
chart-3-1 = Co dzieje się na początku fazy
chart-3-2 = Zagrywanie kart i akcje
chart-3-3 = Czerpanie mocy z Miejsc (Kataklizm)
chart-3-4 = Okno akcji (Kataklizm)
chart-battlefield = Faza Pola Bitwy
chart-4-1 = Co dzieje się na początku fazy
chart-4-2 = Okno akcji
chart-4-3 = Deklaracja celu ataku
chart-4-4 = Okno akcji
chart-4-5 = Wybór atakujących
chart-4-6 = Okno akcji
chart-4-7 = Zasadzka
chart-4-8 = Okno akcji
chart-4-9 = Wybór obrońców
chart-4-10 = Okno akcji
chart-4-11 = Przydzielanie obrażeń w walce
chart-4-12 = Okno akcji
chart-4-13 = Zadawanie obrażeń
chart-4-14 = Koniec walki
chart-4-15 = Okno akcji
chart-end = Koniec tury
chart-5-1 = Okno akcji
chart-5-2 = Co dzieje się na końcu tury
chart-5-3 = Zyskanie dominacji (Kataklizm)
chart-5-4 = Kończy się to, co trwało do końca tury
chart-5-5 = Tura następnego gracza

## Co jest na kartach

field-set = zestaw
field-number = numer
field-provenance = pochodzenie
value-type-unit = jednostka
value-type-support = wsparcie
value-type-quest = misja
value-type-tactic = taktyka
value-type-legend = legenda
value-type-fulcrum = miejsce
value-race-neutral = Neutralna
value-provenance-reconstructed = odtworzona

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
