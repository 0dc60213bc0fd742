## Your first duel

first-duel-title = Twój pierwszy pojedynek
first-duel-goal = Pokonaj Boba. Jeszcze dwie rany i któreś z was przegra.
first-duel-both-choose = Bob stoi tuż przed tobą. Wybieracie po jednej karcie w tajemnicy i odkrywacie je razem: wyższa inicjatywa uderza pierwsza. Wybierz swój szybszy atak.
first-duel-number-is-initiative = Liczba na karcie to jej inicjatywa.
first-duel-feint-cut-has-six = Pommel Smash ma inicjatywę 5, Feint Cut ma 6.
first-duel-both-have-five = Pommel Smash ma inicjatywę 5, tak samo jak karta Boba. Z 6 uderzysz przed nim.
first-duel-one-more-wound = Trafienie! Twoja 6 była przed 5 Boba, potem trafił i on. Teraz rozstrzyga następna rana. Na rękę trafia Quick Stab, a najszybsza karta Boba ma 6. Co wybierasz?
first-duel-first-hit-decides = Kto jest pokonany, już nie uderza. Pierwszy cios musi być twój.
first-duel-quick-stab-has-eight = Quick Stab ma inicjatywę 8. Kosztuje 1 skupienie i tyle właśnie masz.
first-duel-five-against-six = Bob odkrywa Feint Cut: jego 6 jest przed twoją 5.
first-duel-too-slow = Bob pokonał cię, zanim przyszła twoja kolej.
first-duel-learned = Wszystkie karty odkrywa się jednocześnie. Potem działają po kolei, zaczynając od najwyższej inicjatywy.

## Behind the guard

behind-the-guard-title = Za plecami
behind-the-guard-goal = Zadaj Bobowi ranę od tyłu.
behind-the-guard-he-guards-his-front = Każda figurka patrzy w jedną stronę. Bob stoi w miejscu i zablokuje to, co nadejdzie od przodu. Wybierz kartę, z którą go obejdziesz.
behind-the-guard-firm-mind-moves = Firm Mind pozwala zrobić do 2 kroków i do 2 obrotów.
behind-the-guard-into-his-guard = Twój krok prowadzi przed Boba i tam uderzasz.
behind-the-guard-blocked = Jego blok strzeże trzech pól przed nim: cios nic nie dał, a ciebie odepchnięto.
behind-the-guard-walk-past = Ty i Bob patrzycie w przeciwne strony. Zrób krok do przodu, obok niego.
behind-the-guard-front-is-up = „Do przodu” to tam, gdzie patrzy twoja figurka, a nie tam, gdzie stoi Bob.
behind-the-guard-two-hexes-up = Dwa kroki do przodu i miniesz Boba.
behind-the-guard-first-walk = To tylko obraca figurkę: zostajesz na swoim polu. Najpierw idź, potem się obróć.
behind-the-guard-still-before-him = Zostaniesz tam, gdzie Bob patrzy.
behind-the-guard-not-past-him = Tędy nie obejdziesz Boba.
behind-the-guard-one-more-step = Stoisz obok Boba, ale on wciąż cię widzi. Jeszcze jeden krok do przodu.
behind-the-guard-beside-him = Najpierw musisz znaleźć się za Bobem, a to pole jest jeszcze przed nim.
behind-the-guard-turn = Jesteś za nim, ale wciąż patrzysz w tę samą stronę: krok nigdy nie obraca. Obróć się do Boba.
behind-the-guard-counterclockwise = Bob jest z tyłu po lewej: obróć się dwa razy w lewo.
behind-the-guard-clockwise-is-away = W tę stronę potrzeba więcej obrotów, niż masz.
behind-the-guard-looking-past-him = Patrzysz obok Boba i cios trafi w puste pole.
behind-the-guard-turn-again = Jeszcze raz w tę samą stronę i Bob będzie tuż przed tobą.
behind-the-guard-strike = Bob się nie obrócił. Teraz uderz!
behind-the-guard-front-of-yours = Pommel Smash trafia w pole przed tobą.
behind-the-guard-that-is-no-attack = Falling Restraint to nie atak. Uderz, póki Bob stoi tyłem.
behind-the-guard-learned = Krok przesuwa, obrót zmienia kierunek. Uderzasz tam, gdzie patrzysz, i stamtąd też się bronisz.

## Step, then strike

step-then-strike-title = Najpierw krok, potem cios
step-then-strike-goal = Pokonaj Boba. Trzy rany i Bob przegra.
step-then-strike-two-attacks = Bob stoi tuż przed tobą. Kartę wykonuje się linia po linii, z góry na dół: od kroku zależy, gdzie trafi atak pod nim. Który z twoich dwóch ataków trafi?
step-then-strike-look-at-the-first-line = Spójrz na pierwszą linię każdej karty: gdzie będziesz stać w chwili ciosu?
step-then-strike-fang-steps-back = Reverse Carved Fang najpierw robi krok w tył, a potem uderza dwa pola przed tobą.
step-then-strike-pounce-goes-past = Wolf Pounce musi najpierw zrobić krok naprzód. Bob stoi na drodze, więc miniesz go i uderzysz w puste pole.
step-then-strike-first-line = Pierwsza linia: musisz zrobić krok w tył. Potem druga linia uderza dwa pola przed tobą, tam gdzie stoi Bob.
step-then-strike-two-hexes-apart = Dwie rany! Teraz dzielą was dwa pola i wystarczy jeszcze jedna rana. Na rękę trafia Wild Swing: 2 rany, ale czy sięgnie?
step-then-strike-who-comes-nearer = Jedna z twoich kart przed ciosem przybliża cię do Boba.
step-then-strike-pounce-steps-first = Wolf Pounce robi krok naprzód, a potem uderza w pole przed tobą.
step-then-strike-swing-has-no-step = Wild Swing uderza w pola tuż przy tobie i nie ma kroku.
step-then-strike-empty-hex = Tam, gdzie pada cios, nikt nie stoi.
step-then-strike-learned = Kartę czyta się z góry na dół. Krok nad atakiem przenosi atak razem z tobą.

## Four numbers on one card

many-numbers-title = Cztery liczby na jednej karcie
many-numbers-goal = Zadaj Bobowi ranę, a potem zablokuj jego atak.
many-numbers-four-numbers = Bob ma Fend: blok z inicjatywą 5, 4, 3 lub 2. Wybierze jedną po odkryciu kart i zablokuje ataki o tej właśnie inicjatywie. Którego ataku nie zablokuje?
many-numbers-block-comes-first = Przy tej samej inicjatywie blok jest przed atakiem.
many-numbers-six-is-too-fast = Feint Cut uderza z 6. Fend nie ma 6.
many-numbers-five-is-among-them = Pommel Smash uderza z 5, a Fend ma 5.
many-numbers-blocked = Bob wybiera 5 i blokuje twój atak.
many-numbers-now-he-strikes = Trafienie! Teraz uderzy Bob, a jeszcze jednej rany nie zniesiesz. Na twoją rękę też trafia Fend. Co wybierasz?
many-numbers-fend-keeps-you-up = Uratuje cię tylko blok: Fend.
many-numbers-one-more-wound = Atak Boba jest równie szybki jak twój. Jeszcze jednej rany nie zniesiesz: zablokuj go.
many-numbers-which-number = Bob odkrywa Scything Uppercut: inicjatywa 5. Wybierz teraz liczbę swojej karty Fend.
many-numbers-same-number = Blok zatrzymuje ataki dokładnie o swojej inicjatywie. Bob uderza z 5.
many-numbers-too-late = Twój blok jest dopiero po 5 Boba.
many-numbers-wrong-number = Atak Boba nie napotyka bloku i Bob cię pokonuje.
many-numbers-learned = Gdy karta ma kilka inicjatyw, wybierasz jedną po odkryciu kart. Blok działa tylko przeciw atakom o tej inicjatywie.

## Block and counterattack

block-and-counter-title = Blok i kontratak
block-and-counter-goal = Zablokuj dwa ataki i pokonaj Boba kontratakiem.
block-and-counter-from-the-side = Bob stoi za tobą po prawej i zaraz uderzy. Oba twoje bloki strzegą tylko trzech pól przed tobą. Który z nich cię tu osłoni?
block-and-counter-which-one-turns = Jedna z kart pozwala obrócić się przed blokiem.
block-and-counter-steel-does-not-turn = Steel Block cię nie obraca. Bob stoi za tobą po prawej, a tam ta karta niczego nie strzeże.
block-and-counter-turn-to-him = Fend pozwala na jeden obrót przed blokiem. Obróć się tak, by Bob znalazł się na jednym z tych trzech pól.
block-and-counter-clockwise = Bob jest po prawej: obróć się w prawo.
block-and-counter-still-open = Wtedy Bob zostaje po stronie, której nie strzeżesz.
block-and-counter-he-comes-back = Zablokowane, a Fend go odepchnął. Bob wróci, ale stoi już po stronie, której strzeżesz. Tym razem też mu oddaj.
block-and-counter-steel-hits-back = Skuteczny blok karty Steel Block z 6, 5 lub 4 pozwala na kontratak.
block-and-counter-no-guard-at-all = Atak Boba jest równie szybki, a następna rana będzie twoją ostatnią. Najpierw blok.
block-and-counter-his-five = Bob odkrywa Short Strike: inicjatywa 5. Twój blok musi mieć tę samą liczbę.
block-and-counter-same-number = Wybierz 5. Steel Block pozwala na kontratak z 6, 5 i 4.
block-and-counter-block-is-over = Blok działa tylko przy swojej liczbie. Bob uderza później, z 5.
block-and-counter-block-is-late = Twój blok jest dopiero po 5 Boba.
block-and-counter-not-guarded = Gdy Bob uderzał, żaden blok nie działał.
block-and-counter-hit-back = Twój blok jest skuteczny! Możesz od razu zagrać z ręki atak, o ile nie jest szybszy od ataku Boba.
block-and-counter-slash-reaches-him = Diagonal Slash ma inicjatywę 5 i uderza naprzód w prawo: tam stoi Bob.
block-and-counter-chance-missed = Możesz z tego zrezygnować, ale ten atak pokona Boba.
block-and-counter-learned = Blok strzeże swoich pól, więc liczy się, gdzie patrzysz. Przy niektórych liczbach po skutecznym bloku od razu kontratakujesz.

## In Aggression

in-aggression-title = W Agresji
in-aggression-goal = Przesuń Kamae na Agresję i pokonaj Boba.
in-aggression-bull-rush-is-locked = Kamae to twoja postawa, teraz Neutralna. Bull Rush pokona Boba, ale można go zagrać tylko w Agresji. A Bob zaraz uderzy! Która karta pomoże?
in-aggression-which-card-shifts = Quick Dodge cofa cię, zanim Bob uderzy, a potem przesuwa Kamae.
in-aggression-only-one-wound = To jedna rana, a Bob zniesie jeszcze dwie. Jego cios jest równie szybki, a ty przegrasz już przy jednej.
in-aggression-shift-now = Krok w tył w samą porę. Teraz przesuń Kamae: o jeden krok po ścieżce swojej mapy.
in-aggression-one-step = Z Neutralnej jedna ścieżka prowadzi do Agresji, a druga do Równowagi.
in-aggression-stays-locked = Wtedy Kamae zostaje Neutralna i nadal nie możesz zagrać Bull Rush.
in-aggression-other-position = Równowaga też się przydaje, ale Bull Rush wymaga Agresji.
in-aggression-now-it-is-open = Bob nie trafia. Jesteś w Agresji: teraz można zagrać Bull Rush. Robi krok naprzód i zadaje 2 rany. Dokładnie tyle wystarczy.
in-aggression-bull-rush-steps = Bob jest dwa pola dalej. Bull Rush najpierw cię przybliża, a potem uderza.
in-aggression-only-one-wound-again = Pommel Smash zadaje jedną ranę. Bull Rush zadaje dwie i tyle trzeba, by pokonać Boba.
in-aggression-no-time-to-block = Blokiem Boba nie pokonasz. Bull Rush jest gotowy.
in-aggression-learned = Niektóre karty wymagają pozycji Kamae, inne robią w niej więcej. Przesunięcie to jeden krok po ścieżkach twojej mapy.

## One focus short

one-focus-short-title = Brakuje jednego skupienia
one-focus-short-goal = Zyskaj skupienie, a potem pokonaj Boba kartą Bull Rush.
one-focus-short-bull-rush-costs-two = Skupieniem płaci się za najsilniejsze karty. Bull Rush pokona Boba, ale kosztuje 2 skupienia, a masz 1. W tej rundzie Bob nie atakuje. Wykorzystaj to!
one-focus-short-core-card-shifts = Twoja karta podstawowa Ronin Core Card może przesunąć Kamae, a na mapie Ronina tuż obok Agresji jest skupienie.
one-focus-short-no-focus-from-that = Bob jest poza zasięgiem, a Push Back nie daje skupienia.
one-focus-short-core-costs-a-card = Karta podstawowa zawsze wraca na rękę. W zamian kosztuje inną kartę. Bez której się obejdziesz?
one-focus-short-keep-bull-rush = Bull Rush przyda się w następnej rundzie.
one-focus-short-you-need-that = To właśnie ta karta ma dać ci zwycięstwo.
one-focus-short-what-gains-focus = Trzy możliwości. Która może dać ci skupienie?
one-focus-short-the-focus-point = Przesunięcie Kamae może prowadzić do punktu skupienia.
one-focus-short-cards-are-no-focus = To daje karty, a skupienia nadal zabraknie.
one-focus-short-switching-gains-nothing = Zmiana prowadzi prosto na pozycję i nigdy nie daje skupienia. A ogłuszenie cię osłabi.
one-focus-short-through-the-point = Ścieżka prowadzi z Agresji do punktu skupienia. Kamae tam nie zostaje: zyskujesz 1 skupienie i za darmo idziesz dalej.
one-focus-short-there-and-back = Przesuń Kamae do punktu skupienia: stamtąd wraca na Agresję.
one-focus-short-still-short = Wtedy nadal masz 1 skupienie, a Bull Rush kosztuje 2.
one-focus-short-two-focus = Dwa skupienia i wciąż Agresja. Następna karta Boba uderzy z 5, twój Bull Rush z 7.
one-focus-short-pay-and-rush = Wybierz Bull Rush. 2 skupienia płacisz po odkryciu.
one-focus-short-ready-to-rush = Na Bull Rush już cię stać i jest szybszy od Boba. Nie czekaj: jego następny cios będzie twoim ostatnim.
one-focus-short-learned = Skupieniem płaci się za karty. Zyskujesz je, przesuwając Kamae przez punkt skupienia, a możesz mieć najwyżej trzy.

## What a hit leaves behind

what-a-hit-leaves-title = Co zostawia trafienie
what-a-hit-leaves-goal = Pokonaj Boba w dwie rundy, zanim uderzy.
what-a-hit-leaves-two-rounds = Boba pokonają dwie rany, ciebie jedna. Teraz odpoczywa, ale w następnej rundzie uderzy z inicjatywą 5. Oba twoje ataki go sięgną. Po którym uderzysz potem przed nim?
what-a-hit-leaves-what-pounce-leaves = Wolf Pounce zostawia krwawiącą ranę i osłabienie. Pommel Smash zostawia ranę i ogłuszenie.
what-a-hit-leaves-slow-him-down = Osłabienie obniża inicjatywę wszystkich jego kart o 1.
what-a-hit-leaves-stun-does-not-slow = Ogłuszenie to karta, która zajmuje miejsce na ręce i nie da się jej odrzucić. Nie spowalnia: w następnej rundzie nie zdążysz uderzyć przed Bobem.
what-a-hit-leaves-he-bleeds-and-limps = Krwawiąca rana zabrała mu wierzchnią kartę talii i zrobi to w każdej rundzie. A osłabiony Bob zamiast 5 ma tylko 4. Zakończ to!
what-a-hit-leaves-five-against-four = Pommel Smash ma 5, osłabiony Bob ma 4. Jedna rana wystarczy.
what-a-hit-leaves-no-need-to-block = Fend może cię uratować, ale Bob nadal będzie stał. Teraz szybszy cios jest twój: uderz.
what-a-hit-leaves-learned = Krwawienie kosztuje karty, osłabienie inicjatywę, ogłuszenie miejsce na ręce. Przegrywasz przy limicie ran albo gdy ogłuszenia zapełnią ci rękę.
