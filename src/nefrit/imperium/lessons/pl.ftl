## A turn

a-turn-title = Twoja pierwsza tura
a-turn-goal = Zagraj swoje trzy karty tak, żeby zyskać razem 3 surowce.
a-turn-which-card-first = Masz trzy akcje: każda zagrana karta zabiera jedną. Kolejność wybierasz ty i ma ona znaczenie. Przeczytaj swoje karty: którą zagrasz najpierw?
a-turn-prosperity-counts = Prosperity daje 1 surowiec za każdy symbol produkcji w twoim obszarze gry.
a-turn-regions-first = Dalmatia i Raetia to regiony, każdy z jednym symbolem produkcji. Zagraj najpierw jeden z nich.
a-turn-no-icons-yet = Prosperity liczy symbole produkcji w twoim obszarze gry, a tam jeszcze żadnego nie ma: surowców z tego nie będzie.
a-turn-one-icon-only = Jeden symbol produkcji to jeden surowiec. Z drugim regionem będą dwa.
a-turn-actions-left = Masz jeszcze akcję i kartę do zagrania. Szkoda je zmarnować.
a-turn-one-more-region = Region od razu coś ci dał i zostaje w twoim obszarze gry. Co teraz?
a-turn-two-are-better = Drugi region to drugi symbol produkcji.
a-turn-now-prosperity = Leżą przed tobą dwa symbole produkcji. Teraz warto zagrać Prosperity.
a-turn-draw-first = Prosperity zaczyna się od prezentu: każdy gracz może dobrać kartę. Dobierasz?
a-turn-drawing-is-free = Możesz odmówić, ale ta karta nic nie kosztuje, a Bob swoją i tak dobierze.
a-turn-what-to-gain = Teraz wybierz: surowce za symbole albo populacja za regiony. Czego wymaga twój cel?
a-turn-people-not-material = Populacja też się przyda, ale celem są 3 surowce.
a-turn-learned = Zagrywasz do trzech kart w kolejności, która daje najwięcej. Potem przychodzi faza porządków: żetony wracają, a ty dobierasz do pięciu kart.

## Exhausting cards

exhausting-title = Zaznaczanie kart
exhausting-goal = Zdobądź City, choć nie masz już akcji.
exhausting-actions-used = Trzy akcje są już zużyte, ale karty przed tobą wciąż działają: żeton zaznaczenia na karcie uruchamia ją raz na turę. Od czego zaczniesz?
exhausting-what-they-give = Town daje surowce, Shrine za 1 surowiec dobiera kartę, Mysticism daje akcję.
exhausting-use-all-three = Zaznacz wszystkie trzy, w dowolnej kolejności. Masz pięć żetonów zaznaczenia.
exhausting-cards-still-work = W tej turze możesz zrobić więcej: spójrz na karty w swoim obszarze gry.
exhausting-what-else-helps = To kosztowało żeton zaznaczenia, a nie akcję. Co jeszcze przybliży cię do City?
exhausting-one-more-card = Jedna karta w twoim obszarze gry wciąż czeka.
exhausting-now-advance = Dzięki Shrine masz na ręce Advance. Za 1 akcję i 3 surowce zdobywa City, a ty masz jedno i drugie.
exhausting-only-action = Prosperity zabierze jedyną akcję i City będzie poza zasięgiem.
exhausting-advance-is-ready = Masz wszystko, czego wymaga Advance. Zagraj najpierw tę kartę.
exhausting-turn-over = Twoja tura się skończyła, a City dalej leży na rynku.
exhausting-learned = Karty, które zostają w grze, pomagają w każdej turze: zaznaczaj je, to nie kosztuje akcji. W fazie porządków żetony wracają.

## The market

market-title = Karty z rynku
market-goal = Weź City bez buntu, który pod nią leży.
market-look-at-city = City leży na rynku. Są na niej 2 żetony postępu, ale pod nią bunt. Advance bierze karty z rynku: zagraj ją.
market-advance-takes-cards = Advance to jedyna karta na twojej ręce.
market-advance-first = Rynek sam niczego ci nie da. Potrzebujesz do tego Advance.
market-two-ways = Dwa sposoby: zdobądź kartę za 3 surowce albo podporządkuj ją za 5. Stać cię na oba. Który zostawi bunt?
market-what-differs = Kto zdobywa kartę, bierze na rękę bunt spod niej. Kto ją podporządkowuje, nie bierze.
market-pay-five = Podporządkuj kartę za 5 surowców.
market-cheaper-way = To o 2 surowce taniej. Zobaczmy, co przyjdzie razem z City.
market-which-card = Podporządkowując, wybierasz dowolną kartę tych typów z rynku albo wierzchnią kartę talii, w ciemno. Którą?
market-progress-comes-along = Co leży na karcie, przychodzi razem z nią.
market-shrine-is-bare = Shrine też można wziąć, ale chodzi o City i o 2 żetony postępu, które na niej leżą.
market-unknown-card = Karta z talii może być każdą. City leży odkryta, z 2 żetonami postępu.
market-unrest-came-along = Bunt spod City jest teraz na twojej ręce. Zapycha talię i liczy się za −2 punkty.
market-city-not-taken = Twoja tura się skończyła, a City dalej leży na rynku.
market-learned = Zdobycie karty jest tanie, ale bunt spod niej przychodzi razem z nią. Podporządkowanie kosztuje więcej, lecz bunt zostaje. Żetony z karty są twoje w obu przypadkach.

## Unrest

unrest-title = Jak pozbyć się buntów
unrest-goal = Zwróć w tej turze wszystkie trzy bunty.
unrest-three-unrest = Trzy z twoich pięciu kart to bunty. Zajmują miejsce na ręce i są warte po −2 punkty. Zagrane i opłacone znikają z talii na dobre. Masz trzy akcje.
unrest-three-prices = Za każdy bunt płaci się 1 populację, 2 karty albo 3 surowce.
unrest-no-action-to-spare = To dobra karta, ale masz po jednej akcji na każdy bunt i żadnej w zapasie.
unrest-it-stays = Bunt sam nie zniknie: będzie wracać na twoją rękę raz za razem.
unrest-which-price = Bunt ma swoją cenę: 1 populacja, 2 karty z ręki albo 3 surowce. Czym płacisz najpierw?
unrest-each-price-once = Każdą cenę możesz zapłacić raz. To wystarczy na trzy bunty.
unrest-keep-unrest-in-hand = Jeśli odrzucasz karty, nie odrzucaj buntów: ze stosu kart odrzuconych wrócą do twojej talii.
unrest-next-unrest = Potem jeszcze dwa bunty i dwie akcje na nie.
unrest-another-price = Co oddajesz za ten?
unrest-last-unrest = Został jeden bunt i jedna akcja, a jedną cenę możesz jeszcze zapłacić.
unrest-the-price-left = Tę, której jeszcze nie było: populację, dwie karty albo surowce.
unrest-unrest-left = Nie wszystkie bunty zniknęły: te zachowane lub odrzucone wrócą na twoją rękę.
unrest-learned = Bunty zapychają rękę i odbierają punkty. Każdy kosztuje akcję i zapłatę, więc zwracaj je, póki cię stać. Odrzucone karty do ciebie wracają, zwrócone bunty nie.

## From barbarians to an empire

empire-title = Od barbarzyńców do imperium
empire-goal = Zostań imperium w tej turze.
empire-five-cards-left = Gdy masz dobrać, a talia jest pusta, dostajesz kartę z talii nacji. Ostatnia zmienia cię w imperium i tylko ona tam została. W talii masz 5 kart: dobierz w tej turze 6.
empire-six-cards-needed = W fazie porządków dobierasz najwyżej pięć kart. Jedną trzeba więc dobrać wcześniej.
empire-prosperity-draws = Prosperity dobiera kartę.
empire-one-card-short = W fazie porządków dobierasz najwyżej pięć kart, czyli dokładnie całą talię. Potrzebujesz o jedną więcej.
empire-draw-one = To jedna z sześciu. Dobierz ją!
empire-what-to-keep = W talii są cztery karty, a na ręce dobierasz do pięciu. Przedtem możesz odrzucać. Które karty odrzucasz?
empire-empty-hand-draws-five = Tylko z pustą ręką dobierasz pięć. Odrzucone karty szybko wrócą: wtasujesz je do nowej talii.
empire-hand-too-full = W ten sposób dobierzesz za mało i talia wystarczy. Każda zatrzymana karta to jedna dobrana mniej.
empire-deck-not-empty = Talia wystarczyła, a ty wciąż rządzisz barbarzyńcami.
empire-learned = Im szybciej obracasz talią, tym prędzej rośnie twoja nacja. W fazie porządków odrzucaj to, co teraz nie pomaga.

## Developing

developing-title = Rozwój
developing-goal = Rozwiń The Senate i zachowaj cały postęp.
developing-senate-costs-four = Jako imperium możesz przy każdym wyczerpaniu talii zapłacić za kartę z obszaru rozwoju. Talia wyczerpie się w tej turze. The Senate kosztuje 4 surowce, a masz 2.
developing-two-icons = Prosperity daje 1 surowiec za każdy symbol produkcji, a w grze masz dwa.
developing-too-little-material = Z 2 surowcami za The Senate trzeba by dopłacić postępem. Najpierw coś zarób.
developing-material-or-people = The Senate kosztuje 4 surowce i żadnej populacji. Co zyskujesz?
developing-senate-wants-material = Dwie pozostałe karty rozwoju kosztują też populację. The Senate kosztuje tylko surowce.
developing-deck-is-empty = W fazie porządków musisz dobrać, a talia jest pusta. Wybraną kartę wtasujesz do nowej talii. Czego nauczy się twój lud?
developing-senate-is-paid = Za 4 surowce możesz mieć The Senate, i tylko tę kartę, bez ruszania postępu.
developing-nothing-learned = Możesz oszczędzać surowce. Ale rozwój zostaje na długo, a następna okazja przyjdzie dopiero, gdy wyczerpie się i ta talia.
developing-costs-progress = To kosztuje postęp, który zastępuje wszystko, czego brakuje. Każdy żeton postępu to na końcu 1 punkt.
developing-how-to-pay = Postęp może zastąpić surowce. Starczy ci i bez niego. Czym płacisz?
developing-progress-is-points = Każdy żeton postępu to na końcu 1 punkt. Same surowce nie są nic warte.
developing-another-card = To nie jest The Senate.
developing-nothing-developed = Twoja tura się skończyła, a The Senate dalej leży w obszarze rozwoju.
developing-learned = Imperium rośnie przez rozwój: miej gotową zapłatę, gdy wyczerpie się talia. Postęp wydawaj tylko wtedy, gdy jest to warte punktów.

## Innovate and revolt

innovate-and-revolt-title = Innowacja i przewrót
innovate-and-revolt-goal = Zwróć cztery bunty, a w następnej turze weź City.
innovate-and-revolt-too-much-unrest = Cztery bunty i nie ma czym płacić. Dotąd zawsze była aktywacja, ale tura może być jedną z trzech rzeczy. Która pomoże przy takiej ręce?
innovate-and-revolt-what-revolt-does = Przewrót pozwala zwrócić za darmo dowolną liczbę buntów z ręki. W zamian nie zagrywasz kart.
innovate-and-revolt-nothing-to-pay-with = Bunty można zagrywać, ale dziś każdy kosztuje dwie inne karty. Wszystkich czterech tak się nie pozbędziesz.
innovate-and-revolt-unrest-would-return = Innowacja odrzuca karty z ręki, a odrzucone bunty wrócą po przetasowaniu.
innovate-and-revolt-how-many = Przewrót kosztuje tylko turę. Ile buntów zwracasz?
innovate-and-revolt-return-them-all = Zwrócenie wszystkich nie kosztuje więcej, a szkoda robić przewrót co turę.
innovate-and-revolt-nothing-to-play = Nowa tura, Bob rozegrał już swoją. Buntów nie ma, ale nie masz też surowców ani populacji. Jaka tura da ci City?
innovate-and-revolt-what-innovate-does = Przy innowacji odrzucasz karty z ręki i podporządkowujesz jedną kartę, nic nie płacąc.
innovate-and-revolt-cannot-afford = Conquer i Advance wymagają zapłaty, a nie masz nic. Karty cywilizowane są dla imperiów. Żadnej karty nie da się zagrać.
innovate-and-revolt-no-unrest-left = Nie masz na ręce buntów: przewrót nic by nie dał.
innovate-and-revolt-take-city = Karty z ręki są odrzucone i podporządkowujesz kartę: dowolną z rynku albo w ciemno. Na City leży nawet żeton postępu.
innovate-and-revolt-city-is-the-goal = To też możliwe, ale celem jest City.
innovate-and-revolt-another-card = Na twojej ręce jest inna karta, a City dalej leży na rynku.
innovate-and-revolt-learned = Najczęściej wybierzesz aktywację. Gdy ręka jest pełna buntów, zrób przewrót; gdy nic nie może, innowację. Zła ręka to jeszcze nie stracona tura.

## The last round

last-round-title = Ostatnia runda
last-round-goal = Wygraj grę. To twoja ostatnia tura.
last-round-eight-points-missing = Ostatnia tura w grze: teraz decydują punkty. Bob ma 12, ty masz 5, a akcje są zużyte. Ale jedna karta na ręce nie wymaga akcji.
last-round-great-gives-an-action = Great zagrywa się bez akcji, a nawet daje ci jedną.
last-round-points-wait-in-hand = Karty liczą się też na ręce, ale mogą dać więcej. Tak wygra Bob.
last-round-into-history = Great daje ci akcję. Jest warta 2 punkty, ale w historii 6. Przenosisz ją tam?
last-round-what-history-is = Karty w historii są poza grą, ale liczą się na końcu. Great nie będzie ci już potrzebna.
last-round-only-two-points = Wtedy Great da tylko 2 punkty, a brakujące 4 zdecydują o grze.
last-round-one-action = Masz teraz 9 punktów i jedną akcję. Która karta zamieni ją w punkty?
last-round-look-for-points = Praiseworthy jest warta 3 punkty, ale w historii 7.
last-round-material-is-no-points = Surowce i populacja to nie punkty, a tury, w której można by je wydać, już nie będzie.
last-round-card-or-points = Praiseworthy do historii czy inna karta za tę akcję? Policz punkty.
last-round-too-few-points = Żadna karta na rynku nie da ci 4 punktów, których potrzebujesz.
last-round-bob-wins = Bob ma więcej punktów.
last-round-learned = Na końcu liczą się tylko punkty: karty, gdziekolwiek je masz, te w historii i postęp. Sprawdź, które karty są tam warte więcej, i zachowaj dla nich ostatnie akcje.
