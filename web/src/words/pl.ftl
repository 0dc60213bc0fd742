### Słowa klienta WWW. Czego tu nie ma, mówione jest po angielsku.

## Wszędzie

app-name = Nefrit
page-door = Wejście
page-lobby = Stoły
page-decks = Talie
page-learn = Nauka
page-play = Graj
page-cards = Karty
page-rules = Zasady
page-replay = Powtórka
page-table = Stół
page-join = Zaproszenie
page-nowhere = Nic tu nie ma
page-did-not-load = Nie udało się tego wczytać. Spróbuj za chwilę.
skip-to-content = Przejdź do treści
loading = Chwileczkę…
again = Spróbuj ponownie
close = Zamknij
confirm = Potwierdź
server-away = Serwer nie odpowiada. Czy działa?
nowhere-title = Nic tu nie ma
nowhere-back = Z powrotem do wejścia

## Ustawienia

preferences = Ustawienia
setting-guard = Po nowym pytaniu
guard-on = Wejście chwilę odpoczywa
guard-off = Wejście działa od razu
setting-keys = Pojedyncze litery jako klawisze
keys-on = Używane
keys-off = Nieużywane
setting-confirm = Ostatni wybór odpowiedzi
confirm-on = Jest potwierdzany
confirm-off = Liczy się od razu
setting-language = Język
setting-theme = Światło
theme-system = Jak w systemie
theme-light = Jasno
theme-dark = Ciemno
setting-motion = Ruch
motion-system = Jak w systemie
motion-less = Jak najmniej
setting-playback = Co robią inni
playback-slow = Powoli
playback-normal = W zwykłym tempie
playback-quick = Szybko
playback-off = Bez odtwarzania
setting-sound = Dźwięki
sound-on = Włączone (M wyłącza)
sound-off = Wyłączone
setting-volume = Głośność
sound-is-on = Dźwięki są włączone.
sound-is-off = Dźwięki są wyłączone.

## Wejście

door-title = Gry karciane dokładnie według zasad
door-about = Usiądź do stołu, a on dopilnuje każdej zasady. Zapytaj, dlaczego nie, a odpowie samą zasadą.
door-mode = Sposoby gry
door-more = Talia, przeciwnik i więcej
door-people = Gracze, łącznie z botami
door-some = wybrano { $count }, od { $least } do { $most }
door-deck = Talia
door-deck-any = Dowolna gotowa talia
door-deck-own = Twoje talie
door-edition = Wydanie zasad
door-edition-newest = Najnowsze
door-bot = Przeciwnik
door-play = Zagraj teraz
door-play-alone = Zagraj teraz
door-invite = Zaproś znajomego
door-recent = Twoje stoły
home-first = Twój pierwszy pojedynek w 3 minuty
home-first-about = Pierwsza lekcja przy prawdziwym stole, bez podawania imienia.
home-start-here = Zacznij tutaj
home-go-on-title = Wróć do przerwanej gry
home-your-turn = Twoja kolej
home-waiting-for = Czeka na: { $names }
home-go-on = Graj dalej
home-look = Zobacz
home-against = gra: { $names }
home-look-back = Obejrzyj ponownie:
home-players = Graczy: { $count }
home-minutes = { $count } min
home-difficulty = Trudność
home-difficulty-is = { $count } z { $most }
home-options = Znajomi, opcje
home-open-title = Otwarte stoły
home-open-none = Teraz nikt nie czeka. Otwórz stół albo zaproś znajomego: każda gra ma do tego przycisk.
home-all-tables = Wszystkie stoły
title-your-turn = ● Twoja kolej
game-l5r-about = Dwa klany, pięć kręgów i honor obu stron. Licytuj w tajemnicy, atakuj ostrzem albo słowem.
game-imperium-about = Od obozu barbarzyńców do imperium, karta po karcie. Co zdobędziesz, to będziesz nosić.
game-invasion-about = Twoja stolica przeciw ich stolicy. Buduj, broń i spal dwie strefy, zanim spalą twoje.
game-senjutsu-about = Pojedynek na kilka oddechów. Wybierz jedną kartę, odkryjcie je razem i bądź tam, gdzie nie ma ostrza.
bot-greedy = Rozważny: patrzy o jeden ruch naprzód
bot-search = Dociekliwy: pół sekundy na odpowiedź
bot-random = Beztroski: gra losowo
name-label = Twoje imię
name-example = Gość – albo jak mają cię nazywać inni

## Stoły

lobby-game = Gra
lobby-private = Tylko z zaproszeniem
lobby-open-table = Otwórz stół
lobby-open = Czekają na graczy
lobby-playing = W trakcie gry
lobby-over = Zakończone
lobby-none = Nikt teraz nie gra publicznie.
lobby-return = Wróć na swoje miejsce
fairness = Uczciwe rozdanie
fairness-about = Karty rozdaje się z tajnego ziarna wybranego, zanim ktokolwiek usiadł do stołu. Oto jego skrót: zanotuj go, a po grze sprawdzisz rozdanie.
fairness-opened = Gra skończona; oto skrót i ziarno, które się za nim kryło: nefrit replay --check odtwarza zapis i porównuje jedno z drugim.
goes-on = Ciąg dalszy zapisu
goes-on-about = { $after ->
    [0] Tę grę przygotowano według zapisu innej; dla ludzi karty rozdaje się od nowa.
   *[other] Ta gra jest dalszym ciągiem zapisu: kto ma ten zapis, może znać karty rozdane wcześniej. Tego, co jeszcze przyniesie los, nie zna nikt.
}
join-about = { $count ->
    [0] Nikt tu jeszcze nie siedzi.
   *[other] Tu siedzą: { $names }.
}
join-full = Wszystkie miejsca są zajęte.
join-sit-down = Usiądź
join-watch = Oglądaj
table-closed = Ten stół nie jest dla ciebie otwarty
waiting-about = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
waiting-link = Zaproszenie
waiting-copy = Skopiuj łącze
waiting-copied = Łącze skopiowano.
waiting-not-copied = Przeglądarka nie pozwoliła skopiować. Zaznacz łącze i skopiuj je samodzielnie.
waiting-qr = Zeskanuj telefonem
waiting-network = Znajomi w tej samej sieci mogą otworzyć ten adres.
waiting-only-here = Ten adres działa tylko na tym komputerze. Dla znajomych w swojej sieci uruchom serwer poleceniem
waiting-then = Otworzą wtedy { $address }.
waiting-leave = Odejdź
watch-link = Skopiuj link do oglądania
watch-link-copied = Link skopiowany. Kto go otworzy, może oglądać.

## Przy stole

board-title = Plansza
board-table = Stół
board-more = i jeszcze { $count }
seat-free = wolne
seat-bot = bot
seat-here = jest obecny
seat-away = jest nieobecny
seat-thinking = decyduje
seats-title = Gracze
seats-watching = { $count ->
    [one] ogląda jedna osoba
    [few] oglądają { $count } osoby
   *[other] ogląda { $count } osób
}
connection-connecting = Łączenie…
connection-lost = Brak połączenia
connection-closed = Zamknięte
connection-lost-about = Połączenie zostało przerwane. Nic nie przepadło: gra ruszy dalej, gdy tylko serwer odpowie.
not-connected = Teraz nie ma połączenia.
undo = Cofnij
    .about = Od razu cofa twoją ostatnią odpowiedź
undo-ask = Poproś o cofnięcie
    .about = Pyta pozostałych, czy możesz cofnąć ostatnią odpowiedź
retract = Cofnij od razu
    .about = Od razu cofa twoją ostatnią odpowiedź; nikt się z niej niczego nie dowiedział
undo-waiting = Prosisz o cofnięcie ostatniej odpowiedzi. Pozostali muszą się zgodzić.
undo-asked = { $name } prosi o cofnięcie odpowiedzi.
undo-agree = Zgoda
undo-decline = Nie
concede = Poddaj się
concede-title = Poddać tę grę?
concede-about = To kończy dla ciebie grę i nie da się tego cofnąć.
concede-no = Gram dalej
concede-yes = Poddaję się
side-toggle = Dziennik
table-menu = Ten stół
table-leave = Odejdź; miejsce pozostaje twoje
keys-title = Klawisze
key-digits = 1 – 9, 0
    .about = wybierają opcję, a przy liczbie ją ustawiają
key-arrows = strzałki
    .about = przechodzą od opcji do opcji
key-enter = Enter
    .about = potwierdza wybór
key-pass = p
    .about = spasuj
key-until = n
    .about = pasuj, aż coś się wydarzy
key-flag = f
    .about = zatrzymuj się tutaj albo pasuj
key-cancel = Esc
    .about = zrezygnuj z tego, co wybrano, zamknij to, co otwarte
key-all = l
    .about = pokaż wszystkie wybory
key-why = w
    .about = dlaczego nie można użyć karty?
key-chart = t
    .about = runda krok po kroku
key-regions = Alt + 1 – 6
    .about = przejdź do decyzji, ręki, swojej strony, środka, drugiej strony, dziennika
key-undo = u
    .about = cofnij ostatnią odpowiedź
side-title = Dziennik i przebieg rundy
log-title = Dziennik
log-earlier = Pokaż wcześniejsze
chart-title = Runda
chart-title-invasion = Tura
chart-round = Runda { $round }
chart-round-invasion = Tura { $round }
chart-here = teraz
chart-running = Zasady, według których teraz gramy
pass-policy-about = Inni nie poznają po czasie, czy dało się coś zrobić.
pass-until = Pasuj aż…
pass-until-event = coś się wydarzy
pass-until-turn = zacznie się moja następna tura
pass-until-turn-l5r = nadejdzie mój następny konflikt
pass-until-phase = skończy się ta faza
pass-until-round = skończy się ta runda
pass-until-round-invasion = skończy się ta tura
passing-event = Pasujesz, aż coś się wydarzy
passing-turn = Pasujesz do swojej następnej tury
passing-turn-l5r = Pasujesz do swojego następnego konfliktu
passing-phase = Pasujesz do końca fazy
passing-round = Pasujesz do końca rundy
passing-round-invasion = Pasujesz do końca tury
passing-stop = Przestań pasować
stops-settings = Wszystkie postoje…
stops-title = Kiedy pytać
ask-anyway = Pytaj mnie także tam, gdzie jest tylko jedna odpowiedź
stops-windows = Okna
stops-cards = Karty, przy których się zatrzymać
stops-meter = Jak często pasujesz
stops-passed = spasowano { $passed } z { $asked }
stops-pass-here = Pasuj tu za mnie
stop-flag = Postój: { $step } – { $rule }
stop-title = Postój: { $step }
stop-in-phase = { $phase }: { $step }
stop-responses = Reakcje i przerwania
stop-mine = W mojej turze
stop-theirs = W turze innych
stop-always = zawsze
stop-can = jeśli mogę działać
stop-happened = tylko jeśli coś się wydarzyło
stop-never = nigdy
stop-for-card = { $card }: zatrzymać się tutaj?
stop-not-again = Już nie w tej rundzie
yes = Tak
no = Nie

## Decyzje

decision-title = Twoja decyzja
decision-sent = …
decision-none = …
decision-waiting = Decyduje: { $names }…
decision-stopped = Tu się zatrzymujesz.
go-on = Dalej
some-all = Wybierz wszystkie
hand-count = { $count ->
    [one] 1 karta w ręce
    [few] { $count } karty w ręce
   *[other] { $count } kart w ręce
}
piles-title = Stosy
some-count = { $exact ->
    [yes] { $count } z { $most }
   *[no] wybrano { $count }, od { $least } do { $most }
}
some-confirm = { $count ->
    [0] Nie wybieram żadnej
    [one] Wybieram tę jedną
   *[other] Wybieram te { $count }
}
order-as-listed = Tak jak na liście
order-confirm = W tej kolejności
number-less = Mniej
number-more = Więcej
number-confirm = Zatwierdź { $number }
distribute-less = { $label }: o jeden mniej
distribute-more = { $label }: o jeden więcej
distribute-left = { $left ->
    [0] rozdano wszystko
   *[other] zostało { $left }
}

## Karty

card-unknown = karta, której nie znasz
card-can-be-chosen = można wybrać
card-is-chosen = wybrana
goal = Cel
goal-l5r = zdobądź twierdzę albo zbierz 25 honoru
goal-senjutsu = zrań każdego przeciwnika tak, by odpadł z pojedynku
goal-imperium = miej najwięcej punktów na koniec gry
goal-invasion = spal dwie strefy stolicy wroga
timing-title = Runda
since-title = Od twojej decyzji
playback-skip = Pomiń
playback-again = Zobacz ponownie
playback-shown = Zobacz, co się wydarzyło …
key-space = Spacja
preview-title = Czytana karta
preview-card-page = Strona karty
preview-empty = Wskaż kartę, by przeczytać ją tutaj.
cancel = Anuluj
dock-all = { $count ->
    [one] Jedyny wybór
    [few] Wszystkie { $count } wybory
   *[other] Wszystkie { $count } wyborów
}
dock-show-all = Pokaż wszystkie wybory
dock-hide-all = Ukryj listę
dock-act = Użyj: { $name }
dock-on-the-board = Wybierz to, co obwiedzione na stole lub w ręce.
dock-in-the-list = Wybierz z listy.
region-large = Obszar w powiększeniu
dock-rule = Zasada, z której wynika pytanie
dock-watching = Oglądasz.
order-placed = Ułożono { $count } z { $all }
number-between = Od { $least } do { $most }
choices-title = Wszystkie wybory
choices-search = Szukaj
choices-none = Żaden wybór nie zawiera tych słów.
choices-again = dotknij ponownie
card-can-be-target = może być celem
card-asks = pyta
card-has-changed = zmiana: { $change }
provenance-printed = Dane z wydanej karty
provenance-reconstructed = Odtworzona: nazwa, numer i rodzaj pochodzą z wydanej karty; czego z reszty nie znamy, jest nasze
viewer-card-page = Wszystko o tej karcie
why = Dlaczego nie?
why-title = { $name }: dlaczego nie?
why-can-choose = Możesz to teraz wybrać.
why-not-among = Teraz nie o to chodzi: { $prompt }
why-others-decide = Teraz decyduje { $names }.
why-nobody-asked = W tej chwili nikt nie jest pytany.
why-over = Gra jest skończona.
why-remains = Zostałoby jeszcze:
why-when = Czas na to przyjdzie w kroku „{ $step }”.

## Koniec

over-title = Gra jest skończona
over-won = Wygrana
over-lost = Przegrana
over-replay = Obejrzyj powtórkę
over-leave = Odejdź
over-rule = Zasada, z której to wynika
over-rematch = Zagraj jeszcze raz
over-rematch-waiting = Czekamy na pozostałych…
over-rematch-wanted = Chcą zagrać jeszcze raz: { $names }

## Powtórka

replay-back = Krok wstecz
replay-on = Krok naprzód
replay-first = Na początek
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-slider = Krok
replay-eyes = Widok
replay-eyes-spectator = widz
replay-speed = Szybkość
replay-speed-is = { $speed }×
replay-steps = Podjęte decyzje
replay-beginning = Gra się zaczyna
replay-export = Eksportuj
replay-continue = Graj dalej od tego miejsca
replay-continue-about = Nowa gra zaczyna się po kroku { $number }: te same karty, ten sam los, inni gracze.
replay-continue-seat = Twoje miejsce
replay-continue-others = Pozostałe miejsca
replay-continue-bots = Grają boty
replay-continue-people = Znajomi, z zaproszeniem
replay-bring = Obejrzyj zapis gry
replay-bring-about = Wybierz plik z zapisem gry albo upuść go tutaj. Zostanie odtworzony krok po kroku; nic nie jest przechowywane.
replay-too-big = Ten plik jest za duży jak na zapis gry.
replay-other-rules = Ta gra została zapisana według innych zasad niż dzisiejsze: jej koniec różni się od zapisanego.

## Strona kart

game-choose = Która gra
game-unknown = Nie ma tu takiej gry.
cards-find = Szukaj kart
cards-find-example = Nazwa, tekst, cecha, „cost 2”…
cards-any = Dowolne
cards-filters = Filtry
cards-numbers = Według liczb
cards-found = { $count ->
    [0] Brak kart
    [one] Jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
cards-none = Żadna karta nie pasuje. Spróbuj mniejszej liczby słów.
cards-clear = Pokaż wszystko
cards-sort = Kolejność
cards-sort-number = Według numerów
cards-sort-name = Według nazw
cards-sort-type = Według typów
cards-layout = Sposób pokazywania kart
cards-layout-cards = Karty
cards-layout-lines = Wiersze
cards-all = Wszystkie karty
cards-neighbours = Inne karty
card-none = Nie ma takiej karty.
card-text = Tekst
card-printings = Wydania
card-edition = Wydanie { $edition }
card-edition-now = Wydanie { $edition }, obecne
card-rules = Zasady i rozstrzygnięcia, które ją wymieniają
fact-yes = tak
fact-no = nie
fact-type = Typ
fact-types = Typ
fact-side = Talia
fact-clan = Klan
fact-set = Zestaw
fact-number = Numer
fact-unique = Unikatowa
fact-cost = Koszt
fact-military = Militarna
fact-political = Polityczna
fact-glory = Chwała
fact-traits = Cechy
fact-influence-cost = Koszt wpływów
fact-influence-pool = Wpływy
fact-military-bonus = Premia militarna
fact-political-bonus = Premia polityczna
fact-strength = Siła
fact-strength-bonus = Premia do siły
fact-element = Żywioł
fact-honor = Honor
fact-fate = Los
fact-role-restriction = Wymagana rola
fact-class = Klasa
fact-character = Postać
fact-rank = Ranga
fact-initiative = Inicjatywa
fact-focus = Skupienie
fact-keywords = Słowa kluczowe
fact-range = Zasięg
fact-provenance = Pochodzenie

## Strona zasad

rules-about = Co mówią dokumenty z zasadami, naszymi słowami; każda zasada pod naszym tytułem; jej identyfikator jest taki sam w każdym języku. Gdzie dokumenty milczą, musieliśmy zdecydować sami; te decyzje są oznaczone.
rule-untitled = Reguła
rules-copy-id = Skopiuj identyfikator
rules-id-copied = Identyfikator skopiowany.
rules-id-not-copied = Przeglądarka nie pozwoliła skopiować identyfikatora.
rules-find = Szukaj zasad
rules-find-example = Słowa albo identyfikator
rules-kind = Rodzaj
rules-edition = Wydanie
rules-chapters = Rozdziały
rules-chapter-all = Wszystkie rozdziały
rules-found = { $count ->
    [0] Brak zasad
    [one] Jedna zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
rules-none = Żadna zasada nie pasuje. Spróbuj mniejszej liczby słów.
rules-show-all = Pokaż wszystko
rules-more = Pokaż jeszcze { $count }
rules-no-such = W tej grze nie ma zasady { $rule }.
rules-step = Krok { $number }
rules-ours = nasza decyzja
rules-edition-all = wszystkie wydania
rules-edition-from = od { $edition }
rules-edition-only = tylko { $edition }
rules-given = Sytuacja
rules-when = Gdy
rules-then = Wtedy
rules-places = Gdzie mówią o tym dokumenty
rule-chapter-decision = Nasze decyzje
rule-chapter-faq = Pytania i odpowiedzi
rule-kind-procedure = procedura
rule-kind-definition = definicja
rule-kind-timing = kolejność
rule-kind-restriction = ograniczenie
rule-kind-component = komponent
rule-kind-ruling = rozstrzygnięcie
rule-kind-structure = struktura
rule-kind-keyword = słowo kluczowe
rule-kind-decision = nasza decyzja
rule-kind-setup = przygotowanie
rule-kind-deckbuilding = budowanie talii
rule-kind-scoring = punktacja
rule-kind-format = format
rule-kind-errata = errata
rule-kind-victory = zwycięstwo
rule-kind-solo = tryb solo

## Strona talii

deck-new = Przynieś talię
deck-own = Twoje talie
deck-ready = Gotowe: { $format }
deck-nameless = Talia bez nazwy
deck-format = Format
deck-format-usual = Zwykły
deck-edition = Wydanie
deck-list = Lista
deck-list-hint = Lista, jaką piszą gracze, albo JSON talii z fiveringsdb. Jest sprawdzana podczas pisania.
deck-list-example = Name: Moja talia
    3x …
deck-file = Albo z pliku:
deck-legal = Dozwolona w formacie { $format }.
deck-not-legal = { $count ->
    [one] Niedozwolona w formacie { $format }, z jednego powodu:
   *[other] Niedozwolona w formacie { $format }, z { $count } powodów:
}
deck-play = Zagraj nią teraz
deck-save = Zapisz w tej przeglądarce
deck-save-again = Zapisz
deck-saved = Talia jest zapisana w tej przeglądarce.
deck-not-saved = Przeglądarka niczego dla nas nie przechowuje.
deck-edit = Zmień listę
deck-read = Gotowe
deck-export = Eksportuj
deck-copy = Kopiuj listę
deck-copied = Lista jest skopiowana.
deck-not-copied = Przeglądarka nie pozwoliła kopiować. Zaznacz listę i skopiuj ją samodzielnie.
deck-drop = Wyrzuć

## Co karta robi z inną

name-guest = Gość
some-more = { $count ->
    [one] Wybierz jeszcze jedną
    [few] Wybierz jeszcze { $count }
   *[many] Wybierz jeszcze { $count }
}
figure-parts = { $name } { $now }: nadrukowane { $printed }
card-change = { $words } ({ $source })
card-change-until = { $words } { $until } ({ $source })
card-change-other = jest zmieniona
until-conflict = do końca konfliktu
until-phase = do końca fazy
until-round = do końca rundy
until-turn = do końca tury
format-core = Podstawowy
format-single-core = Jeden zestaw podstawowy
format-tournament = Turniejowy
format-balanced = Wyrównany
format-open = Otwarty
format-signature = Talie postaci
format-one-on-one = 1 na 1
format-cataclysm = Kataklizm
format-casual = Towarzyski

## Senjutsu: plansza i karty

senjutsu-battlefield = Pole bitwy
senjutsu-timeline = Inicjatywy tej rundy
senjutsu-initiative = Inicjatywa
senjutsu-type = { $type ->
    [attack] Atak
    [defence] Obrona
    [meditation] Medytacja
    [poison] Trucizna
   *[core] Podstawowa
}
senjutsu-core-type = { $type ->
    [attack] Podstawowy atak
    [defence] Podstawowa obrona
   *[meditation] Podstawowa medytacja
}
senjutsu-rank = { $rank ->
    [wood] Drewno
    [steel] Stal
    [gold] Złoto
   *[jade] Nefryt
}
senjutsu-range = Zasięg { $range }
senjutsu-keyword-instant = Natychmiastowa
senjutsu-keyword-instant-additional = Natychmiastowa, dodatkowa
senjutsu-keyword-instant-replacement = Natychmiastowa, zastępująca
senjutsu-character-ronin = Ronin
senjutsu-character-warrior = Wojowniczka
senjutsu-character-master = Mistrz
senjutsu-character-student = Uczeń
senjutsu-character-boss = Samuraj-boss
senjutsu-character-katana = Ashigaru z kataną
senjutsu-character-yari = Ashigaru z yari
senjutsu-character-yumi = Ashigaru z yumi
senjutsu-character-arquebus = Ashigaru z arkebuzem
senjutsu-character-onna-bugeisha = Onna-Bugeisha
senjutsu-character-ashigaru = Ashigaru
senjutsu-character-hachiko = Hachiko
senjutsu-character-assassin = Zabójca
senjutsu-character-kojiro = Kojiro
senjutsu-character-monk = Mnich
senjutsu-character-musashi = Musashi
senjutsu-character-ninja = Ninja
senjutsu-character-sailor = Żeglarz
senjutsu-character-wakou = Wakou
senjutsu-character-yasuke = Yasuke
senjutsu-character-yojimbo = Yojimbo
senjutsu-focus-cost = zagranie za { $count } skupienia
senjutsu-diagram = Diagram: ciemny trójkąt to ty, patrzysz w górę
senjutsu-reconstructed = Odtworzona: nazwa, numer, typ i inicjatywa są z wydanej karty, reszta jest nasza

senjutsu-terrain = { $kind ->
    [stone] Kamień
    [bamboo] Bambus
    [burning-wagon] Płonący wóz
    [shrine] Kapliczka
    [boat] Łódź
    [torii-pillar] Filar torii
    [torii-gate] Brama torii
    [cherry-tree] Wiśnia
    [corpse] Ciało
    [fallen-lord] Poległy pan
    [trap-token] Żeton pułapki
    [decoy] Wabik
   *[caltrops] Kolczatki
}
senjutsu-pieces = Który element terenu
senjutsu-away = { $count ->
    [one] obok ciebie
    [few] { $count } pola od ciebie
   *[many] { $count } pól od ciebie
}
senjutsu-figure = { $name }, życie { $left } z { $limit }
senjutsu-effect = { $what ->
    [wound] −{ $count }
    [bleed] −{ $count } ♦
    [stun] Ogłuszenie
    [hobble] Osłabienie
    [poison] Trucizna
    [focus] +{ $count } ◆
    [aggression] Agresja
    [balance] Równowaga
    [determination] Determinacja
   *[neutral] Neutralna
}

senjutsu-kamae = { $kamae ->
    [aggression] Agresja
    [balance] Równowaga
    [determination] Determinacja
    [distance] Dystans
    [focus] Punkt skupienia: wejdź, zyskaj 1 skupienie i idź dalej
   *[neutral] Neutralna
}
senjutsu-kamae-sign = { $kamae ->
    [aggression] A
    [balance] R
    [determination] D
    [distance] S
    [focus] ◆
   *[neutral] N
}
senjutsu-kamae-is = { senjutsu-kamae }
senjutsu-kamae-of = Kamae, { $name }: { senjutsu-kamae }
senjutsu-life = zostało życia: { $left } z { $limit }
senjutsu-left = zostało { $count }
senjutsu-focus = skupienie: { $count }
senjutsu-advantage = { $place ->
    [1] Ma przewagę: wygrywa wszystkie remisy
   *[other] Miejsce { $place } na torze przewagi
}
senjutsu-bleeding = Krwawienie { $count }
senjutsu-stuns = Ogłuszenia { $count } z { $limit }
senjutsu-hobbles = Osłabienia { $count }
senjutsu-hidden = Ukrycie
senjutsu-desperate = Desperacja
senjutsu-contracts = kontrakty: { $done } z { $count }
senjutsu-stance = { $aggressive ->
    [yes] Agresywna
   *[no] Defensywna
}
senjutsu-behaviour = { $behaviour ->
    [0] Trzyma się z przodu po twojej lewej
    [1] Trzyma się przed tobą
   *[other] Trzyma się z przodu po twojej prawej
}, odległość { $distance }
senjutsu-turn-over = Odwróć
senjutsu-thinks = Ma zdecydować
senjutsu-ready = Gotowe
senjutsu-defeated = Pokonane
senjutsu-not-here = Jeszcze nie na polu bitwy
senjutsu-hex = Pole
senjutsu-hand = Ręka
senjutsu-deck = Talia
senjutsu-discard = Odrzucone
senjutsu-removed = Usunięte
senjutsu-poisons = Trucizny
senjutsu-facedown = { $count ->
    [one] Jeszcze jedna leży zakryta.
    [few] Jeszcze { $count } leżą zakryte.
   *[many] Jeszcze { $count } leży zakrytych.
}
senjutsu-resolving = jest rozpatrywana
senjutsu-to-come = dopiero nastąpi
senjutsu-entry = { $initiative }: { $name }, { $card }{ $section ->
    [0] { "" }
   *[other] , część { $section }
} { $state ->
    [over] (po wszystkim)
    [now] (teraz)
   *[due] { "" }
}
senjutsu-your-hand = Twoja ręka
senjutsu-hand-empty = Twoja ręka jest pusta.
senjutsu-cannot = nie można teraz wybrać
senjutsu-offered = Karty do wyboru
senjutsu-sections = Części karty
senjutsu-foreseen-at-once = W chwili zagrania
senjutsu-foreseen-initiative = Inicjatywa { $values }
senjutsu-foreseen-hits = trafia: { $name }{ $wounds ->
    [0] { "" }
    [one] , 1 rana
    [few] , { $wounds } rany
   *[many] , { $wounds } ran
}{ $bleeding ->
    [0] { "" }
   *[other] , krwawienie
}
senjutsu-foreseen-nobody = nie trafia nikogo tam, gdzie teraz stoją
senjutsu-foreseen-blocks = zamyka { $count ->
    [one] pole
    [few] { $count } pola
   *[many] { $count } pól
}
senjutsu-foreseen-reaches = sięga: { $names }
senjutsu-foreseen-places = może skończyć na { $count } polach: wskaż jedno
senjutsu-foreseen-costs = za { $count } skupienia
senjutsu-foreseen-success = tylko po sukcesie

## L5R: plansza

l5r-word = { $name ->
    [military] militarna
    [political] polityczna
    [glory] chwała
    [fate] los
    [honor] honor
    [strength] siła
    [influence] wpływ
   *[other] { $name }
}
l5r-type = { $type ->
    [character] Postać
    [attachment] Dodatek
    [event] Wydarzenie
    [holding] Miejsce
    [province] Prowincja
    [stronghold] Twierdza
    [role] Rola
   *[other] { $type }
}
l5r-clan = { $clan ->
    [crab] Krab
    [crane] Żuraw
    [dragon] Smok
    [lion] Lew
    [phoenix] Feniks
    [scorpion] Skorpion
    [unicorn] Jednorożec
   *[neutral] Neutralna
}
l5r-element = { $ring ->
    [air] Powietrze
    [earth] Ziemia
    [fire] Ogień
    [void] Pustka
    [water] Woda
   *[other] { $ring }
}
l5r-ring = { $ring ->
    [air] Krąg powietrza
    [earth] Krąg ziemi
    [fire] Krąg ognia
    [void] Krąg pustki
    [water] Krąg wody
   *[other] { $ring }
}
l5r-figure = { l5r-word } { $value }
l5r-fate = los: { $count }
l5r-honor = honor: { $count }
l5r-cost = koszt w losie: { $count }
l5r-influence = wpływ { $count }
l5r-unique = unikatowa
l5r-honored = uhonorowana
l5r-dishonored = zhańbiona
l5r-bowed = w ukłonie
l5r-broken = spustoszona
l5r-facedown = zakryta
l5r-attacked = atakowana
l5r-evaded = ominięta przez ukrycie
l5r-first = Pierwszy gracz
l5r-bid = Stawka { $count }
l5r-bid-about = Licznik honoru pokazuje ostatnią stawkę
l5r-conflicts-left = { $count ->
    [0] nie został żaden konflikt
    [one] został 1 konflikt
    [few] zostały { $count } konflikty
   *[many] zostało { $count } konfliktów
}
l5r-left = zostało { $count }
l5r-favor = { $type ->
    [military] Łaska cesarska, strona militarna
   *[political] Łaska cesarska, strona polityczna
}
l5r-home-of = { $name }, w domu
l5r-nobody-at-home = nikogo w domu
l5r-provinces-of = Prowincje, { $name }
l5r-province = Prowincja { $number }
l5r-province-unplaced = prowincja jeszcze nierozłożona
l5r-stronghold-province = Prowincja z twierdzą
l5r-facedown-province = zakryta prowincja
l5r-piles-of = Talie, { $name }
l5r-pile = { $zone ->
    [dynasty-deck] Talia dynastii
    [dynasty-discard] Stos odrzuconych kart dynastii
    [conflict-deck] Talia konfliktu
    [conflict-discard] Stos odrzuconych kart konfliktu
   *[removed] Usunięte z gry
} ({ $count })
l5r-pile-unknown = Nikt nie może oglądać tych kart.
l5r-ring-does = { $ring ->
    [air] zabierz 1 honoru albo zyskaj 2
    [earth] dobierz 1, oni odrzucają 1
    [fire] uhonoruj lub zhańb postać
    [void] usuń 1 przeznaczenia
   *[water] wyprostuj lub skłoń postać
}
l5r-hand-of = { $name }, kart na ręce: { $count }
l5r-hand-empty = brak kart na ręce
l5r-rings = Kręgi
l5r-contested = { $type ->
    [military] toczy się o niego walka, militarna
   *[political] toczy się o niego walka, polityczna
}
l5r-contested-ring = toczy się walka
l5r-being-declared = deklarowany
l5r-claimed = zajęty: { $name }
l5r-unclaimed = niezajęty
l5r-dial-is-set = { $name }: licznik ustawiony.
l5r-dial-is-open = { $name } jeszcze wybiera.
l5r-duel = { $type ->
    [military] Pojedynek militarny
    [glory] Pojedynek na chwałę
   *[political] Pojedynek polityczny
}
l5r-duel-sum = sprawność i stawka
l5r-duel-won = wygrywa
l5r-against = przeciwko
l5r-conflict = { $type ->
    [military] Konflikt militarny
   *[political] Konflikt polityczny
}
l5r-attacking = { $name } atakuje
l5r-defending = { $name } broni
l5r-nobody = nikt
l5r-to-break = { $count ->
    [0] wystarcza, by spustoszyć prowincję
    [one] do spustoszenia brakuje 1
   *[other] do spustoszenia brakuje { $count }
}
l5r-province-broken = prowincja jest spustoszona
l5r-conflict-won = { $name } wygrywa o { $difference }{ $unopposed ->
    [yes] , konflikt niebroniony
   *[no] { "" }
}
l5r-being-played = zagrywana
l5r-lasting = Co obowiązuje przez pewien czas
l5r-click-characters = Wybierz postaci na stole.
l5r-click-board = Wybierz na stole.
l5r-choose-attackers = { $count ->
    [0] Atakuj
    [one] Atakuj 1 postacią
   *[other] Atakuj { $count } postaciami
}
l5r-choose-defenders = { $count ->
    [0] Nie broń
    [one] Broń 1 postacią
   *[other] Broń { $count } postaciami
}
l5r-choose-evaded = { $count ->
    [0] Nie omijaj nikogo
    [one] Omiń 1 postać
    [few] Omiń { $count } postaci
   *[many] Omiń { $count } postaci
}
l5r-phase = { $phase ->
    [dynasty] Faza dynastii
    [draw] Faza dobierania
    [conflict] Faza konfliktu
    [fate] Faza losu
    [regroup] Faza przegrupowania
   *[other] { $phase }
}

## Imperium: karty i plansza

fact-box = Pudełko
fact-module = Należy do
fact-suits = Typ karty
fact-type-icons = Podtypy
fact-header = Nagłówek
fact-state = System
fact-starting-location = Położenie początkowe
fact-player-count = Liczba graczy
fact-development-cost = Koszt rozwoju
fact-victory-points = Punkty zwycięstwa
fact-copies = Kopie
fact-material = surowiec
fact-population = populacja
fact-progress = postęp
fact-race = Rasa
fact-loyalty = Lojalność
fact-power = Siła
fact-powers = Siła w strefach
fact-health = Punkty wytrzymałości
fact-dominance = Dominacja
fact-quantity = Kopie w zestawie
imperium-word = { $name ->
    [material] surowiec
    [population] populacja
    [progress] postęp
    [actions] akcje
    [exhausts] żetony zaznaczenia
    [barbarian] barbarzyńca
    [empire] imperium
    [city] miasto
    [metropolis] metropolia
    [scroll] zwój
    [knight] rycerz
    [mask] maska
    [production] produkcja
    [river] rzeka
    [fertile] żyzna ziemia
   *[other] { $name }
}
imperium-tokens = { $name ->
    [actions] { $count ->
        [one] 1 akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }
    [exhausts] { $count ->
        [one] 1 żeton zaznaczenia
        [few] { $count } żetony zaznaczenia
       *[many] { $count } żetonów zaznaczenia
    }
   *[other] { imperium-word }: { $count }
}
imperium-suit = { $suit ->
    [region] Region
    [uncivilised] Archaiczna
    [civilised] Cywilizowana
    [tributary] Hołd
    [fame] Sława
    [unrest] Bunt
    [power] Potęga
   *[none] Bez typu
}
imperium-header = { $name ->
    [pinned] trwała
    [attack] atak
    [permanent] stała
    [state] karta systemu
   *[other] { $name }
}
imperium-state = { $state ->
    [empire] Imperium
   *[barbarian] Barbarzyńcy
}
imperium-needs-state = { $state ->
    [empire] Zagrywa ją tylko imperium
   *[barbarian] Zagrywają ją tylko barbarzyńcy
}
imperium-side = strona { $side }
imperium-nation = { $nation ->
    [carthaginians] Kartagińczycy
    [celts] Celtowie
    [greeks] Grecy
    [macedonians] Macedończycy
    [persians] Persowie
    [romans] Rzymianie
    [scythians] Scytowie
    [vikings] Wikingowie
    [arthurians] Arturianie
    [atlanteans] Atlantydzi
    [egyptians] Egipcjanie
    [mauryans] Maurjowie
    [minoans] Minojczycy
    [olmecs] Olmekowie
    [qin] Qin
    [utopians] Utopijczycy
   *[other] { $nation }
}
imperium-commons = Karta wspólna
imperium-players = graczy: { $players }
imperium-points-printed = { $points ->
    [variable] zmienna liczba punktów zwycięstwa
    [conditional] warunkowa liczba punktów zwycięstwa
    [one] 1 punkt zwycięstwa
   *[other] punkty zwycięstwa: { $points }
}
imperium-develop-cost = Koszt rozwoju:
imperium-nothing = nic
imperium-exhausted = zaznaczona
imperium-garrisoned = w garnizonie: { $count }
imperium-garrison-of = Pod kartą { $card }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
imperium-garrison-more = jeszcze { $count }
imperium-unrest-beneath = pod spodem bunt
imperium-resolving = zagrywana
imperium-first = Gracz rozpoczynający: przesilenie nadchodzi przed jego następną turą
imperium-zone = { $zone ->
    [unrest] Stos buntów
    [fame] Sława
    [regions] Regiony
    [uncivilised] Archaiczne
    [civilised] Cywilizowane
    [main] Talia główna
    [market] Rynek
    [exile] Usunięte
    [hand] Ręka
    [deck] Talia
    [discard] Odrzucone
    [play] Obszar gry
    [history] Historia
    [sunken] Zatopione
    [nation] Talia nacji
    [development] Rozwój
   *[other] { $zone }
}
imperium-pile = { $label } ({ $count })
imperium-piles-of = Talie i stosy, { $name }
imperium-unknown = { $count ->
    [one] Nie możesz tu obejrzeć 1 karty.
   *[other] Nie możesz tu obejrzeć { $count } kart.
}
imperium-hand-of = { $name }, kart na ręce: { $count }, dobierane do { $size }
imperium-hand-empty = brak kart na ręce
imperium-unfold = Przyjrzyj się
imperium-area-of = Obszar gry, { $name }
imperium-scores = Punkty zwycięstwa
imperium-scores-final = Wszystko, co policzono.
imperium-scores-known = Według tego, co widzisz: kart, których nie znasz, nie liczono.
imperium-score-known = { $points ->
    [one] 1 widoczny punkt
   *[other] widoczne punkty: { $points }
}
imperium-score-of = Punkty: { $name }
imperium-score-unknown = { $count ->
    [one] Nie znasz 1 karty, która się liczy.
   *[other] Nie znasz { $count } kart, które się liczą.
}
imperium-wins = wygrywa
imperium-rounds-left = { $count ->
    [one] To ostatnia runda
   *[other] Gra kończy się po następnej rundzie
}

## Wartości na kartach

value-stronghold = Twierdza
value-province = Prowincja
value-holding = Miejsce
value-character = Postać
value-attachment = Dodatek
value-event = Wydarzenie
value-role = Rola
value-dynasty = Dynastia
value-conflict = Konflikt
value-crab = Krab
value-crane = Żuraw
value-dragon = Smok
value-lion = Lew
value-phoenix = Feniks
value-scorpion = Skorpion
value-unicorn = Jednorożec
value-neutral = Neutralna
value-air = Powietrze
value-earth = Ziemia
value-fire = Ogień
value-void = Pustka
value-water = Woda
value-seeker = Poszukiwacz
value-keeper = Strażnik
value-core-set = Zestaw podstawowy
value-core = Podstawowa
value-attack = Atak
value-defence = Obrona
value-meditation = Medytacja
value-poison = Trucizna
value-core-ability = Podstawowa zdolność
value-core-weapon = Podstawowa broń
value-signature = Karta postaci
value-common = Zwykła
value-solo = Solo
value-ronin = Ronin
value-warrior = Wojowniczka
value-master = Mistrz
value-student = Uczeń
value-weapon = Broń
value-instant = Natychmiastowa
value-instant-additional = Natychmiastowa, dodatkowa
value-instant-replacement = Natychmiastowa, zastępująca
value-prepared = Przygotowana
value-range = Zasięg
value-nightmare = Koszmar
value-bushido = Bushido
value-wood = Drewno
value-steel = Stal
value-gold = Złoto
value-jade = Nefryt
value-both = Oba pudełka
value-classics = Antyk
value-legends = Legendy
value-commons = Karty wspólne
value-carthaginians = Kartagińczycy
value-celts = Celtowie
value-greeks = Grecy
value-macedonians = Macedończycy
value-persians = Persowie
value-romans = Rzymianie
value-scythians = Scytowie
value-vikings = Wikingowie
value-arthurians = Arturianie
value-atlanteans = Atlantydzi
value-egyptians = Egipcjanie
value-mauryans = Maurjowie
value-minoans = Minojczycy
value-olmecs = Olmekowie
value-qin = Qin
value-utopians = Utopijczycy
value-fame = Sława
value-unrest = Bunt
value-civilised = Cywilizowana
value-uncivilised = Archaiczna
value-region = Region
value-tributary = Hołd
value-power = Potęga
value-state = Karta systemu
value-pinned = Trwała
value-permanent = Stała
value-state-card = Karta systemu
value-in-play = W grze
value-accession = Przełom
value-development = Rozwój
value-nation = Talia nacji
value-deck = Talia
value-supply = Zapasy ogólne
value-barbarian = Barbarzyńcy
value-empire = Imperium
value-invasion-empire = Imperium
value-invasion-warrior = Wojownik
value-variable = Zmienna liczba
value-conditional = Warunkowa liczba
value-metropolis = Metropolia
value-city = Miasto
value-knight = Rycerz
value-production = Produkcja
value-fertile = Żyzna ziemia
value-river = Rzeka
value-mask = Maska
value-scroll = Zwój
value-unit = Jednostka
value-support = Wsparcie
value-tactic = Taktyka
value-quest = Misja
value-legend = Legenda
value-fulcrum = Miejsce
value-dwarf = Krasnolud
value-high-elf = Wysoki Elf
value-chaos = Chaos
value-orc = Ork
value-dark-elf = Mroczny Elf

## Gdzie leżą karty

zone-hand = Ręka
zone-deck = Talia
zone-discard = Stos kart odrzuconych
zone-play = W grze
zone-removed = Usunięte z gry
zone-dynasty-deck = Talia dynastii
zone-conflict-deck = Talia konfliktu
zone-dynasty-discard = Stos odrzuconych kart dynastii
zone-conflict-discard = Stos odrzuconych kart konfliktu
zone-being-played = Zagrywana
zone-stronghold = Twierdza
zone-role = Rola
zone-provinces = Prowincje
zone-holdings = Miejsca
zone-province-1 = W prowincji 1
zone-province-2 = W prowincji 2
zone-province-3 = W prowincji 3
zone-province-4 = W prowincji 4
zone-chosen = Wybrana
zone-revealed = W grze
zone-lasting = Pozostaje w grze
zone-poisons = Talia trucizn
zone-piles = Karty solo
zone-unrest = Stos buntów
zone-fame = Talia sławy
zone-regions = Talia regionów
zone-uncivilised = Talia archaiczna
zone-civilised = Talia cywilizowana
zone-main = Talia główna
zone-market = Rynek
zone-beneath = Pod kartą na rynku
zone-exile = Stos kart usuniętych
zone-box = W pudełku
zone-other-sides = Drugie strony kart
zone-standing = W grze
zone-resolving = Zagrywana
zone-garrison = Garnizon
zone-history = Historia
zone-sunken = Stos kart zatopionych
zone-nation = Talia nacji
zone-development = Obszar rozwoju
zone-kingdom = Królestwo
zone-quest = Strefa Misji
zone-battlefield = Pole Bitwy
zone-legend = Legenda
zone-fulcrum = Miejsca
zone-kept = Pod kartą
zone-being-developed = Zagrywana jako rozwinięcie

## Invasion: stół

invasion-word = { $name ->
    [power] siła
    [hit_points] punkty wytrzymałości
    [resources] zasoby
    [dominance] dominacja
    [kingdom] siła w Królestwie
    [quest] siła w strefie Misji
    [battlefield] siła na Polu Bitwy
   *[other] { $name }
}
invasion-type = { $type ->
    [unit] Jednostka
    [support] Wsparcie
    [attachment] Dodatek
    [tactic] Taktyka
    [quest] Misja
    [legend] Legenda
    [fulcrum] Miejsce
   *[other] { $type }
}
invasion-race-empire = Imperium
invasion-race-dwarf = Krasnoludy
invasion-race-high-elf = Wysokie Elfy
invasion-race-chaos = Chaos
invasion-race-orc = Orkowie
invasion-race-dark-elf = Mroczne Elfy
invasion-race-neutral = Neutralna
invasion-figure = { invasion-word } { $value }
invasion-cost = { $loyalty ->
    [0] koszt { $count }
   *[other] koszt { $count }, lojalność { $loyalty }
}
invasion-loyalty = lojalność { $count }
invasion-unique = unikatowa
invasion-damage = obrażenia: { $count }
invasion-assigned = przydzielone obrażenia: { $count }
invasion-resources = { $count ->
    [one] 1 żeton zasobów
    [few] { $count } żetony zasobów
   *[many] { $count } żetonów zasobów
}
invasion-pool = zasoby do wydania: { $count }
invasion-dominance = dominacja: { $count }
invasion-corrupted = spaczona
invasion-channels = czerpie moc
invasion-attacking = atakuje
invasion-defending = broni się
invasion-development = rozwinięcie
invasion-faceup-development = odkryte rozwinięcie
invasion-developments = { $count ->
    [one] 1 rozwinięcie
    [few] { $count } rozwinięcia
   *[many] { $count } rozwinięć
}
invasion-questing = wypełnia tę misję
invasion-kept = { $count ->
    [one] 1 karta pod spodem
    [few] { $count } karty pod spodem
   *[many] { $count } kart pod spodem
}
invasion-zone = { $zone ->
    [kingdom] Królestwo
    [quest] Strefa Misji
   *[battlefield] Pole Bitwy
}
invasion-zone-of = { $zone ->
    [kingdom] Królestwo
    [quest] Strefa Misji
   *[battlefield] Pole Bitwy
}, { $name }
invasion-zone-damage = obrażenia: { $damage } z { $most }
invasion-burning = płonie
invasion-attacked = atakowana
invasion-active = To tura tego gracza
invasion-legend-of = Legenda, { $name }
invasion-fulcrums = Miejsca
invasion-pile = { $zone ->
    [deck] Talia
   *[discard] Stos kart odrzuconych
} ({ $count })
invasion-pile-unknown = Nikt nie może oglądać tych kart.
invasion-hand-of = { $name }, kart na ręce: { $count }
invasion-hand-empty = brak kart na ręce
invasion-turn = Tura { $turn }: { $name }
invasion-phase = { $phase ->
    [beginning] Początek
    [kingdom] Królestwo
    [quest] Misja
    [capital] Stolica
    [channeling] Czerpanie mocy
    [battlefield] Pole Bitwy
    [end] Koniec
   *[other] { $phase }
}
invasion-chain = Łańcuch akcji, pierwsza rozpatrywana jest jako pierwsza
invasion-link = { $verb ->
    [develop] { $name } rozwija strefę{ $zone ->
        [kingdom] : Królestwo
        [quest] : strefa Misji
        [battlefield] : Pole Bitwy
       *[none] { "" }
    }
    [use] { $name } używa
   *[play] { $name } zagrywa{ $zone ->
        [kingdom] {" "}do Królestwa
        [quest] {" "}do strefy Misji
        [battlefield] {" "}na Pole Bitwy
       *[none] { "" }
    }
}
invasion-cancelled = anulowana
invasion-being-played = zagrywana
invasion-combat = Walka: { $where }
invasion-attacks = { $name } atakuje
invasion-defends = { $name } broni się
invasion-against = przeciwko
invasion-nobody = nikt
invasion-target-declared = atakujący nie są jeszcze wybrani
invasion-reaches = { $count ->
    [0] nic nie przejdzie obok obrońców
   *[other] przeszłoby obrażeń: { $count }
}
invasion-comes = zaraz zostaną zadane obrażenia: { $count }
invasion-zone-burns-already = już płonie i nie przyjmuje więcej obrażeń
invasion-click-units = Wybierz jednostki na stole.
invasion-click-zone = Wybierz na stole, co atakujesz.
invasion-choose-attackers = { $count ->
    [0] Nie atakuj
    [one] Atakuj 1 jednostką
   *[other] Atakuj { $count } jednostkami
}
invasion-choose-defenders = { $count ->
    [0] Nie broń się
    [one] Broń się 1 jednostką
   *[other] Broń się { $count } jednostkami
}

## Czym są rzeczy na planszach

explain-hand = Karty na ręce: widzi je tylko ich właściciel.
explain-opponents = Kilku przeciwników: widać otwartego; naciśnij innego, aby zobaczyć jego stronę.
explain-l5r-player = Gracz: klan, honor, los i to, co mu jeszcze zostało w tej rundzie.
explain-l5r-first = Pierwszy gracz działa pierwszy; znacznik przechodzi po każdej rundzie.
explain-l5r-favor = Łaska cesarska dodaje 1 do sumy sprawności swojego właściciela w konfliktach jej strony.
explain-l5r-honor = Mając 25 honoru, wygrywasz; mając 0, przegrywasz.
explain-l5r-fate = Losem płaci się za karty; żetony na postaci mówią, ile rund zostanie.
explain-l5r-bid = Licznik honoru: co rundę obaj licytują od 1 do 5, dobierają tyle kart, a wyższa stawka oddaje różnicę w honorze.
explain-l5r-conflicts = Każdy gracz może wypowiedzieć w rundzie jeden konflikt militarny i jeden polityczny; blade są już wykorzystane.
explain-l5r-rings = Pięć kręgów: o jeden z nich toczy się każdy konflikt, a zwycięzca go zdobywa.
explain-l5r-ring =
    { $kind ->
        [air] Kto atakuje tym kręgiem i wygra, może zabrać przeciwnikowi 1 honor albo zyskać 2.
        [earth] Kto atakuje tym kręgiem i wygra, może dobrać kartę; przeciwnik odrzuca losową.
        [fire] Kto atakuje tym kręgiem i wygra, może uhonorować lub zhańbić postać.
        [void] Kto atakuje tym kręgiem i wygra, może usunąć z postaci 1 los.
       *[water] Kto atakuje tym kręgiem i wygra, może przygotować postać albo ukłonić postać bez losu.
    }
explain-l5r-provinces = Prowincje: gdy trzy są spustoszone, można atakować twierdzę. Karty na nich kupuje się w fazie dynastii.
explain-l5r-home = Strefa domu: postacie w grze, które nie biorą udziału w konflikcie.
explain-l5r-piles = Dwie talie i dwa stosy odrzuconych: karty dynastii dla prowincji, karty konfliktu na rękę.
explain-l5r-pile =
    { $kind ->
        [dynasty-deck] Talia dynastii: jej karty wypełniają prowincje.
        [conflict-deck] Talia konfliktu: jej karty dobiera się na rękę.
        [dynasty-discard] Karty dynastii, które opuściły grę.
        [conflict-discard] Karty konfliktu zagrane lub odrzucone.
       *[other] Karty poza grą.
    }
explain-l5r-conflict = Konflikt: obie strony liczą sprawność swoich gotowych postaci; wygrywa wyższa suma, remis należy do atakującego.
explain-l5r-totals = Sprawność atakujących i obrońców teraz, ze wszystkim, co ją zmienia.
explain-l5r-break = Prowincja zostaje spustoszona, jeśli atakujący wygra o co najmniej jej siłę.
explain-l5r-duel = Pojedynek: sprawność plus tajna stawka; wygrywa wyższa suma.
explain-l5r-declaring = Wypowiadany jest konflikt: typ i krąg, prowincja, atakujący.
explain-l5r-lasting = Efekt, który trwa i liczy się dla wszystkiego, co nastąpi, aż się skończy.
explain-senjutsu-player = Wojownik: życie, skupienie, postawa i karty.
explain-senjutsu-advantage = Przewaga: kto jest wyżej, rozstrzyga remisy; kto niżej, wybiera i ustawia pierwszy.
explain-senjutsu-life = Życie: pełne kropki to rany, które można jeszcze przyjąć. Bez nich wojownik jest pokonany.
explain-senjutsu-focus = Skupieniem płaci się za karty i mocniejsze efekty; najwyżej trzy.
explain-senjutsu-kamae = Mapa Kamae: pierścień pokazuje postawę, strzałki – dokąd może się zmienić. Niektóre karty wymagają postawy.
explain-senjutsu-states = Co teraz spotyka wojownika.
explain-senjutsu-piles = Talia i odrzucone. Kto ma dobrać z pustej talii, otrzymuje ranę.
explain-senjutsu-initiative = Kolejność rundy: karty rozpatruje się od najwyższej inicjatywy do najniższej.
explain-senjutsu-battlefield = Pole bitwy: heksy z sześcioma sąsiadami, wojownicy i teren.
explain-senjutsu-hex = Heks: wojownicy chodzą z heksu na heks; ataki trafiają heksy z karty, patrząc w kierunku wojownika.
explain-senjutsu-figure = Wojownik: ostrze pokazuje, dokąd patrzy, liczba – życie.
explain-senjutsu-turn = Obraca figurkę w jej heksie o jeden bok.
explain-senjutsu-offered = Karty z talii, z których możesz teraz wybrać.
explain-senjutsu-terrain = Który element terenu zostanie położony.
explain-imperium-player = Nacja: jej ustrój, żetony i widoczne punkty.
explain-imperium-state = Barbarzyńcy lub imperium: kart z drugim symbolem nie można zagrać z ręki.
explain-imperium-material = Surowcami płaci się za wiele efektów i za rozwój.
explain-imperium-population = Populacją płaci się za wiele efektów; niektóre karty pytają, ile jej jest.
explain-imperium-progress = Postęp: 1 punkt za każdy na końcu; płaci jak 1 populacja lub 2 surowce.
explain-imperium-actions = Żetony akcji: zagranie karty z ręki kosztuje jeden.
explain-imperium-exhausts = Żetony zaznaczenia: użycie efektu karty w grze kosztuje jeden.
explain-imperium-points = Punkty zwycięstwa widoczne teraz; na końcu wygrywa, kto ma ich najwięcej.
explain-imperium-market = Rynek: karty, które każdy może zdobyć. Pod wieloma leży bunt.
explain-imperium-play = Obszar gry: karty, które zostają w grze; ich efekty działają i można je zaznaczać.
explain-imperium-piles = Talie i stosy nacji. Gdy talia się skończy, nacja rośnie lub się rozwija.
explain-imperium-pile =
    { $kind ->
        [deck] Twoja talia: dobierasz z niej do limitu ręki.
        [discard] Twój stos odrzuconych: staje się talią, gdy ta się skończy.
        [nation] Talia nacji: karta przychodzi, gdy skończy się talia; ostatnia tworzy imperium.
        [development] Obszar rozwoju: imperium płaci, by wziąć jedną z tych kart.
        [history] Historia: poza grą, ale liczy się do punktów.
        [sunken] Stos zatopionych: te karty leżą pod kartą potęgi.
        [unrest] Bunt: gdy ten stos się skończy, następuje upadek i wygrywa najmniej buntów.
        [fame] Karty sławy za wielkie czyny.
        [exile] Usunięte: karty, które opuściły rynek.
       *[other] Talia, z której uzupełnia się rynek.
    }
explain-imperium-choosing = To, co tu wybierzesz, obowiązuje przez całą grę; zdanie mówi, jak się tym gra.
explain-imperium-garrison = Karty w garnizonie: leżą pod tą i są tymczasem poza talią.
explain-imperium-ending = Koniec jest blisko: po tylu rundach liczy się punkty.
explain-imperium-score = Punkty narodu według tego, za co je przyznano.
explain-invasion-player = Gracz: rasa, zasoby, karty.
explain-invasion-active = Trwa tura tego gracza.
explain-invasion-resources = Zasobami płaci się za karty; Królestwo daje ich co turę tyle, ile ma siły.
explain-invasion-dominance = Dominacja rozstrzyga o zwycięstwie w Kataklizmie; dają ją Miejsca.
explain-invasion-kingdom = Królestwo: jego siła to liczba zasobów zbieranych co turę. Przy pełnych obrażeniach płonie.
explain-invasion-quest = Strefa Misji: jej siła to liczba kart dobieranych co turę. Przy pełnych obrażeniach płonie.
explain-invasion-battlefield = Pole Bitwy: jednostki stąd atakują. Przy pełnych obrażeniach płonie; dwie płonące strefy przegrywają.
explain-invasion-developments = Rozwinięcia: karty zakryte. Każde pozwala strefie przyjąć o 1 obrażenie więcej.
explain-invasion-phases = Części tury: zasoby, karty, zagrywanie, atak.
explain-invasion-combat = Walka: obie strony zadają siłę swoich walczących jako obrażenia; obrońcy przed strefą.
explain-invasion-chain = Łańcuch akcji: akcje odpowiadają na siebie, a ostatnia rozpatrywana jest pierwsza.
explain-invasion-legend = Legenda na stolicy dodaje siłę do wszystkich trzech stref; można ją atakować.
explain-invasion-fulcrums = Miejsca: kto skutecznie zaatakuje, kontroluje je i co turę zyskuje dominację.
explain-invasion-pile =
    { $kind ->
        [deck] Talia: kto nie ma w niej kart, przegrywa.
       *[other] Stos odrzuconych, odkryty, najnowsza na wierzchu.
    }

## Lessons

learn-title = Nauka: { $game }
learn-about = Krótkie lekcje przy prawdziwym stole. Każdy legalny ruch jest dozwolony; nauczyciel mówi, do czego prowadzi.
learn-begin = Zacznij
learn-again = Jeszcze raz
learn-play = Zagraj całą grę
lesson-title = Lekcja
lesson-number = Lekcja { $number } z { $count }
lesson-done = ukończona
lesson-goal = Cel
lesson-steps = Kroki
lesson-next = Następna lekcja
lesson-all = Wszystkie lekcje
lesson-take-back = Cofnij
lesson-hint = Podpowiedź
lesson-start-over = Od początku
home-learn = Nauka
