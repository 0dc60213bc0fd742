### Zprávy společné všem hrám.

## Výčty

and = { $before } a { $last }
or = { $before } nebo { $last }

## Odpovědi

pass = Pas
yes = Ano
no = Ne
done = Hotovo
a-card = karta
    .gen = karty
    .dat = kartě
    .acc = kartu
    .ins = kartou
    .loc = kartě
    .voc = karto
    .gender = feminine
several-cards =
    { $count ->
        [few] { $count } karty
       *[other] { $count } karet
    }
nobody = nikdo
seat = { $name }

## Otázky

choose-one = Vyber jednu možnost.
choose-some =
    { RANGE($least, $most) ->
        [any] Vyber libovolný počet možností.
        [up-to] Vyber nejvýše { $most }.
        [at-least] Vyber alespoň { $least }.
        [between] Vyber { $least } až { $most }.
       *[exactly]
            { $least ->
                [1] Vyber jednu možnost.
               *[other] Vyber přesně { $least }.
            }
    }
choose-order = Urči pořadí.
choose-number = Vyber číslo od { $least } do { $most }.
distribute =
    { $total ->
        [one] Rozděl { $total } bod.
        [few] Rozděl { $total } body.
        [many] Rozděl { $total } bodu.
       *[other] Rozděl { $total } bodů.
    }

## Odmítnutí

not-your-decision = Toto rozhodnutí nepřísluší tobě.
not-offered = Taková možnost v nabídce není.
too-few = Příliš málo: vyber alespoň { $least }.
too-many = Příliš mnoho: vyber nejvýše { $most }.
not-a-number = To není celé číslo.
out-of-range = Číslo musí být od { $least } do { $most }.
twice = Totéž nelze vybrat dvakrát.
wrong-total = Součet musí být { $total }.
not-an-order = Seřaď všechny položky, každou právě jednou.
game-over = Hra už skončila.

## Výsledek

won =
    { $reason ->
        [none] Vítězí { $name }.
       *[other] Vítězí { $name }: { $reason }.
    }
drawn =
    { $reason ->
        [none] Hra končí remízou.
       *[other] Hra končí remízou: { $reason }.
    }
stopped = Hra byla přerušena.
