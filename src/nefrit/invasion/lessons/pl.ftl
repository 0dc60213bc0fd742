## A turn

a-turn-title = Zasoby i karty
a-turn-goal = Wprowadź Mountain Brigade do gry najpóźniej w swojej następnej turze.
a-turn-three-resources-and-one-card = Twoje Królestwo ma siłę 3: bierzesz 3 zasoby. Strefa Misji ma siłę 1: losujesz 1 kartę, Mountain Brigade. Kosztuje więcej, niż masz. Jak ją zagrać w następnej turze?
a-turn-power-in-the-kingdom = Na początku swojej tury bierzesz tyle zasobów, ile siły ma twoje Królestwo. Jednostka dodaje tam swoją siłę.
a-turn-hammerer-into-the-kingdom = Hammerer of Karak Azul kosztuje 2 i ma siłę 1. Zagraj tę kartę do swojego Królestwa.
a-turn-cards-instead-of-resources = Tam daje co turę 1 kartę więcej. Ale w następnej turze znowu bierzesz 3 zasoby, a to za mało.
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

## Three places

three-places-title = Trzy miejsca i lojalność
three-places-goal = Zagraj obie jednostki tak, żeby w następnej turze losować 3 karty.
three-places-both-with-five = Masz 5 zasobów. Defender of the Hold kosztuje 1. Mountain Brigade kosztuje 4, ale teraz 5: każdy symbol lojalności, któremu nie odpowiada twoja karta Krasnoludów, kosztuje 1 więcej.
three-places-icons-and-cards = Mountain Brigade ma dwa symbole. Jednemu odpowiada twoja Stolica; drugiemu – każda karta Krasnoludów w grze.
three-places-defender-first = Najpierw zagraj Defender of the Hold.
three-places-all-five-gone = 4 i jeszcze 1 za lojalność: wszystkie 5 zasobów znika, a Defender of the Hold zostaje na ręce.
three-places-still-in-hand = Pasujesz, a na ręce masz jednostkę, na którą cię stać.
three-places-facedown-is-no-unit = Zakryta jako rozwinięcie nie jest już jednostką: nie ma siły i nie odpowiada żadnemu symbolowi lojalności.
three-places-four-are-enough-now = Defender of the Hold odpowiada drugiemu symbolowi: wystarczą 4. Siła to zasoby w Królestwie, karty w strefie Misji, obrażenia na Polu Bitwy. Chcesz 3 kart.
three-places-one-and-two-are-three = Twoja strefa Misji sama ma siłę 1. Mountain Brigade dodaje 2.
three-places-five-resources-one-card = Tam daje ci 5 zasobów w następnej turze, ale losujesz tylko 1 kartę.
three-places-attacks-one-card = Stamtąd może atakować, ale w następnej turze losujesz tylko 1 kartę.
three-places-learned = W każdej strefie jednostka robi co innego i zostaje tam, gdzie weszła. Karty twojej rasy w grze obniżają koszt lojalnych kart.

## An attack

an-attack-title = Atak
an-attack-goal = Podpal jedną ze stref wrogiej Stolicy.
an-attack-three-damage = Trwa twoja faza Pola Bitwy: możesz zaatakować jedną strefę. Jednostki zadają tyle obrażeń, ile mają siły – razem 3. Co atakujesz?
an-attack-eight-hit-points = Strefa zaczyna płonąć przy 8 obrażeniach. Królestwo i strefa Misji mają ich już po 5.
an-attack-who-stands-there = Strefy mogą bronić tylko jednostki, które w niej są. W strefie Misji Boba nikogo nie ma.
an-attack-squad-may-defend = Stoi tam Black Orc Squad i będzie bronić. Ma 4 punkty wytrzymałości: przyjmie wszystkie 3 obrażenia i nic nie trafi w strefę.
an-attack-three-of-eight = Nikt jej nie broni, ale 3 obrażenia z 8 nie wystarczą, żeby ją podpalić.
an-attack-no-attack = Bez ataku nic nie spłonie, a atak nic cię nie kosztuje.
an-attack-who-attacks = Tam nikt nie może się bronić. Atakować mogą tylko jednostki z twojego Pola Bitwy. Które atakują?
an-attack-both-are-needed = Brakuje 3 obrażeń: Mountain Brigade ma siłę 2, a Defender of the Hold 1.
an-attack-fewer-than-three = To mniej niż 3 obrażenia: strefa Misji się obroni.
an-attack-nothing-burns = Atak się skończył i żadna strefa nie płonie.
an-attack-learned = Atakuj tam, gdzie nikogo nie ma, albo tam, gdzie się przebijesz. Kto ma dwie płonące strefy, przegrywa.

## Defending

defending-title = Obrona
defending-goal = Ocal swoje Królestwo i zniszcz Ironclaw’s Horde.
defending-five-damage-come = Bob atakuje twoje Królestwo z siłą 5. Ma ono już 4 obrażenia z 8: jeszcze 4 i płonie. Kto się broni?
defending-defenders-first = Atakujący musi przydzielić każdemu obrońcy tyle obrażeń, żeby go zniszczyć. Dopiero reszta trafia w strefę.
defending-who-takes-five = Mountain Brigade ma 6 punktów wytrzymałości: przyjmie wszystkie 5 obrażeń i przeżyje.
defending-runesmith-takes-one = Runesmith ma 1 punkt wytrzymałości: niszczy tę kartę 1 obrażenie, a 4 trafiają w Królestwo.
defending-nobody-defends = Wszystkie 5 obrażeń trafia w twoje Królestwo.
defending-strike-back = Nic się nie przebije. A obrońcy w tym samym czasie oddają ciosy: kogo trafiają twoje obrażenia?
defending-horde-has-two = Ironclaw’s Horde ma siłę 4, ale tylko 2 punkty wytrzymałości.
defending-horde-survives = Tak Ironclaw’s Horde przeżyje i w następnej turze wróci z siłą 4.
defending-kingdom-burns = Twoje Królestwo płonie.
defending-horde-stands = Walka się skończyła, a Ironclaw’s Horde wciąż jest w grze.
defending-learned = Obrażenia idą najpierw na obrońców, dopiero reszta trafia w strefę. Obrońcy w tym samym czasie oddają ciosy.

## Developments

developments-title = Rozwinięcia i wsparcia
developments-goal = Ocal swoją strefę Misji i wylecz ją w następnej turze.
developments-one-from-burning = Twoja strefa Misji ma 7 obrażeń z 8, a Bob ma atakującego o sile 1. Raz na turę możesz za darmo położyć zakrytą dowolną kartę jako rozwinięcie. Co robisz?
developments-each-development-one-more = Każde rozwinięcie daje swojej strefie 1 dodatkowy punkt wytrzymałości.
developments-brigade-is-too-dear = Na Mountain Brigade cię teraz nie stać. Zakryta w strefie Misji nic nie kosztuje.
developments-forge-comes-too-late = Keystone Forge leczy na początku twojej tury, ale Bob atakuje wcześniej. Najpierw zadbaj o to, żeby strefa przetrwała jego atak.
developments-forge-only-in-the-kingdom = Zdolność Keystone Forge działa tylko w Królestwie.
developments-another-zone = Tamtej strefie nic nie grozi, a w turze można zagrać tylko jedno rozwinięcie.
developments-forge-is-needed = To ratuje strefę. Ale na Keystone Forge cię stać, a leczy tylko odkryta.
developments-nothing-done = Bob atakuje twoją strefę Misji i nic mu nie przeszkadza.
developments-nine-now = Teraz strefa spłonie dopiero przy 9 obrażeniach. Rozwinięcie jednak nie leczy. Masz jeszcze 2 zasoby.
developments-forge-heals = Karta wsparcia zostaje w grze jak jednostka, ale nie walczy. Keystone Forge leczy 1 obrażenie na początku każdej twojej tury.
developments-not-healed = Strefa wytrzyma, mając 8 obrażeń z 9, ale nic jej nie wyleczy.
developments-quest-zone-burns = 8 obrażeń: twoja strefa Misji płonie.
developments-held-but-not-healed = Strefa wytrzymała, ale nic jej nie wyleczyło.
developments-learned = Rozwinięcie daje strefie 1 punkt wytrzymałości więcej, ale nie leczy. Kładź karty, których prędko nie użyjesz.

## A quest

a-quest-title = Misje
a-quest-goal = Zdobądź żeton zasobu na A Glorious Death do swojej następnej tury.
a-quest-quest-without-a-unit = A Glorious Death to misja. Jeśli na początku twojej tury jest na niej jednostka, dostaje żeton; z 3 żetonami może zniszczyć dwóch atakujących. Na razie nikogo na niej nie ma.
a-quest-runesmith-into-the-quest-zone = Misje wypełniają jednostki ze strefy Misji. Zagraj tam Runesmith.
a-quest-only-in-the-quest-zone = Misję może wypełniać tylko jednostka z twojej strefy Misji.
a-quest-nobody-sent = Wtedy nikt nie rusza na misję i żeton się nie pojawi.
a-quest-facedown-does-not-quest = Zakryta jako rozwinięcie, ta karta nie może wypełniać misji.
a-quest-send-it = Wchodząc do gry, jednostka może wyruszyć na misję, na której nikogo jeszcze nie ma. Dokąd idzie Runesmith?
a-quest-only-as-it-enters = Na misję można wysłać tylko jednostkę, która właśnie wchodzi do strefy. Mountain Brigade ma to już za sobą.
a-quest-not-sent = Wtedy Runesmith tylko stoi w strefie Misji. Później nie może już wyruszyć na misję.
a-quest-horde-comes = Bob atakuje twoją strefę Misji z siłą 4. Jednostka na misji też może się bronić, ale gdy padnie, misja traci i ją, i wszystkie żetony. Kto się broni?
a-quest-three-more-burn-it = Strefa ma 5 obrażeń z 8. Bez obrony spłonie.
a-quest-brigade-holds = Mountain Brigade ma 6 punktów wytrzymałości i sama wytrzyma 4 obrażenia. Runesmith ma 1 punkt.
a-quest-runesmith-in-danger = Kto się broni, może otrzymać obrażenia, a dla Runesmith wystarczy 1.
a-quest-zone-undefended = Wszystkie 4 obrażenia trafiłyby w strefę i zaczęłaby płonąć.
a-quest-zone-burns = Twoja strefa Misji płonie.
a-quest-runesmith-falls = Runesmith pada i na misji nie ma już jednostki.
a-quest-no-token = Twoja tura się zaczęła, a żetonu nie ma.
a-quest-learned = Misja potrzebuje czasu i jednostki, która przeżyje. Jednostka nadal liczy się w swojej strefie: ma siłę i może się bronić.

## The chain

the-chain-title = Łańcuch akcji
the-chain-goal = Podpal strefę Misji Boba: brakuje jej do tego 5 obrażeń.
the-chain-pillage-is-played = Twój atak to 3 obrażenia. Grudge Thrower może dodać 1 siły każdej walczącej jednostce. Ale Bob zagrywa taktykę: Pillage ma zniszczyć Grudge Thrower. Odpowiadasz?
the-chain-not-yet-resolved = Karta Pillage została zagrana, ale nic się jeszcze nie stało: najpierw możesz odpowiedzieć własną akcją.
the-chain-last-comes-first = Co zagrano jako ostatnie, dzieje się najpierw. Użyj Grudge Thrower teraz, zanim zniszczy go Pillage.
the-chain-thrower-is-gone = Nikt nie odpowiada: Pillage niszczy Grudge Thrower, a 3 obrażenia to za mało.
the-chain-whom-to-sacrifice = Grudge Thrower kosztuje 1 zasób i jedną z twoich jednostek. Bez której się obejdziesz?
the-chain-two-attackers-two-more = Obaj atakujący są potrzebni: razem mają siłę 3 i każdy dostaje 1 więcej. Runesmith nie walczy.
the-chain-an-attacker-less = Teraz brakuje jednego atakującego, jego siły i 1 więcej.
the-chain-too-little = Atak się skończył, a strefa Misji wytrzymała.
the-chain-learned = Na każdą akcję można odpowiedzieć, zanim zadziała, a ostatnia działa pierwsza. Zniszczenie karty nie cofa tego, do czego została użyta.

## Win this turn

win-this-turn-title = Wygraj w tej turze
win-this-turn-goal = Podpal w tej turze drugą strefę wrogiej Stolicy.
win-this-turn-one-zone-burns = Grasz Orkami. Królestwo Boba płonie: jeszcze jedna strefa i wygrywasz. Strefie Misji brakuje 6 obrażeń, Polu Bitwy 4. Twoje dwie jednostki mają razem tylko siłę 2.
win-this-turn-orcs-like-damage = Gdy masz uszkodzoną jednostkę, Boar Boyz zyskuje 2 siły, a Squig Herders 1. Followers of Mork zadaje obrażenia obu graczom.
win-this-turn-one-power-more = Zagraj Followers of Mork na Pole Bitwy: stamtąd ta jednostka może zaatakować jeszcze w tej turze.
win-this-turn-followers-cannot-attack = Ta jednostka może atakować tylko z Pola Bitwy, a jej siła 1 jest ci potrzebna.
win-this-turn-two-are-too-few = Boar Boyz i Squig Herders mają teraz razem siłę 2. To nie podpali żadnej strefy.
win-this-turn-facedown-does-nothing = Zakryta jako rozwinięcie, ta karta nie zadaje obrażeń i nie atakuje.
win-this-turn-share-two-damage = Każdy gracz otrzymuje 2 niebezpośrednie obrażenia i sam rozdziela je między swoje jednostki i strefy. Bob też. Gdzie trafią twoje?
win-this-turn-damaged-and-alive = Potrzebujesz jednostki, która jest uszkodzona i przeżyje.
win-this-turn-boyz-have-four = Boar Boyz ma 4 punkty wytrzymałości: przyjmie 2 obrażenia i przeżyje.
win-this-turn-nobody-damaged = Wtedy żadna twoja jednostka w grze nie jest uszkodzona i żadna nie staje się silniejsza.
win-this-turn-six-damage-where = Masz uszkodzoną jednostkę: twoja siła to teraz 6. Co atakujesz?
win-this-turn-corrupted-cannot-defend = Hammerer of Karak Azul w strefie Misji jest spaczony: leży bokiem i nie może się bronić.
win-this-turn-brigade-defends = Tej strefie brakuje tylko 4, ale obroni ją Mountain Brigade: najpierw ona musi przyjąć 4 obrażenia.
win-this-turn-burns-already = Ta strefa już płonie i nie przyjmuje więcej obrażeń.
win-this-turn-not-without-attack = Bez ataku nie wygrasz w tej turze.
win-this-turn-who-marches = Nikt tam nie może się bronić. Kto atakuje?
win-this-turn-three-and-two-and-one = Boar Boyz 3, Squig Herders 2, Followers of Mork 1: potrzebujesz wszystkich.
win-this-turn-less-than-six = To mniej niż 6 obrażeń.
win-this-turn-capital-stands = Tura mija, a Stolica Boba stoi.
win-this-turn-learned = Policz, zanim zaatakujesz: ile trzeba, żeby strefa spłonęła, kto może jej bronić i co wzmacnia twoje jednostki.
