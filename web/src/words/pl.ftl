### Słowa klienta WWW. Czego tu nie ma, mówione jest po angielsku.

## Wszędzie

app-name = Nefrit
page-door = Wejście
page-lobby = Stoły
page-decks = Talie
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
setting-language = Język
setting-theme = Światło
theme-system = Jak w systemie
theme-light = Jasno
theme-dark = Ciemno
setting-motion = Ruch
motion-system = Jak w systemie
motion-less = Jak najmniej

## Wejście

door-title = Gry karciane dokładnie według zasad
door-about = Usiądź do stołu, a on dopilnuje każdej zasady. Zapytaj, dlaczego nie, a odpowie samą zasadą.
door-mode = Jak
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
game-l5r-about = Dwa klany, pięć kręgów i honor obu stron. Licytuj w tajemnicy, atakuj ostrzem albo słowem.
game-imperium-about = Od obozu barbarzyńców do imperium, karta po karcie. Co zdobędziesz, to będziesz nosić.
game-invasion-about = Twoja stolica przeciw ich stolicy. Buduj, broń i spal dwie strefy, zanim spalą twoje.
game-senjutsu-about = Pojedynek na kilka oddechów. Wybierz jedną kartę, odkryjcie je razem i bądź tam, gdzie nie ma ostrza.
bot-greedy = Bot, który patrzy o jeden ruch naprzód
bot-search = Bot, który przeszukuje możliwości, pół sekundy na odpowiedź
bot-random = Bot, który gra losowo
bot-search = Bot, który myśli naprzód
name-label = Twoje imię
name-example = Jak mają cię nazywać inni
name-needed = Najpierw powiedz, jak mamy cię nazywać.

## Stoły

lobby-game = Gra
lobby-private = Tylko z zaproszeniem
lobby-open-table = Otwórz stół
lobby-open = Czekają na graczy
lobby-playing = W trakcie gry
lobby-over = Zakończone
lobby-none = Nikt teraz nie gra publicznie.
lobby-return = Wróć na swoje miejsce
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
waiting-leave = Odejdź

## Przy stole

board-title = Plansza
board-table = Stół
board-more = i jeszcze { $count }
seat-free = wolne
seat-bot = bot
seat-here = jest obecny
seat-away = jest nieobecny
seat-thinking = decyduje
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
key-look = i
    .about = przeczytaj wskazaną kartę
key-undo = u
    .about = cofnij ostatnią odpowiedź
side-title = Dziennik i przebieg rundy
log-title = Dziennik
log-earlier = Pokaż wcześniejsze
chart-title = Runda
chart-round = Runda { $round }
chart-here = teraz
chart-running = Zasady, według których teraz gramy
pass-policy = Pytania
pass-policy-passing = Pasuję…
pass-policy-can = Pytaj mnie, gdy mogę coś zrobić
pass-policy-always = Zatrzymuj się przy każdym oknie, także gdy nic nie mogę
pass-policy-pass-phase = Pasuj za mnie do końca fazy
pass-policy-pass-round = Pasuj za mnie do końca rundy
pass-policy-about = Inni nie poznają po czasie, czy mogłeś coś zrobić.

## Decyzje

decision-title = Twoja decyzja
decision-sent = …
decision-none = …
decision-waiting = Decyduje: { $names }…
decision-stopped = Tu się zatrzymujesz.
decision-source = Która karta pyta?
go-on = Dalej
some-count = { $exact ->
    [yes] { $count } z { $most }
   *[no] wybrano { $count }, od { $least } do { $most }
}
some-confirm = { $count ->
    [0] Nie wybieram żadnej
    [one] Wybieram tę jedną
   *[other] Wybieram te { $count }
}
order-earlier = { $label }: wcześniej
order-later = { $label }: później
order-as-listed = Tak jak na liście
order-again = Od nowa
order-confirm = W tej kolejności
number-less = Mniej
number-more = Więcej
number-confirm = Niech będzie { $number }
distribute-less = { $label }: o jeden mniej
distribute-more = { $label }: o jeden więcej
distribute-left = { $left ->
    [0] rozdano wszystko
   *[other] zostało { $left }
}
menu-look = Obejrzyj kartę

## Karty

card-unknown = karta, której nie znasz
card-can-be-chosen = można wybrać
card-is-chosen = wybrana
provenance-printed = Dane z wydanej karty
provenance-reconstructed = Odtworzona: nazwa, numer, rodzaj, inicjatywa i koszt pochodzą z wydanej karty, reszta jest nasza
viewer-card-page = Wszystko o tej karcie
why = Dlaczego nie?
why-title = { $name }: dlaczego nie?
why-nothing = Nic nie stoi na przeszkodzie.
why-unknown-card = Nie znasz tej karty, więc nie możesz jej użyć.

## Koniec

over-title = Gra jest skończona
over-won = Wygrana
over-lost = Przegrana
over-replay = Obejrzyj powtórkę
over-leave = Odejdź
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
fact-fate = Przeznaczenie
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

rules-about = Co mówią dokumenty z zasadami, naszymi słowami; każda zasada z identyfikatorem, którym jest tu wszędzie przywoływana. Gdzie dokumenty milczą, musieliśmy zdecydować sami; te decyzje są oznaczone.
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
