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
