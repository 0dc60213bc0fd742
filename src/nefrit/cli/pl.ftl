### Stół

the-table = Stół
you = ty
cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
face-down = zakryte
controlled-by = kontroluje { $name }
since-last-time = Od twojej ostatniej decyzji
whole-log = Przebieg gry
nothing-yet = Nic się jeszcze nie wydarzyło.
has-decided = Decyzję już podjęli: { $names }.
waiting-for = Decyduje { $name }.
rule-that-asks = reguła: { $rule }
seed-holds = Ziarno jest tym, na które wskazuje skrót { $hash }: porównaj go z tym, co stół pokazał przed grą.
seed-is = ziarno { $seed }

## Odpowiedzi

your-answer = Twoja odpowiedź
hint-one = Numer albo nazwa.
hint-some = Numery albo nazwy, na przykład 1 3; albo none (nic), albo all (wszystko).
hint-order = Wszystkie numery w wybranej kolejności, na przykład 2 1 3.
hint-number = Liczba.
hint-distribute = Punkty dla każdej możliwości, na przykład 2 0 1.
more-commands = u cofnij · r ponów · ? pomoc · q wyjdź
help-commands =
    u cofa twoją ostatnią odpowiedź, r ją ponawia.
    ? KARTA pokazuje kartę i mówi, czemu nie można jej teraz użyć.
    ! KARTA pokazuje, co by zrobiła, w grach, które to potrafią.
    rule pokazuje regułę, która każe zdecydować, rule TYTUŁ inną; log mówi, co się wydarzyło.
    look MIEJSCE pokazuje, co tam leży, look cały stół.
    save PLIK zapisuje dotychczasową grę; q kończy.
help-topics = ? mówi też, czemu nie można: { $topics }.

## Czego nie da się zrobić

empty-answer = Wpisz odpowiedź albo ?, aby zobaczyć pomoc.
no-such-number = Nie ma możliwości { $number }, są tylko od 1 do { $most }.
no-such-option = Żadna możliwość nie zaczyna się od „{ $text }”.
not-clear = „{ $text }” może znaczyć { LIST($options, type: "or") }.
use-the-number = Kilka możliwości ma nazwę { $name }: podaj numer.
points-needed =
    { $count ->
        [one] Podaj jedną liczbę.
        [few] Podaj { $count } liczby, po jednej dla każdej możliwości.
        [many] Podaj { $count } liczb, po jednej dla każdej możliwości.
       *[other] Podaj { $count } liczby, po jednej dla każdej możliwości.
    }
given-sole = { $prompt } Było tylko jedno: { $answer }.
nothing-to-undo = Nie ma czego cofnąć.
nothing-to-redo = Nie ma czego ponowić.
no-such-card = Nie ma karty, której nazwa zaczyna się od „{ $text }”.
no-preview = Nie da się powiedzieć, co zrobiłaby karta „{ $text }”.
can-be-used = Możesz ją teraz wybrać.
not-what-is-asked = Teraz nie o to chodzi: { $prompt }
could-be-used = Jej czas przyjdzie w kroku „{ $step }”.
can-be-done = Możesz to teraz zrobić.
nothing-there = W „{ $text }” nic nie ma.
empty-table = Na stole jeszcze nic nie leży.
no-such-rule = Nie ma reguły { $rule }.
no-rule-text = Decyzji wymaga reguła { $rule }; program nie zna jej treści.
name-a-file = Podaj miejsce: save PLIK.
saved = Gra jest zapisana w { $file }.
not-saved = Nie da się zapisać gry w { $file }: { $reason }.

## Kolej graczy i koniec

hand-over = { $name }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
end-of-input = Dane wejściowe skończyły się przed końcem gry.
left = Gra została przerwana na twoje życzenie.
record-saved = Zapis gry jest w pliku { $file }.

## Zapisy gier

edition-is = edycja { $edition }
record-of-old = Zapis można odtworzyć do końca. Jego odcisk jest starszego rodzaju i nie da się go porównać.
replayed = odpowiedzi: { $played } z { $answers }, wpisy w przebiegu gry: { $entries }
record-holds = Zapis prowadzi do stanu, który podaje.

## Lessons

lesson-number = Lekcja { $number }: { $title }
lesson-goal = Cel: { $goal }
lesson-take-back-or-leave = u cofa, start over zaczyna od początku, q kończy
