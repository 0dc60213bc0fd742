## A conflict

a-conflict-title = Konflikt
a-conflict-goal = Spustosz Pilgrimage, prowincję Boba.
a-conflict-declare = Wygrywa się, pustosząc prowincje. Atakujesz w konflikcie: militarnym albo politycznym. Pilgrimage ma siłę 5 i nikt jej nie broni. Jaki konflikt deklarujesz? Krąg dowolny.
a-conflict-two-kinds-of-skill = Każda postać ma dwie sprawności: militarną i polityczną. W konflikcie liczy się tylko jedna z nich.
a-conflict-military-is-six = Twoje dwie postacie mają sprawność militarną 2 i 4. Zadeklaruj konflikt militarny.
a-conflict-political-is-three = W polityce twoje dwie postacie mają tylko 1 i 2: razem 3. Siła 5 by wytrzymała.
a-conflict-nothing-breaks-by-itself = Z ataku wolno zrezygnować. Ale wtedy nic nie zostanie spustoszone, a drugiej okazji tu nie będzie.
a-conflict-who-attacks = Teraz wybierz, kto atakuje. Zsumuj sprawność militarną: gdy nikt nie broni, musi dorównać sile prowincji, czyli 5.
a-conflict-add-them-up = Vanguard Warrior ma 2, Steadfast Witch Hunter ma 4. Może atakować kilka postaci naraz.
a-conflict-alone-two = Vanguard Warrior wnosi 2. Konflikt wygrany, bo nikt nie broni. Do spustoszenia prowincji brakuje 3.
a-conflict-alone-four = Steadfast Witch Hunter wnosi 4. Konflikt wygrany, bo nikt nie broni. Do spustoszenia prowincji brakuje 1.
a-conflict-not-broken = Pilgrimage nadal stoi.
a-conflict-learned = Wygrać konflikt to nie wszystko: prowincja zostaje spustoszona, gdy wygrasz co najmniej o tyle, ile wynosi jej siła.

## Defending

defending-title = Obrona
defending-goal = Bob atakuje dwa razy. Nie daj spustoszyć Shameful Display.
defending-six-attack = Bob atakuje ze sprawnością militarną 6, a Shameful Display ma siłę 3. Potem zaatakuje znowu. Kto teraz broni, ukłoni się i drugi raz nie obroni. Kogo wysyłasz?
defending-six-less-four = Nie musisz wygrać. Prowincja padnie tylko wtedy, gdy Bob ma przewagę co najmniej 3.
defending-save-one = Hiruma Yōjimbō ma 4: przewaga Boba to tylko 2. Borderlands Defender zostaje na drugi atak.
defending-three-is-too-few = Sześć przeciw trzem: przewaga Boba to dokładnie 3, tyle co siła prowincji.
defending-both-bow = Wygrana 7 do 6. Ale obie postacie się ukłoniły i nie ma kto odeprzeć drugiego ataku.
defending-nobody-defends = Nikt nie broni: 6 to dużo więcej niż 3. Konflikt niebroniony kosztuje cię też 1 żeton honoru.
defending-three-attack = Bob wygrywa o 2: prowincja stoi. Wszyscy walczący ukłonili się i wrócili do domu. Teraz Bob atakuje ze sprawnością polityczną 3. Kto może jeszcze bronić?
defending-equal-is-a-tie = Borderlands Defender ma 3 w polityce, tyle co atak. Remis wygrywa atakujący, ale o 0, a to niczego nie pustoszy.
defending-now-it-breaks = Trzy przeciw nikomu to przewaga 3: prowincja padła.
defending-broken = Shameful Display jest spustoszone.
defending-learned = Remis wygrywa atakujący. Obrona nie musi wygrać: wystarczy przegrać o mniej niż siła prowincji. Kto walczy, ten się kłania.

## The five rings

rings-title = Pięć kręgów
rings-goal = Odbierz Bobowi 3 żetony honoru w dwóch atakach. Kto nie ma honoru, przegrywa.
rings-which-ring = Gdy atak się uda, działa jego krąg. Powietrze: honor, ziemia: karty, ogień: uhonoruj lub zhańb, pustka: usuń los, woda: ukłoń lub przygotuj. Co deklarujesz najpierw?
rings-the-rival-must-bow = Political Rival nie może bronić w konflikcie militarnym, ale w politycznym ma 6. Postać w ukłonie w ogóle nie broni.
rings-water-first = Zadeklaruj konflikt militarny o krąg wody.
rings-air-leaves-one = Powietrze: zabierasz Bobowi 1 żeton honoru albo zyskujesz 2. Dobrze, ale Political Rival zatrzyma drugi atak i Bobowi zostanie 1.
rings-earth-clears-nothing = Ziemia: dobierasz kartę, a Bob odrzuca losową. Przydatne, ale Political Rival nadal zatrzyma drugi atak.
rings-fire-needs-glory = Ogień: uhonoruj lub zhańb postać; jej chwałę dodaje się do sprawności albo odejmuje. Political Rival ma chwałę 0: sprawności się nie zmienią.
rings-void-needs-fate = Pustka: usuń 1 żeton losu z postaci, a odejdzie wcześniej. Political Rival nie ma losu i nadal może bronić.
rings-the-rival-defends = Political Rival obroni się ze sprawnością polityczną 6: 3 na karcie i jeszcze 3 w obronie. Otomo Courtier ma 2.
rings-two-attacks-are-needed = Żeby odebrać Bobowi cały honor, potrzebujesz obu ataków.
rings-water-is-yours = Nikt nie bronił, a to kosztuje Boba 1 żeton honoru. Teraz woda: przygotowuje postać albo kłania taką, która nie ma losu. Którą?
rings-bow-the-rival = Ukłoń kartę Political Rival, żeby nie mogła bronić.
rings-that-is-yours = To twoja postać. Ukłoń tę, która stoi ci na drodze.
rings-an-effect-for-nothing = Możesz zrezygnować z efektu, ale wtedy krąg nikomu nie pomoże.
rings-the-last-honor = Political Rival jest w ukłonie. Twój niebroniony atak polityczny zabierze Bobowi 1 z 2 żetonów honoru. Który krąg zabierze ostatni?
rings-one-by-attack-one-by-ring = Honor przenosi krąg powietrza.
rings-one-honor-stays = Atak zabierze 1 żeton honoru, ale ten krąg żadnego: Bobowi zostanie ostatni.
rings-one-left = Bobowi został 1 żeton honoru. Jak używasz kręgu powietrza?
rings-take-it = Zabierz mu 1 żeton honoru.
rings-gaining-does-not-win = Zyskasz 2 żetony honoru, ale Bobowi zostanie jego ostatni.
rings-learned = Wybieraj krąg dla efektu: powietrze to honor, ziemia karty, ogień honor osobisty, pustka los, woda ukłon i przygotowanie.

## Cards in a conflict

cards-in-a-conflict-title = Karty w konflikcie
cards-in-a-conflict-goal = Spustosz Shameful Display.
cards-in-a-conflict-six-against-four = Sześć przeciw czterem: wygrywasz. Żeby spustoszyć prowincję, potrzebujesz o 3 więcej niż obrona; brakuje 2. Czy masz coś na ręce?
cards-in-a-conflict-look-at-your-hand = Karty z ręki zagrywa się w czasie konfliktu.
cards-in-a-conflict-banzai-adds-two = Banzai! nic nie kosztuje i daje uczestniczącej postaci +2 do sprawności militarnej.
cards-in-a-conflict-that-works-and-costs-three-honor = To kosztuje 3 żetony honoru. Działa, ale honor to też sposób na przegraną.
cards-in-a-conflict-that-wins-but-does-not-break = Konflikt byłby wygrany, ale Shameful Display by stało: 6 to nie o 3 więcej niż 4.
cards-in-a-conflict-choose-whom = Która z twoich postaci dostaje te 2?
cards-in-a-conflict-that-is-their-side = Ta postać walczy po stronie Boba: pomagasz obronie.
cards-in-a-conflict-not-broken = Prowincja stoi, a atak przepadł.
cards-in-a-conflict-learned = W konflikcie obie strony działają na zmianę, aż obie spasują. Karta z ręki może odwrócić wynik.

## The bid

the-bid-title = Licytacja honoru
the-bid-goal = Dobierz tyle kart, na ile się odważysz, i zachowaj choć 1 żeton honoru.
the-bid-cards-for-honor = Ty i Bob licytujecie w tajemnicy od 1 do 5. Każdy dobiera tyle kart, ale kto licytuje wyżej, oddaje drugiemu różnicę w honorze. Masz 3 żetony honoru. Ile licytujesz?
the-bid-he-may-bid-one = Nie znasz stawki Boba. Jeśli to 1, czyli najmniej, oddasz mu o 1 mniej, niż wynosi twoja stawka.
the-bid-three-leaves-one = Stawka 4 może zabrać 3 żetony, czyli wszystko. Przy stawce 3 zostaje ci co najmniej 1, bez względu na Boba.
the-bid-one-card-is-little = Bezpiecznie: mniej nie można. Ale jedna karta na całą rundę to mało, a 2 żetony honoru możesz poświęcić.
the-bid-two-cards-are-safe = Oddasz najwyżej 1 żeton honoru. Stać cię na jedną kartę więcej.
the-bid-all-honor-is-gone = Stawka Boba to 1 i cały twój honor przechodzi do niego. Kto ma 0 honoru, przegrywa; a 25 też daje wygraną.
the-bid-one-honor-left = Stawka Boba to 1: dobierasz 3 karty i oddajesz mu 2 honoru. Rundę później masz 1 żeton, a on 24; przy 25 wygrywa. Ile licytujesz teraz?
the-bid-nothing-to-give = Nie możesz już nic oddać. Która stawka nigdy nie przebije stawki Boba?
the-bid-the-lowest-bid = Licytuj 1.
the-bid-one-more-is-too-much = Jeśli Bob znów zalicytuje 1, oddasz ostatni żeton honoru: ty masz 0, on co najmniej 25.
the-bid-learned = Wysoka stawka daje karty, niska honor: kto licytuje więcej, płaci drugiemu. Przy 0 honoru przegrywasz, przy 25 wygrywasz.

## Characters and fate

dynasty-title = Postacie i los
dynasty-goal = Miej w grze w następnej rundzie obie postacie: Steadfast Witch Hunter i Vanguard Warrior.
dynasty-three-for-sale = Postacie w swoich prowincjach zagrywasz za los: liczba to ich koszt. 6 żetonów losu musi starczyć na dwie rundy. Kogo zagrywasz najpierw?
dynasty-fate-keeps-them = Pod koniec rundy odchodzą postacie, na których nie ma losu. Kto ma zostać dłużej, potrzebuje dodatkowego losu.
dynasty-hunter-first = Zagraj kartę Steadfast Witch Hunter za 4. Vanguard Warrior może poczekać w prowincji.
dynasty-warrior-later = Obie postacie razem kosztują 6. Nie zostanie już losu, żeby którąś zatrzymać na następną rundę.
dynasty-guardian-costs-the-rest = Hida Guardian kosztuje tylko 1, ale każdego żetonu losu potrzebujesz na tamte dwie postacie.
dynasty-passing-buys-nothing = Kto spasuje, nie zagra już w tej rundzie postaci. A jednej jeszcze potrzebujesz.
dynasty-how-long = Możesz dołożyć los na kartę Steadfast Witch Hunter: każdy żeton to runda dłużej. Zostały ci 2, a Vanguard Warrior kosztuje 2. Ile dokładasz?
dynasty-one-for-each-round = 1 wystarczy na następną rundę. Brakujący los na kartę Vanguard Warrior da się zdobyć.
dynasty-nothing-keeps-it = Bez losu Steadfast Witch Hunter odchodzi pod koniec rundy.
dynasty-two-is-one-too-many = To zatrzyma tę postać na dwie rundy, ale zostaniesz z 0 losu i nie zapłacisz 2 za kartę Vanguard Warrior.
dynasty-hunter-left = Na kolejną rundę zostają tylko postacie z losem.
dynasty-bob-has-bought = Bob zagrywa kartę Wandering Ronin bez dodatkowego losu. Masz 1 żeton losu. Kto pierwszy spasuje, zyskuje jeszcze 1. Co robisz?
dynasty-pass-before-bob = Spasuj przed Bobem: 1 i 1 to 2 żetony losu na kartę Vanguard Warrior.
dynasty-guardian-leaves = Hida Guardian odejdzie pod koniec rundy, a Bob spasuje pierwszy i to on zyska los.
dynasty-a-round-later = Runda później: Wandering Ronin bez losu znika, a Steadfast Witch Hunter traci swój 1 żeton losu i zostaje. Masz 2 żetony losu. Co zagrywasz?
dynasty-now-the-warrior = Vanguard Warrior kosztuje 2.
dynasty-guardian-is-weaker = Zostanie wtedy tylko 1 żeton losu: za mało na kartę Vanguard Warrior.
dynasty-learned = Postacie zostają, póki mają los: każda runda zabiera 1, a kto nie ma losu, odchodzi. Kto pierwszy spasuje, zyskuje 1.

## The Imperial Favor

the-favor-title = Łaska cesarska
the-favor-goal = Zabierz 2 żetony losu z kręgu pustki i zajmij Łaskę cesarską.
the-favor-a-ring-with-fate = Pod koniec rundy każdy niezajęty krąg dostaje 1 żeton losu. Kto atakuje, zabiera los ze swojego kręgu. To ostatni konflikt w tej fazie. Co deklarujesz?
the-favor-void-has-two = Na kręgu pustki leżą 2 żetony losu. Militarny czy polityczny, wszystko jedno: Bob nie będzie bronić.
the-favor-no-fate-there = Na tym kręgu nie ma losu.
the-favor-fate-stays-there = Wtedy 2 żetony losu zostaną na kręgu i w następnej rundzie może je zabrać Bob.
the-favor-glory-that-stays-ready = Po konfliktach każdy liczy chwałę swoich przygotowanych postaci i 1 za każdy zajęty krąg. Kto ma więcej, zajmuje Łaskę. Bob będzie miał 2. Kto atakuje, kłania się: kogo wysyłasz?
the-favor-one-is-enough = Nikt nie broni, więc jedna postać wystarczy, żeby zająć krąg.
the-favor-keep-the-glory = Wyślij kartę Vanguard Warrior. Hida Tomonatsu zostaje przygotowana z chwałą 2, a z kręgiem to 3.
the-favor-two-against-two = Vanguard Warrior ma chwałę 1, z kręgiem masz 2, tyle co Bob. Przy remisie nikt nie dostaje Łaski.
the-favor-one-against-two = Obie postacie w ukłonie, liczy się tylko krąg: 1 przeciw 2. Łaskę ma teraz Bob.
the-favor-no-favor = Faza konfliktu się skończyła, a Łaska nie jest twoja.
the-favor-which-side = 3 przeciw 2: Łaska jest twoja. W konfliktach typu, który pokazuje, masz +1 do sprawności, jeśli uczestniczy twoja postać. Którą stroną ją kładziesz?
the-favor-both-are-right = Obie są dobre. Wybierz rodzaj konfliktu, który chcesz toczyć w następnej rundzie.
the-favor-learned = Niezajęte kręgi zbierają los dla następnego atakującego. Chwała postaci przygotowanych po konfliktach daje Łaskę cesarską.

## Honored characters

honored-title = Uhonorowane postacie
honored-goal = Tym razem prowadzisz klan Żurawia. Spustosz Defend the Wall.
honored-three-against-two = Trzy przeciw dwóm, a Defend the Wall ma siłę 4: potrzebujesz 6. Way of the Crane na twojej ręce honoruje postać i nic nie kosztuje. Zagraj tę kartę.
honored-honored-adds-glory = Uhonorowana postać dodaje swoją chwałę do obu sprawności. Zhańbionej chwałę się odejmuje.
honored-one-more-is-not-four = Wygrana byłaby tylko o 1, a Defend the Wall ma siłę 4.
honored-whom-to-honor = Brash Samurai ma chwałę 2, Savvy Politician 1. Uhonorowana postać dodaje chwałę do sprawności. Przeczytaj obie karty: kogo uhonorujesz?
honored-read-the-politician = Jedna z nich reaguje na to, że zostaje uhonorowana.
honored-honor-the-politician = Gdy Savvy Politician zostaje uhonorowana, możesz uhonorować jeszcze jedną postać.
honored-only-one-is-honored = Sam Brash Samurai: 5 przeciw 2. Brakuje 1, a nikt więcej nie zostaje uhonorowany.
honored-a-reaction = Savvy Politician jest uhonorowana: 4 przeciw 2. Ma na to reakcję: możesz jej użyć zaraz po tym zdarzeniu i tylko teraz.
honored-now-or-never = Użyj karty Savvy Politician. Jeśli spasujesz, okazja przepadnie.
honored-the-chance-is-gone = Chwila minęła: 4 przeciw 2 to o 2 za mało, żeby spustoszyć prowincję.
honored-honor-another = Teraz uhonoruj jeszcze jedną postać. Kto wniesie brakujące 2?
honored-glory-of-two = Brash Samurai ma chwałę 2.
honored-that-is-their-side = Vanguard Warrior walczy dla Boba: uhonorowana postać broniłaby jeszcze lepiej.
honored-not-broken = Defend the Wall nadal stoi.
honored-learned = Uhonorowana postać dodaje chwałę do obu sprawności, zhańbiona ją odejmuje. Reakcji używa się zaraz po tym, co wymienia.

## The stronghold

the-stronghold-title = Twierdza
the-stronghold-goal = Wygraj w tej turze: spustosz prowincję pod twierdzą Boba.
the-stronghold-the-third-province = Dwie prowincje Boba są spustoszone. Po trzeciej możesz atakować tę pod twierdzą. Atakujesz Manicured Garden o sile 4. Kto idzie, a kto czeka?
the-stronghold-two-attacks = Kto teraz atakuje, ukłoni się i ominie go ostatni atak. Będzie polityczny, przeciw sile 5.
the-stronghold-keep-two-for-politics = Intimidating Hida ma sprawność militarną 4: wystarczy. Borderlands Defender i Otomo Courtier mają polityczną 3 i 2.
the-stronghold-defender-has-three = Borderlands Defender ma sprawność militarną 3, a Manicured Garden siłę 4.
the-stronghold-three-of-four = Trzecia prowincja stoi, więc twierdza pozostaje poza zasięgiem.
the-stronghold-more-than-needed = 7 to więcej, niż trzeba. Borderlands Defender będzie w ukłonie, a sam Otomo Courtier jest za słaby na ostatni atak.
the-stronghold-the-way-is-open = Trzecia prowincja spustoszona: droga do twierdzy otwarta. Został ci jeden atak. Co deklarujesz?
the-stronghold-politics-is-left = Konflikt militarny tej rundy masz już za sobą. Zadeklaruj polityczny, o dowolny krąg.
the-stronghold-one-attack-is-left = Boba nikt teraz nie broni. Lepszej chwili nie będzie.
the-stronghold-which-province = Którą prowincję atakujesz?
the-stronghold-under-the-stronghold = Shameful Display leży pod twierdzą. Gdy ją spustoszysz, wygrywasz.
the-stronghold-a-fourth-does-not-win = Czwarta prowincja nic ci już nie da. Grę wygrywa tylko ta pod twierdzą.
the-stronghold-the-last-attack = Twierdza dodaje 2 do siły swojej prowincji: Shameful Display ma 3 i 2, czyli 5. Kto atakuje?
the-stronghold-three-and-two = Borderlands Defender ma sprawność polityczną 3, Otomo Courtier 2.
the-stronghold-five-are-needed = Jedna postać nie wystarczy przeciw 5. Po tym ataku nic już nie będzie: wyślij obie.
the-stronghold-learned = Po trzech spustoszonych prowincjach można atakować twierdzę; spustoszenie jej prowincji daje wygraną. Wysyłaj tylko tylu, ilu trzeba.
