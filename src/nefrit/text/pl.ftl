### Komunikaty wspólne dla wszystkich gier.

## Wyliczenia

and = { $before } i { $last }
or = { $before } lub { $last }

## Odpowiedzi

pass = Pas
yes = Tak
no = Nie
done = Gotowe
a-card = karta
    .gen = karty
    .dat = karcie
    .acc = kartę
    .ins = kartą
    .loc = karcie
    .voc = karto
    .gender = feminine
several-cards =
    { $count ->
        [few] { $count } karty
       *[other] { $count } kart
    }
nobody = nikt
seat = { $name }

## Pytania

choose-one = Wybierz jedną możliwość.
choose-some =
    { RANGE($least, $most) ->
        [any] Wybierz dowolną liczbę możliwości.
        [up-to] Wybierz najwyżej { $most }.
        [at-least] Wybierz co najmniej { $least }.
        [between] Wybierz od { $least } do { $most }.
       *[exactly]
            { $least ->
                [1] Wybierz jedną możliwość.
               *[other] Wybierz dokładnie { $least }.
            }
    }
choose-order = Ustal kolejność.
choose-number = Wybierz liczbę od { $least } do { $most }.
distribute =
    { $total ->
        [one] Rozdziel { $total } punkt.
        [few] Rozdziel { $total } punkty.
        [many] Rozdziel { $total } punktów.
       *[other] Rozdziel { $total } punktu.
    }

## Odmowy

not-your-decision = Ta decyzja nie należy do ciebie.
not-offered = Nie ma takiej możliwości do wyboru.
too-few = Za mało: wybierz co najmniej { $least }.
too-many = Za dużo: wybierz najwyżej { $most }.
not-a-number = To nie jest liczba całkowita.
out-of-range = Liczba musi mieścić się w przedziale od { $least } do { $most }.
twice = Nie można dwa razy wybrać tego samego.
wrong-total = Suma musi wynosić { $total }.
not-an-order = Ustaw wszystko w kolejności, każdą pozycję dokładnie raz.
game-over = Gra już się skończyła.

## Wynik

won =
    { $reason ->
        [none] Wygrywa { $name }.
       *[other] Wygrywa { $name }: { $reason }.
    }
drawn =
    { $reason ->
        [none] Gra kończy się remisem.
       *[other] Gra kończy się remisem: { $reason }.
    }
stopped = Gra została przerwana.
