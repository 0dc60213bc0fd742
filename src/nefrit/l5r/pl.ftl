### Co mówi stół w Legendzie Pięciu Kręgów: pytania, możliwości, odmowy, przebieg gry, plansza.
### Nazwy kart nie odmieniają się, dlatego stoją tam, gdzie wystarcza mianownik.

## Pytania: przygotowanie gry

place-provinces = Rozłóż zakryte prowincje: cztery od lewej do prawej, a ostatnią pod twierdzą.
mulligan-provinces = Mulligan: które karty w swoich prowincjach wymieniasz?
mulligan-hand = Mulligan: które karty z ręki wymieniasz?

## Pytania: runda

act-or-pass = Wykonaj akcję albo spasuj.
respond-or-pass =
    { $happening ->
        [none] Odpowiedz albo spasuj.
       *[other] { $happening } Odpowiedz albo spasuj.
    }
choose-next = Co dzieje się najpierw?
bid-honor =
    Ustaw licznik honoru na stawkę od { $least } do { $most }: tyle kart dobierzesz, a kto postawi więcej, oddaje drugiemu różnicę w honorze.
discard-instead-of-honor = Twoja stawka jest wyższa: czy zamiast oddać honor odrzucasz karty?
extra-fate = Ile dodatkowych żetonów losu kładziesz, od 0 do { $most }? Za każdy żeton postać zostaje rundę dłużej ({ CARD($card) }).
attach-to = Do której postaci dołączasz: { CARD($card) }?
declare-conflict = Zadeklaruj konflikt albo zrezygnuj z tej możliwości.
declare-a-conflict = Czy wypowiadasz konflikt? Jego żywioł wybiera przeciwnik.
attack-province = Którą prowincję atakujesz?
choose-attackers = Kto atakuje? Wybierz co najmniej jedną postać.
choose-evaded =
    { $most ->
        [one] Ukrycie: która postać nie będzie mogła zostać zadeklarowana jako obrońca? Możesz wybrać jedną.
       *[other] Ukrycie: które postaci nie będą mogły zostać zadeklarowane jako obrońcy? Możesz wybrać najwyżej { $most }.
    }
choose-defenders = Kto broni? Wybierz dowolną liczbę postaci albo nie wybieraj żadnej.
ring-effect = Wygrywasz jako atakujący: jak rozpatrujesz efekt kręgu?
next-ring-effect = Który efekt kręgu rozpatrujesz teraz?
discard-from-province = { CARD($card) }: prowincja jest spustoszona. Czy odrzucasz karty dynastii, które w niej leżą?
favor-side = Zajmujesz Łaskę cesarską: którą stroną ją kładziesz?
discard-next = Te postaci nie mają już losu: którą odrzucasz teraz?
discard-from-provinces = Które odkryte karty w niespustoszonych prowincjach odrzucasz? Zastąpią je zakryte.
order-discards = W jakiej kolejności te karty trafiają na stos kart odrzuconych? Ostatnia leży na wierzchu.
put-back = W jakiej kolejności te karty wracają na talię? Pierwsza będzie leżeć na wierzchu.
look-at-province = Na którą zakrytą prowincję patrzysz?
order-effects = W jakiej kolejności stosowane są efekty tych kart? Liczy się ostatni.
discard-excess =
    Postać ma najwyżej dwa niezwykłe dodatki: { $least ->
        [one] wybierz jeden do odrzucenia.
       *[other] wybierz { $least } do odrzucenia.
    }

## Pytania: zdolności

pay-with =
    { $card ->
        [none] Czym płacisz?
       *[other] { CARD($card) }: czym płacisz?
    }
choose-ring =
    { $card ->
        [none] Wybierz krąg.
       *[other] { CARD($card) }: wybierz krąg.
    }
switch-rings = { CARD($card) }: który ze swoich kręgów zamieniasz i na który?
choose-to-honor = { CARD($card) }: kto zostaje uhonorowany? Druga postać zostaje zhańbiona.
choose-ability = { CARD($card) }: którą zdolność zyskuje?
put-into-play = { CARD($card) }: którą postać umieszczasz w grze?
take-into-hand = { CARD($card) }: która karta trafia na rękę?
name-card-type = { CARD($card) }: jaki typ karty wymieniasz?
choose-next-target = { CARD($card) }: wybierz następny cel albo spasuj, gdy wystarczy.
select-one = { CARD($card) }: wybierz, co robi.
resolve-again = { CARD($card) }: czy rozpatrujesz ją jeszcze raz?
discard-from-hand = { CARD($card) }: która z pokazanych kart z ręki zostaje odrzucona?
discard-cards =
    { $card ->
        [none] Wybierz { $least ->
            [one] kartę
            [few] { $least } karty
           *[other] { $least } kart
        } z ręki do odrzucenia.
       *[other] { CARD($card) }: wybierz { $least ->
            [one] kartę
            [few] { $least } karty
           *[other] { $least } kart
        } z ręki do odrzucenia.
    }
choose-targets =
    { $card ->
        [none] Wybierz cele
       *[other] { CARD($card) }: wybierz cele
    }{ RANGE($least, $most) ->
        [exactly] , dokładnie { $least }.
        [up-to] , najwyżej { $most }.
        [between] , od { $least } do { $most }.
       *[other] .
    }
may =
    { $text ->
        [none] { CARD($card) }: czy chcesz jej użyć?
       *[other] { CARD($card) }: możesz – { $text }. Czy chcesz?
    }

## Możliwości

air = Powietrze
earth = Ziemia
fire = Ogień
void = Pustka
water = Woda
military = Militarny
political = Polityczny
character = Postać
attachment = Dodatek
event = Wydarzenie
nothing = Żadna z nich

move-play =
    { $cost ->
        [0] Zagraj { CARD($card) } za darmo
        [one] Zagraj { CARD($card) }, koszt { $cost }
        [few] Zagraj { CARD($card) }, koszt { $cost }
        [many] Zagraj { CARD($card) }, koszt { $cost }
        [other] Zagraj { CARD($card) }, koszt { $cost }
       *[none] Zagraj { CARD($card) }
    }
move-play-into-conflict =
    { $cost ->
        [0] Zagraj { CARD($card) } do konfliktu za darmo
        [one] Zagraj { CARD($card) } do konfliktu, koszt { $cost }
        [few] Zagraj { CARD($card) } do konfliktu, koszt { $cost }
        [many] Zagraj { CARD($card) } do konfliktu, koszt { $cost }
        [other] Zagraj { CARD($card) } do konfliktu, koszt { $cost }
       *[none] Zagraj { CARD($card) } do konfliktu
    }
move-play-as-attachment =
    { $cost ->
        [0] Zagraj { CARD($card) } jako dodatek za darmo
        [one] Zagraj { CARD($card) } jako dodatek, koszt { $cost }
        [few] Zagraj { CARD($card) } jako dodatek, koszt { $cost }
        [many] Zagraj { CARD($card) } jako dodatek, koszt { $cost }
        [other] Zagraj { CARD($card) } jako dodatek, koszt { $cost }
       *[none] Zagraj { CARD($card) } jako dodatek
    }
move-use =
    { $text ->
        [none] { move-use-short }
       *[other] { move-use-short }: { $text }
    }
move-respond =
    { $text ->
        [none] { move-use-short }
       *[other] { move-use-short }: { $text }
    }
move-use-short =
    { $cost ->
        [0] Zagraj { CARD($card) } za darmo
        [one] Zagraj { CARD($card) }, koszt { $cost }
        [few] Zagraj { CARD($card) }, koszt { $cost }
        [many] Zagraj { CARD($card) }, koszt { $cost }
        [other] Zagraj { CARD($card) }, koszt { $cost }
       *[none] Użyj: { CARD($card) }
    }
move-gain-ability =
    { $text ->
        [none] Tę, którą ma { CARD($card) }
       *[other] Tę, którą ma { CARD($card) }: { $text }
    }
move-switch-rings =
    Krąg { $detail ->
        [air] powietrza
        [earth] ziemi
        [fire] ognia
        [void] pustki
       *[water] wody
    } na krąg { $detail2 ->
        [air] powietrza
        [earth] ziemi
        [fire] ognia
        [void] pustki
       *[water] wody
    }
move-delayed =
    { $text ->
        [none] Efekt opóźniony: { CARD($card) }
       *[other] Efekt opóźniony: { CARD($card) }: { $text }
    }
move-option =
    { $text ->
        [none] Możliwość { $detail }
       *[other] { $text }
    }
move-discard-duplicate = Odrzuć { CARD($card) }, by położyć 1 żeton losu na kopii w grze
move-declare =
    { $detail ->
        [military] Konflikt militarny
       *[political] Konflikt polityczny
    }, krąg { $detail2 ->
        [air] powietrza
        [earth] ziemi
        [fire] ognia
        [void] pustki
       *[water] wody
    }
move-pass = Nie rozpatruj go
move-air-take = Powietrze: zabierz przeciwnikowi 1 żeton honoru
move-air-gain = Powietrze: zyskaj 2 żetony honoru
move-earth = Ziemia: dobierz kartę, a przeciwnik odrzuca jedną losowo
move-fire-honor = Ogień: uhonoruj – { CARD($card) }
move-fire-dishonor = Ogień: zhańb – { CARD($card) }
move-void = Pustka: usuń 1 żeton losu z karty { CARD($card) }
move-water-ready = Woda: przygotuj – { CARD($card) }
move-water-bow = Woda: ukłoń – { CARD($card) }

hidden-provinces =
    { $number ->
        [5] zakryta prowincja pod twierdzą
       *[other] zakryta prowincja { $number }
    }

## Tematy pytań

military-conflict = konflikt militarny
political-conflict = konflikt polityczny
air-ring = krąg powietrza
earth-ring = krąg ziemi
fire-ring = krąg ognia
void-ring = krąg pustki
water-ring = krąg wody

## Odmowy: zagrywanie kart

not-in-hand-or-province = nie ma jej ani na twojej ręce, ani w twojej prowincji
not-from-hand-now = w fazie dynastii nie zagrywa się niczego z ręki
not-from-provinces-now = karty z prowincji zagrywa się tylko w fazie dynastii
cannot-be-played-so = tak zagrywa się tylko postaci i dodatki
facedown = leży zakryta
not-enough-fate =
    kosztuje { $cost ->
        [one] { $cost } żeton losu
        [few] { $cost } żetony losu
       *[other] { $cost } żetonów losu
    }, a masz { $fate }
not-enough-honor =
    kosztuje { $cost ->
        [one] { $cost } żeton honoru
        [few] { $cost } żetony honoru
       *[other] { $cost } żetonów honoru
    }, a masz { $honor }
cannot-be-played = pewien efekt mówi, że nie można jej zagrać
already-in-play = unikatowa karta o tej nazwie jest już w grze
limited = w tej rundzie została już zagrana karta z ograniczeniem
nothing-to-attach-to = nie ma postaci, do której można ją dołączyć
no-conflict = nie ma konfliktu, do którego można ją zagrać
cannot-participate = nie może uczestniczyć w tym konflikcie
dash =
    { $type ->
        [military] w miejscu sprawności militarnej ma pauzę
       *[political] w miejscu sprawności politycznej ma pauzę
    }

## Odmowy: dodatki

no-character-in-play = dodatki dołącza się tylko do postaci w grze
no-attachments = jej słowo kluczowe nie dopuszcza tego dodatku
not-eligible = tego dodatku nie można do niej dołączyć
one-per-character = postać nosi tylko jedną kopię tego dodatku
two-restricted = nosi już dwa niezwykłe dodatki

## Odmowy: zdolności

not-yours = nie jest pod twoją kontrolą
not-in-play = jej zdolność działa tylko w grze, a nie ma jej w grze
not-in-hand = wydarzenia zagrywa się tylko z ręki
cannot-play-events = pewien efekt mówi, że nie możesz zagrywać wydarzeń
cannot-trigger = pewien efekt mówi, że jej zdolności nie można wyzwolić
condition-not-met = warunek jej zdolności nie jest spełniony
limit-reached = jej zdolności użyto już tyle razy, na ile pozwala limit
maximum-reached = kopii tej karty użyto już tyle razy, na ile pozwala maksimum
no-target = nie ma właściwego celu
changes-nothing = niczego by nie zmieniła
cannot-pay = nie można opłacić jej kosztu
not-enough-cards = na ręce jest za mało kart, by za nią zapłacić
deck-too-small = odkrywa { $cost } kart, a w twojej talii jest { $cards }
without-favor = nie masz Łaski cesarskiej
being-used = właśnie jest używana
no-unclaimed-ring = nie ma niezajętego kręgu
only-as-reaction = to reakcja: czeka, aż jej warunek się spełni
only-as-interrupt = to przerwanie: czeka, aż jej warunek ma się spełnić

## Odmowy: cele

not-what-is-asked-for = nie jest tym, czego chce zdolność
cannot-be-chosen = pewien efekt mówi, że nie można jej wybrać
would-not-change = nic by się w niej nie zmieniło

## Odmowy: konflikty

no-opportunity-left = nie masz już możliwości zadeklarowania konfliktu
not-your-opportunity = to nie ty deklarujesz teraz konflikt
conflict-in-progress = trwa inny konflikt
type-declared =
    { $type ->
        [military] konflikt militarny został już przez ciebie zadeklarowany w tej fazie
       *[political] konflikt polityczny został już przez ciebie zadeklarowany w tej fazie
    }
nobody-can-attack =
    { $type ->
        [military] nie masz przygotowanej postaci, która może atakować w konflikcie militarnym
       *[political] nie masz przygotowanej postaci, która może atakować w konflikcie politycznym
    }
ring-not-unclaimed = ten krąg nie jest niezajęty
ring-cannot-be-contested = pewien efekt mówi, że nie możesz zadeklarować konfliktu o ten krąg
not-an-unbroken-province-of-theirs = to nie jest niespustoszona prowincja przeciwnika
stronghold-out-of-reach = prowincję z twierdzą można atakować dopiero po spustoszeniu trzech innych
cannot-be-attacked = pewien efekt mówi, że nie można jej atakować
not-your-ready-character = to nie jest twoja przygotowana postać
cannot-attack = pewien efekt mówi, że nie można jej zadeklarować jako atakującej
cannot-defend = pewien efekt mówi, że nie można jej zadeklarować jako obrońcy
evaded = została ominięta przez ukrycie

## Przebieg: runda

phase-begins =
    { $amount ->
        [0] Rozpoczyna się faza dynastii.
        [1] Rozpoczyna się faza dobierania.
        [2] Rozpoczyna się faza konfliktu.
        [3] Rozpoczyna się faza losu.
       *[other] Rozpoczyna się faza przegrupowania.
    }
phase-ends = { "" }
token-passes = { $seat } przekazuje znacznik pierwszego gracza.
dials-revealed = Liczniki honoru ujawnione: { $seat } – { $bid }, { $by } – { $other_bid }.
bid-honor-given =
    Wyższą stawkę ma { $by }; { $seat } dostaje { $amount ->
        [one] { $amount } żeton honoru
        [few] { $amount } żetony honoru
       *[other] { $amount } żetonów honoru
    }.
drawn =
    { $seat } dobiera { $amount ->
        [one] kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    }.
turned-faceup = { $seat } odkrywa: { CARD($card) }.
    .several = { $seat } odkrywa: { CARD($card) }.
turned-facedown = Zostaje zakryta: { CARD($card) }.
dynasty-passed = { $seat } pasuje do końca fazy dynastii.
conflict-moved = Konflikt przenosi się: { CARD($card) }.
hand-looked-at = { $by } patrzy na rękę gracza { $seat }.
looked-at =
    { $card ->
        [a-card] { $amount ->
            [5] { $by } patrzy na zakrytą prowincję pod twierdzą ({ $seat }).
           *[other] { $by } patrzy na zakrytą prowincję { $amount } ({ $seat }).
        }
       *[other] { $amount ->
            [5] { $by } patrzy na zakrytą prowincję pod twierdzą ({ $seat }): { CARD($card) }.
           *[other] { $by } patrzy na zakrytą prowincję { $amount } ({ $seat }): { CARD($card) }.
        }
    }

## Przebieg: karty

played =
    { $amount ->
        [0] { $seat } zagrywa: { CARD($card) }.
        [one] { $seat } płaci { $amount } żeton losu i zagrywa: { CARD($card) }.
        [few] { $seat } płaci { $amount } żetony losu i zagrywa: { CARD($card) }.
       *[other] { $seat } płaci { $amount } żetonów losu i zagrywa: { CARD($card) }.
    }
entered =
    { $how ->
        [framework] { "" }
       *[other] { $seat } umieszcza w grze: { CARD($card) }.
    }
attached = { CARD($source) } zostaje dołączony do: { CARD($card) }.
left =
    { $to ->
        [hand] { CARD($card) } wraca na rękę właściciela.
        [dynasty-deck] { CARD($card) } wraca do talii właściciela.
        [conflict-deck] { CARD($card) } wraca do talii właściciela.
        [removed] { CARD($card) }: usunięto z gry.
        [province-1] { "" }
        [province-2] { "" }
        [province-3] { "" }
        [province-4] { "" }
       *[other] { $amount ->
            [1] { $seat } poświęca: { CARD($card) }.
           *[other] { CARD($card) }: odrzucono.
        }
    }
discarded =
    { $how ->
        [cost] { $seat } odrzuca jako koszt: { CARD($card) }.
       *[other] { $seat } odrzuca: { CARD($card) }.
    }
    .several =
    { $how ->
        [cost] { $seat } odrzuca jako koszt: { CARD($card) }.
       *[other] { $seat } odrzuca: { CARD($card) }.
    }
added-to-hand = { $seat } bierze na rękę: { CARD($card) }.
    .several = { $seat } bierze na rękę: { CARD($card) }.
named =
    { $word ->
        [character] { $seat } wymienia postaci i odkrywa: { CARD($cards) }.
        [attachment] { $seat } wymienia dodatki i odkrywa: { CARD($cards) }.
       *[other] { $seat } wymienia wydarzenia i odkrywa: { CARD($cards) }.
    }
shuffled-into-deck = { $seat } wtasowuje do talii dynastii: { CARD($card) }.
bowed =
    { $how ->
        [cost] { $seat } kłania jako koszt: { CARD($card) }.
       *[other] { CARD($card) } – w ukłonie.
    }
    .several = { CARD($card) } – w ukłonie.
readied = Zostaje przygotowana: { CARD($card) }.
    .several = Zostają przygotowane: { CARD($card) }.
honored = { CARD($card) } zostaje uhonorowana.
    .several = { CARD($card) } zostają uhonorowane.
dishonored = { CARD($card) } zostaje zhańbiona.
    .several = { CARD($card) } zostają zhańbione.
status-discarded = { CARD($card) } traci znacznik stanu.
    .several = { CARD($card) } tracą znaczniki stanu.
status-moved = Znacznik stanu przechodzi: { CARD($source) } → { CARD($card) }.
fate-placed =
    { CARD($card) } dostaje { $amount ->
        [one] { $amount } żeton losu
        [few] { $amount } żetony losu
       *[other] { $amount } żetonów losu
    }.
    .several =
    { CARD($card) } dostają po { $amount ->
        [one] { $amount } żetonie losu
        [few] { $amount } żetony losu
       *[other] { $amount } żetonów losu
    }.
fate-removed =
    { CARD($card) } traci { $amount ->
        [one] { $amount } żeton losu
        [few] { $amount } żetony losu
       *[other] { $amount } żetonów losu
    }.
    .several =
    { CARD($card) } tracą po { $amount ->
        [one] { $amount } żetonie losu
        [few] { $amount } żetony losu
       *[other] { $amount } żetonów losu
    }.
fate-moved = Los przechodzi ({ $amount }): { CARD($source) } → { CARD($card) }.
moved =
    { $amount ->
        [0] { CARD($card) } wraca do domu.
       *[other] { CARD($card) } przesuwa się do konfliktu.
    }
    .several =
    { $amount ->
        [0] { CARD($card) } wracają do domu.
       *[other] { CARD($card) } przesuwają się do konfliktu.
    }
sent-home = { CARD($card) } nie może uczestniczyć i wraca do domu w ukłonie.
control-taken =
    { $amount ->
        [1] { $seat } przejmuje kontrolę do końca konfliktu: { CARD($card) }.
       *[other] { $seat } przejmuje kontrolę: { CARD($card) }.
    }

## Przebieg: gracze

honor-gained =
    { $seat } zyskuje { $amount ->
        [one] { $amount } żeton honoru
        [few] { $amount } żetony honoru
       *[other] { $amount } żetonów honoru
    }{ $source ->
        [a-card] .
       *[other] {" "}({ CARD($source) }).
    }
honor-lost =
    { $how ->
        [cost] { $seat } płaci { $amount ->
            [one] { $amount } żeton honoru
            [few] { $amount } żetony honoru
           *[other] { $amount } żetonów honoru
        }.
       *[other] { $seat } traci { $amount ->
            [one] { $amount } żeton honoru
            [few] { $amount } żetony honoru
           *[other] { $amount } żetonów honoru
        }{ $source ->
            [a-card] .
           *[other] {" "}({ CARD($source) }).
        }
    }
fate-gained =
    { $seat } zyskuje { $amount ->
        [one] { $amount } żeton losu
        [few] { $amount } żetony losu
       *[other] { $amount } żetonów losu
    }.
fate-lost =
    { $how ->
        [cost] { $seat } płaci { $amount ->
            [one] { $amount } żeton losu
            [few] { $amount } żetony losu
           *[other] { $amount } żetonów losu
        }: { CARD($source) }.
       *[other] { $seat } traci { $amount ->
            [one] { $amount } żeton losu
            [few] { $amount } żetony losu
           *[other] { $amount } żetonów losu
        }.
    }
fate-to-ring =
    { $seat } kładzie 1 żeton losu na kręgu { $amount ->
        [0] powietrza
        [1] ziemi
        [2] ognia
        [3] pustki
       *[other] wody
    }.
favor-claimed =
    { $seat } zajmuje Łaskę cesarską i kładzie ją stroną { $amount ->
        [0] militarną
       *[other] polityczną
    } do góry.
favor-discarded = { $seat } odrzuca Łaskę cesarską.

## Przebieg: zdolności

initiated =
    { COUNT($targets) ->
        [0] { $seat } używa: { CARD($card) }.
       *[other] { $seat } używa: { CARD($card) }, cel: { CARD($targets) }.
    }
event-resolved = { "" }
duel-begins =
    { CARD($source) } wyzywa na pojedynek { $amount ->
        [0] militarny
        [2] na chwałę
       *[other] polityczny
    }: { CARD($card) }.
duel-won = { CARD($card) } wygrywa pojedynek; przegrywa { CARD($source) }.

## Przebieg: konflikty

conflict-passed = { $seat } rezygnuje z możliwości zadeklarowania konfliktu.
conflict-declared =
    { $seat } deklaruje konflikt { $type ->
        [military] militarny
       *[political] polityczny
    } o krąg { $ring ->
        [air] powietrza
        [earth] ziemi
        [fire] ognia
        [void] pustki
       *[water] wody
    }, atakując: { CARD($card) }{ $amount ->
        [0] .
        [one] ; bierze z kręgu { $amount } żeton losu.
        [few] ; bierze z kręgu { $amount } żetony losu.
       *[other] ; bierze z kręgu { $amount } żetonów losu.
    }
committed = { CARD($card) } przystępuje do konfliktu ({ $seat }).
evades = { CARD($source) } omija przez ukrycie: { CARD($card) }.
    .several = { CARD($card) } przystępują do konfliktu ({ $seat }).
province-revealed = Odkryta prowincja ({ $seat }): { CARD($card) }.
conflict-won =
    { SOMEBODY($seat) ->
        [no] Nikt nie wygrywa konfliktu: { CARD($card) }.
       *[yes] { $amount ->
            [0] { $seat } wygrywa konflikt przy remisie: { CARD($card) }.
           *[other] { $seat } wygrywa konflikt o { $amount }: { CARD($card) }.
        }
    }
province-breaks = Spustoszona prowincja ({ $seat }): { CARD($card) }.
ring-claimed =
    { $seat } zajmuje krąg { $amount ->
        [0] powietrza
        [1] ziemi
        [2] ognia
        [3] pustki
       *[other] wody
    }.
ring-switched = { CARD($source) }: walka toczy się teraz o krąg { $amount ->
        [0] powietrza
        [1] ziemi
        [2] ognia
        [3] pustki
       *[other] wody
    }.
honor-placed = Na kartę { CARD($card) } trafia honor: { $amount }.
ring-resolves =
    { $seat } rozpatruje efekt kręgu { $amount ->
        [0] powietrza
        [1] ziemi
        [2] ognia
        [3] pustki
       *[other] wody
    }.
ring-returned =
    Krąg { $amount ->
        [0] powietrza
        [1] ziemi
        [2] ognia
        [3] pustki
       *[other] wody
    } wraca do puli wolnych kręgów.
ring-taken =
    { $seat } zabiera krąg { $amount ->
        [0] powietrza
        [1] ziemi
        [2] ognia
        [3] pustki
       *[other] wody
    }.
fate-placed-on-ring =
    Na krąg { $ring ->
        [0] powietrza
        [1] ziemi
        [2] ognia
        [3] pustki
       *[other] wody
    } trafia los: { $amount }.
fate-removed-from-ring =
    Z kręgu { $ring ->
        [0] powietrza
        [1] ziemi
        [2] ognia
        [3] pustki
       *[other] wody
    } znika los: { $amount }.
claimed-ring-switched =
    { $seat } bierze krąg { $amount ->
        [0] powietrza
        [1] ziemi
        [2] ognia
        [3] pustki
       *[other] wody
    } i zwraca krąg { $back ->
        [0] powietrza
        [1] ziemi
        [2] ognia
        [3] pustki
       *[other] wody
    }.
type-changed =
    Konflikt staje się { $amount ->
        [0] militarny
       *[other] polityczny
    }.
conflict-ends = { "" }

## Koniec gry

reason-break-stronghold = twierdza przeciwnika padła
reason-25-honor = 25 żetonów honoru lub więcej
reason-zero-honor = przeciwnik nie ma już żetonów honoru
reason-stopped = trwało to zbyt długo

## Strefy

zone-dynasty-deck = talia dynastii
zone-conflict-deck = talia konfliktu
zone-hand = ręka
zone-dynasty-discard = stos odrzuconych kart dynastii
zone-conflict-discard = stos odrzuconych kart konfliktu
zone-removed = usunięte z gry
zone-being-played = zagrywane
zone-play = w grze
zone-stronghold = twierdza
zone-role = rola
zone-provinces = prowincje
zone-holdings = miejsca
zone-province-1 = w prowincji 1
zone-province-2 = w prowincji 2
zone-province-3 = w prowincji 3
zone-province-4 = w prowincji 4

## Co widać na kartach

field-controller = kontroluje
field-bowed = w ukłonie
field-broken = spustoszona
field-serial = { "" }
field-entered-from = { "" }
field-entered-in = { "" }
field-side = talia
    .mark =
    { $value ->
        [1] atakuje
       *[other] broni
    }
field-slot = { "" }
field-on = { "" }
field-status = honor osobisty
    .mark =
    { $value ->
        [1] uhonorowana
       *[other] zhańbiona
    }
field-fate = los
    .mark = los: { $value }
field-returns-to = { "" }
field-military-bonus = premia militarna
field-political-bonus = premia polityczna
field-strength-bonus = premia do siły
field-influence-cost = koszt wpływu
field-influence-pool = wpływ
field-role-restriction = tylko z rolą

## Plansza

board-when =
    Runda { $round } · { $phase ->
        [dynasty] faza dynastii
        [draw] faza dobierania
        [conflict] faza konfliktu
        [fate] faza losu
        [regroup] faza przegrupowania
       *[other] przygotowanie gry
    }
board-first = pierwszy gracz: { $name }
board-favor-free = Łaska cesarska niezajęta
board-favor =
    { $side ->
        [0] Łaska cesarska: { $name }, strona militarna
       *[other] Łaska cesarska: { $name }, strona polityczna
    }
board-honor = honor { $count }
board-fate = los { $count }
board-bid = stawka { $count }
board-hand =
    { $count ->
        [0] brak kart na ręce
        [one] 1 karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
board-conflicts =
    { $count ->
        [0] nie został żaden konflikt
        [one] został 1 konflikt
        [few] zostały { $count } konflikty
       *[other] zostało { $count } konfliktów
    }
board-deck =
    { $deck ->
        [dynasty] talia dynastii { $count }, odrzucone { $discarded }
       *[other] talia konfliktu { $count }, odrzucone { $discarded }
    }
board-province = Prowincja { $number }
board-stronghold = Twierdza
board-strength = siła { $count }
board-facedown = zakryta
board-broken = spustoszona
board-attacked = atakowana
board-empty = pusta
board-facedown-card = zakryta karta
board-military = mil
board-political = pol
board-glory = chwała
board-bowed = w ukłonie
board-honored = uhonorowana
board-dishonored = zhańbiona
board-at-home = W domu
board-attacking = Atakuje
board-defending = Broni
board-in-hand = Ręka
board-role = Rola
board-rings = Kręgi
board-ring =
    { $ring ->
        [0] Powietrze
        [1] Ziemia
        [2] Ogień
        [3] Pustka
       *[other] Woda
    }
board-contested = (toczy się o niego walka)
board-conflict =
    { $type ->
        [0] Konflikt militarny
       *[other] Konflikt polityczny
    } o krąg { $ring ->
        [0] powietrza
        [1] ziemi
        [2] ognia
        [3] pustki
       *[other] wody
    }, { $attacker } atakuje: { $province }
board-totals = { $attack } przeciwko { $defense }
board-to-break = do spustoszenia potrzeba przewagi { $strength }
board-won = { $name } wygrywa o { $difference }
board-unopposed = konflikt niebroniony
board-with = dodatki: { $cards }
board-nobody = nikt
board-skills = militarna { $military }, polityczna { $political }, chwała { $glory }

## Przebieg rundy

chart-dynasty = Faza dynastii
chart-1-1 = Rozpoczęcie fazy dynastii
chart-1-2 = Odkrycie zakrytych kart dynastii
chart-1-3 = Gromadzenie losu
chart-1-4 = Zagrywanie kart z prowincji i akcje
chart-1-5 = Koniec fazy dynastii
chart-draw = Faza dobierania
chart-2-1 = Rozpoczęcie fazy dobierania
chart-2-2 = Licytacja honoru
chart-2-3 = Ujawnienie liczników honoru
chart-2-4 = Przekazanie honoru
chart-2-5 = Dobieranie kart
chart-2-actions = Okno akcji
chart-2-6 = Koniec fazy dobierania
chart-conflict = Faza konfliktu
chart-3-1 = Rozpoczęcie fazy konfliktu
chart-3-actions = Okno akcji
chart-3-2 = Deklaracja konfliktu albo spasowanie
chart-3-2-1 = Deklaracja obrońców
chart-3-2-2 = Okno akcji konfliktu
chart-3-2-3 = Porównanie wartości sprawności
chart-3-2-4 = Zastosowanie efektów niebronionego konfliktu
chart-3-2-5 = Spustoszenie prowincji
chart-3-2-6 = Rozpatrzenie efektów kręgu
chart-3-2-7 = Zajęcie kręgu
chart-3-2-8 = Powrót do domu
chart-3-3 = Koniec konfliktu
chart-3-4 = Określenie Łaski cesarskiej
chart-3-5 = Koniec fazy konfliktu
chart-fate = Faza losu
chart-4-1 = Rozpoczęcie fazy losu
chart-4-2 = Odrzucenie postaci bez losu
chart-4-3 = Odrzucenie losu z postaci
chart-4-4 = Położenie losu na niezajętych kręgach
chart-4-actions = Okno akcji
chart-4-5 = Koniec fazy losu
chart-regroup = Faza przegrupowania
chart-5-1 = Rozpoczęcie fazy przegrupowania
chart-5-actions = Okno akcji
chart-5-2 = Przygotowanie kart
chart-5-3 = Odrzucenie kart z prowincji
chart-5-4 = Przywrócenie kręgów
chart-5-5 = Przekazanie znacznika pierwszego gracza
chart-5-6 = Koniec fazy przegrupowania

## Co jest na kartach

field-set = zestaw
field-number = numer
field-type = typ
field-clan = klan
field-unique = unikatowa
field-honor = honor
field-traits = cechy
field-strength = siła
field-element = żywioł
field-cost = koszt
field-military = militarna
field-political = polityczna
field-glory = chwała
value-set-core-set = Zestaw podstawowy
value-type-stronghold = twierdza
value-type-province = prowincja
value-type-holding = miejsce
value-type-character = postać
value-type-attachment = dodatek
value-type-event = wydarzenie
value-type-role = rola
value-side-province = prowincja
value-side-dynasty = dynastia
value-side-conflict = konflikt
value-side-role = rola
value-clan-crab = Krab
value-clan-crane = Żuraw
value-clan-dragon = Smok
value-clan-lion = Lew
value-clan-phoenix = Feniks
value-clan-scorpion = Skorpion
value-clan-unicorn = Jednorożec
value-clan-neutral = neutralny
value-element-earth = ziemia
value-element-air = powietrze
value-element-fire = ogień
value-element-water = woda
value-element-void = pustka
value-role-restriction-seeker = poszukiwacz
value-role-restriction-keeper = strażnik
value-role-restriction-air = powietrze
value-role-restriction-earth = ziemia
value-role-restriction-fire = ogień
value-role-restriction-void = pustka
value-role-restriction-water = woda

## Jak otwiera się stół

mode-usual = Pojedynek klanów
    .about = Dwoje graczy, każde z talią swojego klanu.

## Jak nazywają się boty

bot-name-1 = Hideo
bot-name-2 = Isamu
bot-name-3 = Kenjiro
bot-name-4 = Tetsuo
