## A turn

a-turn-title = Zasoby i karty
a-turn-goal = Wprowadź Mountain Brigade do gry najpóźniej w swojej następnej turze.
a-turn-three-resources-and-one-card = Twoje Królestwo ma siłę 3: bierzesz 3 zasoby. Strefa Misji ma siłę 1: losujesz 1 kartę, Mountain Brigade. Kosztuje więcej, niż masz. Jak ją zagrać w następnej turze?
a-turn-power-in-the-kingdom = Na początku swojej tury bierzesz tyle zasobów, ile siły ma twoje Królestwo. Jednostka dodaje tam swoją siłę.
a-turn-hammerer-into-the-kingdom = Hammerer of Karak Azul kosztuje 2 i ma siłę 1. Zagraj tę kartę do swojego Królestwa.
a-turn-cards-instead-of-resources = Stamtąd daje co turę 1 kartę więcej. Ale w następnej turze znowu bierzesz 3 zasoby, a to za mało.
a-turn-attacks-instead-of-resources = Stamtąd może atakować. Ale w następnej turze znowu bierzesz 3 zasoby, a to za mało.
a-turn-facedown-without-power = Zakryta jako rozwinięcie, ta karta nie ma siły.
a-turn-developments-come-later = To kładzie kartę zakrytą jako rozwinięcie. Rozwinięcia są dobre i mają własną lekcję; tutaj obejdź się bez nich.
a-turn-unspent-resources-go = Niewydane zasoby wracają do puli ogólnej, gdy zaczyna się twoja następna tura: znowu będziesz mieć 3.
a-turn-four-power-now = Twoje Królestwo ma teraz siłę 4. Za ostatni zasób nic nie kupisz: spasuj, a swoją turę rozegra Bob.
a-turn-pass-to-end-the-turn = Gdy obaj gracze pasują, faza się kończy.
a-turn-four-resources = Bob nic nie zrobił. Bierzesz 4 zasoby i losujesz kartę: zagraj Mountain Brigade. Gdzie ma stanąć?
a-turn-what-each-zone-gives = Ma siłę 2. Co turę to: 2 zasoby więcej w Królestwie, 2 karty więcej w strefie Misji albo 2 obrażenia więcej w ataku z Pola Bitwy.
a-turn-brigade-still-in-hand = Mountain Brigade zostanie na ręce, a 4 zasoby przepadną.
a-turn-learned = Siła w Królestwie to zasoby, siła w strefie Misji to karty. Co stanie tam wcześnie, opłaca się co turę.
