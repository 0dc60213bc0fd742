### Co mówi stół w Senjutsu: pytania, możliwości, odmowy, przebieg gry, plansza.
### Nazwy kart nie odmieniają się, dlatego stoją tam, gdzie wystarcza mianownik.

## Pytania: przygotowanie gry

place-terrain = Gdzie kładziesz następny element terenu?
choose-start = Na którym polu startowym stawiasz swoją figurkę? Numery są na mapie.
start-hidden = Czy zaczynasz grę w ukryciu?
choose-companion-start = Na którym polu startowym stawiasz swojego towarzysza? Numery są na mapie.
choose-companion-kamae = W której pozycji Kamae zaczyna twój towarzysz?
leave-contract-out = Wykłada się pięć z sześciu kontraktów. Który zostaje odłożony?
place-bell = Czy stawiasz dzwon bonsho? Liczy się jako kamień. Numery są na mapie.
place-lord = Na którym polu leży poległy pan? Numery są na mapie.
place-opponent = Na którym polu zaczyna następny przeciwnik? Numery są na mapie.
choose-prepared = Które przygotowane karty bierzesz na rękę? Możesz wybrać najwyżej { $most }.

## Pytania: runda

use-contract = Czy odrzucasz wypełniony kontrakt?
sober-up = Czy płacisz 1 skupienie, by w tej rundzie iść prosto? Twoje Kamae zmienia się na Neutralną.
choose-for-companion = Którą kartę zagrywa w tej rundzie twój towarzysz? Druga zostaje odrzucona.
choose-card = Wybierz kartę na tę rundę. Wszystkie karty odkrywa się jednocześnie.
play-instant = Czy zagrywasz kartę natychmiastową?
play-replacement = Czy zastępujesz swoją odkrytą kartę?
pay-initiative = Czy płacisz za inną inicjatywę?
choose-initiative = Z jaką inicjatywą działasz?
choose-place = Remis: kiedy działasz?
end-lasting-card = Czy płacisz, by usunąć kartę, która pozostaje w grze?
discard-cards =
    { RANGE($least, $most) ->
        [exactly] Wybierz { $least ->
            [one] kartę
            [few] { $least } karty
           *[other] { $least } kart
        } z ręki do odrzucenia.
       *[other] Wybierz z ręki do odrzucenia najwyżej { $most ->
            [one] jedną kartę
            [few] { $most } karty
           *[other] { $most } kart
        }.
    }

## Pytania: rozpatrywanie kart

move = Jak się poruszasz? Numery kroków są na mapie.
pay-focus =
    { $text ->
        [none] { CARD($card) }: czy płacisz za więcej?
       *[other] { CARD($card) }: { $text }. Czy płacisz?
    }
choose-option = { CARD($card) }: wybierz jedno.
aim-at =
    { $card ->
        [none] Kto jest celem?
       *[other] { CARD($card) }: kto jest celem?
    }
shift-kamae = Na którą pozycję przesuwasz Kamae?
switch-kamae = { CARD($card) }: na którą pozycję zmienia się Kamae?
displace = Na które pole trafia figurka? Numery są na mapie.
step-target = { CARD($card) }: na które pole trafia cel? Numery są na mapie.
pull-or-push = { CARD($card) }: przyciągasz czy odpychasz?
rotate-target = { CARD($card) }: w którą stronę obraca się cel?
counterattack = Twój blok jest skuteczny: czy kontratakujesz?
play-after-counter = Twój kontratak jest skuteczny: czy zagrywasz jeszcze jedną kartę?
may-do = { CARD($card) }: czy korzystasz z tego, na co pozwala?
place-caltrops = { CARD($card) }: gdzie leżą kolczatki? Numery są na mapie.
place-decoy = { CARD($card) }: gdzie leży wabik? Tylko ty będziesz o tym wiedzieć. Numery są na mapie.
return-poisons = { CARD($card) }: które karty trucizny bierzesz z powrotem?
return-contract = { CARD($card) }: który kontrakt wraca?
discard-which-status = { CARD($card) }: co oddajesz?
discard-status = { CARD($card) }: ile takich kart oddajesz, od 0 do { $most }?
draw-up-to = { CARD($card) }: ile kart dobierasz, od 0 do { $most }?
take-into-hand =
    { $card ->
        [none] Która karta trafia na rękę?
       *[other] { CARD($card) }: która karta trafia na rękę?
    }
shuffle-into-deck = { CARD($card) }: które karty wtasowujesz do swojej talii?
choose-type = { CARD($card) }: kart jakiego typu nie można zagrywać w tej rundzie?
name-card = { CARD($card) }: której karty nie można zagrać w tej rundzie?
choose-poison =
    { $card ->
        [none] Której trucizny używasz?
       *[other] { CARD($card) }: której trucizny używasz?
    }

look-at-deck = { CARD($card) }: znasz już wierzchnie karty talii.
play-found = { CARD($card) }: którą z tych kart zagrywasz?
change-stance = { CARD($card) }: czy zmieniasz postawę przeciwnika?
discard-stun = Poziom ukończony: czy odrzucasz kartę ogłuszenia?
stop-bleeding = Poziom ukończony: czy tamujesz krwawienie jednej rany?

## Możliwości

stun = Zagraj kartę ogłuszenia
done = Na tym koniec
nothing = Żadna z nich
pull = Przyciągnij
push = Odepchnij
attack = Karty ataku
defence = Karty obrony
meditation = Karty medytacji
core = Karty podstawowe
neutral = Neutralna
aggression = Agresja
balance = Równowaga
determination = Determinacja
distance = Dystans
hobble = Osłabienie
no-decoy = Nie ma wśród nich wabika
first-blood = Pierwsza krew
counter = Kontratak
tools-of-the-trade = Narzędzia fachu
concentration = Koncentracja
fury = Furia
show-them = Pokaż im

move-card = { CARD($card) } ({ card-facts })
card-facts =
    { card-type }{ $initiative ->
        [none] { "" }
       *[other] , inicjatywa { $initiative }
    }{ $focus ->
        [0] { "" }
        [one] , { $focus } skupienie
       *[other] , { $focus } skupienia
    }
card-type =
    { $type ->
        [attack] { IF($core, "podstawowy atak", "atak") }
        [defence] { IF($core, "podstawowa obrona", "obrona") }
        [meditation] { IF($core, "podstawowa medytacja", "medytacja") }
        [poison] trucizna
       *[core] podstawowa
    }
move-step = Krok { way }
way =
    { $way ->
        [0] naprzód
        [1] naprzód w prawo
        [2] w tył w prawo
        [3] w tył
        [4] w tył w lewo
       *[5] naprzód w lewo
    }
move-rotate = { rotation }
rotation =
    Obrót { $way ->
        [1] w prawo
       *[other] w lewo
    }
move-shift =
    { $gained ->
        [0] Przesuń Kamae na { kamae.acc }
        [one] Przesuń Kamae na { kamae.acc } (+{ $gained } skupienie)
       *[other] Przesuń Kamae na { kamae.acc } (+{ $gained } skupienia)
    }
kamae =
    { $kamae ->
        [aggression] Agresja
        [balance] Równowaga
        [determination] Determinacja
        [distance] Dystans
       *[neutral] Neutralna
    }
    .acc =
    { $kamae ->
        [aggression] Agresję
        [balance] Równowagę
        [determination] Determinację
        [distance] Dystans
       *[neutral] Neutralną
    }
move-option =
    { $text ->
        [none] Możliwość { $detail }
       *[other] { $text }
    }
move-aim = { $name }
move-towards = Na pole { $mark }
move-value =
    { $hobbled ->
        [none] Inicjatywa { $initiative }
       *[other] Inicjatywa { $initiative } ({ $hobbled } przy osłabieniu)
    }
move-pay-initiative =
    { $focus ->
        [one] Inicjatywa { $initiative } za { $focus } skupienie
       *[other] Inicjatywa { $initiative } za { $focus } skupienia
    }
move-contract-draw = Odrzuć kontrakt ({ contract-name }) i dobierz kartę
move-contract-focus = Odrzuć kontrakt ({ contract-name }) i zyskaj 1 skupienie
contract-name =
    { $contract ->
        [first-blood] { first-blood }
        [counter] { counter }
        [tools-of-the-trade] { tools-of-the-trade }
        [concentration] { concentration }
        [fury] { fury }
       *[show-them] { show-them }
    }
move-on-hex = Pole { $mark }
move-start = Pole { $mark }
move-lord = Pole { $mark }
move-place =
    { $piece ->
        [none] { $place ->
            [1] W pierwszej kolejności
            [2] W drugiej kolejności
            [3] W trzeciej kolejności
           *[other] W czwartej kolejności
        }
       *[other] { CAPITAL(WORD($piece, of: "terrain")) } na polu { $mark }
    }
move-name = { $detail }

## Odmowy

not-enough-focus =
    kosztuje { $cost ->
        [one] { $cost } skupienie
       *[other] { $cost } skupienia
    }, a masz { $focus }
wrong-kamae = wymaga innej pozycji Kamae: { LIST(WORD($kamae), type: "or") }
not-hidden = można ją zagrać tylko z ukrycia
not-desperate = można ją zagrać tylko w desperacji
not-enlightened = wymaga wszystkich trzech kart oświecenia w grze przed tobą
not-behind = na polu przed tobą musi stać przeciwnik zwrócony w tę samą stronę co ty
only-after-counter = zagrywa się ją tylko po skutecznym kontrataku
banned-this-round = karta w grze mówi, że nie można jej zagrać w tej rundzie
copy-in-discard-pile = jej kopia leży odkryta na twoim stosie kart odrzuconych, a karta w grze tego zabrania
no-such-instant = to nie jest karta natychmiastowa tego rodzaju
instant-played = karta natychmiastowa została już przez ciebie zagrana w tej rundzie
instants-forbidden = karta w grze zabrania zagrywać karty natychmiastowe tego rodzaju
same-type = musi być innego typu niż twoja odkryta karta, a ta nie może być podstawowa
nothing-revealed = nie masz odkrytej karty, do której można ją dodać
turn-over = twoja tura już się skończyła
no-initiative = nie ma własnej inicjatywy: zagrywa się ją obok innej karty
another-must-be-chosen = masz na ręce kartę, którą musisz wybrać
not-this-moment = to nie jest chwila, w której się ją zagrywa
too-fast = ma wyższą inicjatywę niż atak, który blokujesz
no-attack-card = kontratakuje się tylko kartami ataku, które nie są podstawowe
core-stays = karty podstawowej nie można odrzucić
poison-stays = karty trucizny nie można odrzucić

start-no-starting-hex = to nie jest pole startowe
start-team-elsewhere = twoja drużyna zaczyna przy innej krawędzi
start-opponent-here = przy tej krawędzi zaczyna przeciwnik
start-shared-with-enemy = stoi tam przeciwnik
terrain-not-enough = w pudełku jest za mało terenu: { WORD($terrain, of: "terrain") }, brakuje { $missing }
terrain-off-board = to pole leży poza planszą
terrain-on-terrain = jest tam już teren
terrain-on-starting-hex = pola startowe muszą pozostać wolne
terrain-gate-closed = przejście pod bramą musi być wolne
board-two-sides =
    { WORD($one, of: "option-board") } i { WORD($other, of: "option-board") } to dwie strony jednej planszy

## Przebieg gry

round-begins = Runda { $number }.
wave-begins = Horda: poziom { $level }, fala { $wave }.
turned-up = Odkryta z talii ({ $seat }): { CARD($card) }.
revealed = { $seat } odkrywa: { CARD($card) }.
stun-played = { $seat } zagrywa kartę ogłuszenia.
lotus-placed =
    { CARD($card) } ({ $seat }) ma teraz { $count ->
        [one] 1 żeton lotosu
        [few] { $count } żetony lotosu
       *[other] { $count } żetonów lotosu
    }.
stun-drawn = Z talii wychodzi karta ogłuszenia ({ $seat }).
trap-turned =
    { $decoy ->
        [yes] { $seat } staje na żetonie pułapki: to wabik.
       *[no] { $seat } staje na żetonie pułapki: to kolczatki.
    }
caltrops-trodden = { $seat } staje na kolczatkach.
initiative-chosen =
    { $hobbled ->
        [yes] { $seat } wybiera inicjatywę { $chosen }, po osłabieniu { $initiative }.
       *[no] { $seat } wybiera inicjatywę { $initiative }.
    }
resolves = Inicjatywa { $initiative }: { $seat } rozpatruje kartę { CARD($card) }.
unresolved = Inicjatywa { $initiative }: { $seat } nie rozpatruje karty { CARD($card) }, tura jest zakończona.
cancelled =
    { $what ->
        [active_movement] { $seat }: ruch jest w tej rundzie anulowany.
        [active_rotation] { $seat }: obroty są w tej rundzie anulowane.
       *[other] { $seat }: to, co jest w grze, jest w tej rundzie anulowane.
    }
played-from-hand =
    { $how ->
        [instant] { $seat } zagrywa kartę natychmiastową: { CARD($card) }.
        [replacement] { $seat } zagrywa w zamian: { CARD($card) }.
        [after-counter] { $seat } zagrywa po kontrataku: { CARD($card) }.
       *[other] { $seat } kontratakuje: { CARD($card) }.
    }
drew =
    { $card ->
        [a-card] { $seat } dobiera kartę.
       *[other] { $seat } dobiera: { CARD($card) }.
    }
    .several = { $seat } dobiera: { CARD($card) }.
discarded =
    { $facedown ->
        [yes] { $card ->
            [a-card] { $seat } odrzuca zakrytą kartę.
           *[other] { $seat } odrzuca zakrytą kartę: { CARD($card) }.
        }
       *[no] { $seat } odrzuca: { CARD($card) }.
    }
    .several =
    { $facedown ->
        [yes] { $seat } odrzuca zakryte: { CARD($card) }.
       *[no] { $seat } odrzuca: { CARD($card) }.
    }
taken-into-hand =
    { $card ->
        [a-card] { $seat } bierze kartę na rękę.
       *[other] { $seat } bierze na rękę: { CARD($card) }.
    }
    .several = { $seat } bierze na rękę: { CARD($card) }.
stepped =
    { $forced ->
        [yes] { $way ->
            [-1] { $seat } trafia na inne pole.
            [0] { $seat }: przesunięcie naprzód.
            [1] { $seat }: przesunięcie naprzód w prawo.
            [2] { $seat }: przesunięcie w tył w prawo.
            [3] { $seat }: przesunięcie w tył.
            [4] { $seat }: przesunięcie w tył w lewo.
           *[other] { $seat }: przesunięcie naprzód w lewo.
        }
       *[no] { $way ->
            [-1] { $seat } trafia na inne pole.
            [0] { $seat } robi krok naprzód.
            [1] { $seat } robi krok naprzód w prawo.
            [2] { $seat } robi krok w tył w prawo.
            [3] { $seat } robi krok w tył.
            [4] { $seat } robi krok w tył w lewo.
           *[other] { $seat } robi krok naprzód w lewo.
        }
    }
rotated =
    { $forced ->
        [yes] { $by ->
            [0] { "" }
            [1] { $seat }: obrót w prawo.
            [2] { $seat }: dwa obroty w prawo.
            [3] { $seat }: obrót tyłem.
            [4] { $seat }: dwa obroty w lewo.
           *[other] { $seat }: obrót w lewo.
        }
       *[no] { $by ->
            [0] { "" }
            [1] { $seat } obraca się w prawo.
            [2] { $seat } obraca się dwa razy w prawo.
            [3] { $seat } robi w tył zwrot.
            [4] { $seat } obraca się dwa razy w lewo.
           *[other] { $seat } obraca się w lewo.
        }
    }
harmed =
    { $seat } otrzymuje { $what ->
        [wound] { $count ->
            [one] 1 ranę
            [few] { $count } rany
           *[other] { $count } ran
        }
        [bleed] { $count ->
            [one] 1 krwawiącą ranę
            [few] { $count } krwawiące rany
           *[other] { $count } krwawiących ran
        }
        [stun] { $count ->
            [one] 1 ogłuszenie
            [few] { $count } ogłuszenia
           *[other] { $count } ogłuszeń
        }
        [hobble] { $count ->
            [one] 1 osłabienie
            [few] { $count } osłabienia
           *[other] { $count } osłabień
        }
       *[poison] truciznę
    }.
relieved =
    { $seat } pozbywa się { $what ->
        [wound] { $count ->
            [one] 1 rany
            [few] { $count } ran
           *[other] { $count } ran
        }
        [bleed] { $count ->
            [one] 1 krwawiącej rany
            [few] { $count } krwawiących ran
           *[other] { $count } krwawiących ran
        }
        [stun] { $count ->
            [one] 1 ogłuszenia
            [few] { $count } ogłuszeń
           *[other] { $count } ogłuszeń
        }
        [hobble] { $count ->
            [one] 1 osłabienia
            [few] { $count } osłabień
           *[other] { $count } osłabień
        }
       *[poison] { $count ->
            [one] 1 karty trucizny
            [few] { $count } kart trucizny
           *[other] { $count } kart trucizny
        }
    }.
wounds-replaced =
    { $to ->
        [bleed] { $count ->
            [one] { $seat }: 1 rana zaczyna krwawić.
            [few] { $seat }: { $count } rany zaczynają krwawić.
           *[other] { $seat }: { $count } ran zaczyna krwawić.
        }
       *[wound] { $count ->
            [one] { $seat }: 1 rana przestaje krwawić.
            [few] { $seat }: { $count } rany przestają krwawić.
           *[other] { $seat }: { $count } ran przestaje krwawić.
        }
    }
executed = { $by } dokonuje egzekucji: { $seat }.
defeated = { $seat } odpada z walki.
terrain-removed = Usunięty teren: { WORD($what, of: "terrain") }.
focus-changed =
    { $seat } { $how ->
        [gained] zyskuje
        [paid] płaci
       *[lost] traci
    } { $count ->
        [one] { $count } skupienie
       *[other] { $count } skupienia
    }.
kamae-changed =
    { $seat }: Kamae { $how ->
        [shifted] przesuwa się
       *[other] zmienia się
    } na { $to ->
        [aggression] Agresję
        [balance] Równowagę
        [determination] Determinację
        [distance] Dystans
       *[neutral] Neutralną
    }.
advantage-taken = { $seat } wchodzi na szczyt toru przewagi.
stance-changed =
    { $aggressive ->
        [yes] { $seat } przyjmuje postawę agresywną.
       *[no] { $seat } przyjmuje postawę defensywną.
    }
behaviour-changed =
    { $seat } trzyma się teraz { $behaviour ->
        [0] z przodu po lewej
        [1] z przodu
       *[other] z przodu po prawej
    } swojego celu.
distance-changed = { $seat } trzyma się teraz w odległości { $distance }.
hidden-changed =
    { $hidden ->
        [yes] { $seat } jest w ukryciu.
       *[no] { $seat } nie jest już w ukryciu.
    }
contract-fulfilled = { $seat } wypełnia kontrakt: { contract-name }.
contract-dropped = { $seat } odrzuca kontrakt: { contract-name }.
contract-returned = Kontrakt wraca ({ $seat }): { contract-name }.
guard-raised = { $seat } blokuje z inicjatywą { $initiative }: { CARD($card) }.
attack-made = { "" }
attack-missed = { CARD($card) } nie trafia nikogo.
attack-ignored =
    { $how ->
        [block] { $seat } blokuje atak ({ $by }).
       *[other] { $seat }: teren chroni przed atakiem ({ $by }).
    }

## Koniec gry

reason-last-standing = nikt inny nie trzyma się już na nogach
reason-contracts-fulfilled = wszystkie kontrakty są wypełnione
reason-all-defeated = ostatni walczący padają w tej samej chwili
reason-horde-rank-none = horda była za silna
reason-horde-rank-wood = drewniana ranga
reason-horde-rank-steel = stalowa ranga
reason-horde-rank-gold = złota ranga
reason-horde-rank-jade = nefrytowa ranga
reason-stopped = trwało to zbyt długo

## Strefy

zone-deck = talia
zone-hand = ręka
zone-chosen = wybrana
zone-revealed = w grze
zone-lasting = pozostaje w grze
zone-discard = stos kart odrzuconych
zone-removed = usunięte z gry
zone-poisons = talia trucizn
zone-piles = karty solo

## Co widać na kartach i walczących

field-controller = { "" }
field-serial = { "" }
field-lotus = żetony lotosu
field-turns = obrócona
    .mark =
    { $value ->
        [one] obrócona raz
       *[other] obrócona { $value } razy
    }
field-named = wymieniona
field-character = postać
field-team = drużyna
field-hex = na polu
field-facing = zwrot
field-wounds = rany
field-bleeding = krwawiące rany
field-wound-limit = limit ran
field-stuns = ogłuszenia
field-stun-limit = limit kart na ręce
field-hobbles = osłabienia
field-focus = skupienie
field-kamae = Kamae
field-hidden = w ukryciu
field-defeated = poza walką
field-card = karta
field-value = inicjatywa
field-paid = zapłacone skupienie
field-instants = zagrane karty natychmiastowe
field-over = tura skończona
field-cancelled = anulowane
field-wider = szerszy blok
field-automated = automatyczny przeciwnik
field-behaviour = zachowanie
field-aggressive = postawa agresywna
field-distance = odległość
field-reset = odnowienie talii
field-desperation = desperacja, gdy zostaje tyle ran
field-contracts = kontrakty
field-fulfilled = wypełnione kontrakty
field-tools = szkody zadane dla kontraktu
field-countered = kontratak w tej rundzie
field-type = typ
field-types = typy
field-class = klasa
field-rank = ranga
field-initiative = inicjatywa
field-keywords = słowa kluczowe
field-range = zasięg
field-set = zestaw
field-number = numer
field-provenance = pochodzenie

## Plansza

board-round = Runda { $round }
board-setting-up = Przygotowanie gry
board-initiative = inicjatywa { $initiative }
board-track = przewaga: { LIST($names, type: "comma") }
board-fighter = { $name }, { $character }
board-horde = poziom { $level }, fala { $wave }
board-automated =
    { $behaviour ->
        [0] trzyma się z przodu po lewej
        [1] trzyma się z przodu
       *[other] trzyma się z przodu po prawej
    }, odległość { $distance }
board-aggressive =
    { $aggressive ->
        [yes] postawa agresywna
       *[no] postawa defensywna
    }
board-wounds = rany { $count } z { $limit }
board-bleeding = krwawiące { $count }
board-stuns = ogłuszenia { $count } z { $limit }
board-hobbles = osłabienia { $count }
board-focus = skupienie { $count }
board-kamae =
    { $kamae ->
        [aggression] Agresja
        [balance] Równowaga
        [determination] Determinacja
        [distance] Dystans
       *[neutral] Neutralna
    }
board-kamae-of = Kamae { board-kamae }
board-hidden = w ukryciu
board-desperate = desperacja
board-drunk = upojenie
board-stuns-to-come = ogłuszenia w talii { $count }
board-contracts = wypełnione kontrakty { $done } z { $count }
board-defeated = poza walką
board-over = tura skończona
board-hand =
    { $count ->
        [0] brak kart na ręce
        [one] 1 karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
board-deck = talia { $count }
board-discard =
    { $top ->
        [none] odrzucone { $count }
       *[other] odrzucone { $count }, na wierzchu { $top }
    }
board-wounds-head = Rany
board-focus-head = Skupienie
board-status-head = Stan
board-cards-head = Karty
board-in-play = W grze
board-remaining = Pozostaje w grze
board-resolving = właśnie rozpatrywana
board-to-come = dopiero nastąpi
board-resolved = rozpatrzona
board-your-hand = Ręka
board-known-hand = Pokazane
board-type = Typ
board-initiative-head = Inic.
board-cost = Skup.
board-what = Co robi
board-type-of =
    { $type ->
        [attack] { IF($core, "podstawowy atak", "atak") }
        [defence] { IF($core, "podstawowa obrona", "obrona") }
        [meditation] { IF($core, "podstawowa medytacja", "medytacja") }
        [poison] trucizna
       *[core] podstawowa
    }
board-not-on-board = nie stoi na planszy
board-where = { $name }: { $distance ->
        [one] sąsiednie pole
        [few] { $distance } pola stąd
       *[other] { $distance } pól stąd
    }, { $way }
board-around = wokół ciebie: { LIST($what, type: "comma") }
board-off = poza planszą
board-closed = zamknięte blokiem
board-marks = numery twoich możliwości
board-blocked = zablokowane
board-off-board = poza planszą
board-team-word = drużyna
board-cannot = nie można teraz wybrać
board-sees = { $name } ma cię po tej stronie: { $way }
board-preview-initiative =
    { COUNT($values) ->
        [0] W chwili zagrania
       *[other] Inicjatywa { LIST($values, type: "or") }
    }
board-preview-price =
    { $focus ->
        [one] { $initiative } za { $focus } skupienie
       *[other] { $initiative } za { $focus } skupienia
    }
board-preview-marks = numery: gdzie możesz skończyć, ! trafienie stamtąd, ~ w zasięgu
board-preview-place = { $number }: { $way }, { LIST($outcomes, type: "comma") }
board-preview-facings = zwrot { LIST($facings, type: "or") }
board-preview-outcome = { $facings } ({ $outcome })
board-preview-facing =
    { $direction ->
        [0] jak teraz
        [1] naprzód w prawo
        [2] w tył w prawo
        [3] w tył
        [4] w tył w lewo
       *[5] naprzód w lewo
    }
board-preview-hits =
    trafia: { $name }{ $wounds ->
        [0] { "" }
        [one] , { $wounds } rana
        [few] , { $wounds } rany
       *[other] , { $wounds } ran
    }{ $bleeding ->
        [0] { "" }
       *[other] , krwawiące { $bleeding }
    }
board-preview-reaches = sięga: { LIST($names) }
board-preview-costs =
    { $focus ->
        [one] za { $focus } skupienie
       *[other] za { $focus } skupienia
    }
board-preview-success = po sukcesie
board-preview-collides = ze zderzeniem

## Wojownicy

value-character-boss = Samuraj-boss
value-character-katana = Ashigaru z kataną
value-character-yari = Ashigaru z yari
value-character-yumi = Ashigaru z yumi
value-character-arquebus = Ashigaru z arkebuzem
value-character-ronin = Ronin
value-character-warrior = Wojowniczka
value-character-master = Mistrz
value-character-student = Uczeń
value-character-ashigaru = Ashigaru
value-character-hachiko = Hachiko
value-character-assassin = Zabójca
value-character-kojiro = Kojiro
value-character-monk = Mnich
value-character-musashi = Musashi
value-character-ninja = Ninja
value-character-onna-bugeisha = Onna-Bugeisha
value-character-sailor = Żeglarz
value-character-wakou = Wakou
value-character-yasuke = Yasuke
value-character-yojimbo = Yojimbo

## Teren i co jeszcze leży na planszy

terrain-stone = kamień
terrain-bamboo = bambus
terrain-burning-wagon = płonący wóz
terrain-shrine = kapliczka
terrain-boat = łódź
terrain-torii-gate = brama torii
terrain-torii-pillar = filar torii
terrain-cherry-tree = wiśnia
terrain-corpse = ciało
terrain-caltrops = kolczatki
terrain-fallen-lord = poległy pan
terrain-trap-token = żeton pułapki
terrain-decoy = wabik

## Kierunki: gdzie leży pole, patrząc od figurki

direction-0 = z przodu
direction-1 = z przodu po prawej
direction-2 = z tyłu po prawej
direction-3 = z tyłu
direction-4 = z tyłu po lewej
direction-5 = z przodu po lewej
hex =
    { $count ->
        [1] { $direction }
       *[other] { $direction } x{ $count }
    }
own-hex = twoje pole

## Przebieg rundy

chart-draw = Dobieranie
chart-draw-start = Początek rundy
chart-draw-bleed = Kto krwawi, traci kartę
chart-draw-card = Dobranie karty
chart-draw-instants = Karty natychmiastowe przed wyborem
chart-choose = Wybór
chart-choose-card = Tajny wybór karty
chart-reveal = Odkrycie
chart-reveal-1 = Odkrycie kart
chart-reveal-2 = Zapłata obowiązkowego skupienia
chart-reveal-3 = Zapłata za inną inicjatywę
chart-reveal-4 = Natychmiastowe karty zastępujące
chart-reveal-5 = Wybór zmiennych inicjatyw
chart-reveal-6 = Porównanie inicjatyw
chart-resolve = Rozpatrywanie
chart-resolve-sections = Rozpatrywanie od najwyższej inicjatywy
chart-discard = Odrzucanie
chart-discard-1 = Odrzucenie kart w grze
chart-discard-2 = Efekty na koniec rundy
chart-discard-3 = Sprawdzenie limitu kart na ręce

## Co jest na kartach

value-set-core = Podstawowy
value-set-expansion = Rozszerzenie
value-set-ninja = { value-character-ninja }
value-set-assassin = { value-character-assassin }
value-set-ashigaru = { value-character-ashigaru }
value-set-monk = { value-character-monk }
value-set-sailor = { value-character-sailor }
value-set-onna-bugeisha = { value-character-onna-bugeisha }
value-set-yojimbo = { value-character-yojimbo }
value-set-wakou = { value-character-wakou }
value-set-yasuke = { value-character-yasuke }
value-set-musashi = { value-character-musashi }
value-set-kojiro = { value-character-kojiro }
value-set-hachiko = { value-character-hachiko }
value-set-solo = Solo
value-type-core = podstawowa
value-type-attack = atak
value-type-defence = obrona
value-type-meditation = medytacja
value-type-poison = trucizna
value-types-core = podstawowa
value-types-attack = atak
value-types-defence = obrona
value-types-meditation = medytacja
value-types-poison = trucizna
value-class-core-ability = podstawowa zdolność
value-class-signature = karta postaci
value-class-core-weapon = podstawowa broń
value-class-common = zwykła
value-class-poison = trucizna
value-class-solo = solo
value-keywords-core = podstawowa
value-keywords-attack = atak
value-keywords-defence = obrona
value-keywords-instant-additional = natychmiastowa dodatkowa
value-keywords-prepared = przygotowana
value-keywords-meditation = medytacja
value-keywords-range = zasięg
value-keywords-instant-replacement = natychmiastowa zastępująca
value-keywords-weapon = broń
value-keywords-instant = natychmiastowa
value-keywords-bushido = bushido
value-keywords-poison = trucizna
value-keywords-solo = solo
value-keywords-nightmare = koszmar
value-keywords-carrack = karaka
value-keywords-pistol = pistolet
value-rank-jade = nefryt
value-rank-gold = złoto
value-rank-steel = stal
value-rank-wood = drewno
value-provenance-reconstructed = odtworzona

## Jak otwiera się stół

mode-duel = Pojedynek
    .about = Dwoje walczących.
mode-free-for-all = Każdy na każdego
    .about = Troje lub czworo walczących, każde osobno.
mode-teams = Drużyny
    .about = Dwoje na dwoje.
mode-opponents = Automatyczni przeciwnicy
    .about = Od jednego do czterech graczy przeciw przeciwnikom, którzy walczą według własnych kart.
mode-horde = Horda
    .about = Jeden gracz przeciw kolejnym falom.
option-board = Plansza
option-board-snowy-battlefield = Zaśnieżone pole bitwy
option-board-burnt-village = Spalona wioska
option-board-frozen-lake = Zamarznięte jezioro
option-board-ice-bridge = Lodowy most
option-board-snowy-battlefield-frozen-lake = { option-board-snowy-battlefield } + { option-board-frozen-lake }
option-board-snowy-battlefield-ice-bridge = { option-board-snowy-battlefield } + { option-board-ice-bridge }
option-board-burnt-village-frozen-lake = { option-board-burnt-village } + { option-board-frozen-lake }
option-board-burnt-village-ice-bridge = { option-board-burnt-village } + { option-board-ice-bridge }
option-terrain = Teren
option-terrain-none = Brak
option-terrain-placed = Rozkładają gracze
option-terrain-ruins = Ruiny
option-terrain-grove = Gaj
option-terrain-thaw = Odwilż
option-terrain-gate = Brama
option-pieces = Elementy terenu
option-pieces-stone = Kamień
option-pieces-bamboo = Bambus
option-pieces-burning-wagon = Płonący wóz
option-pieces-shrine = Kapliczka
option-pieces-boat = Łódź
option-pieces-torii-gate = Brama torii
option-pieces-cherry-tree = Wiśnia
option-pieces-corpse = Ciało
option-pieces-caltrops = Kolczatki
option-opponents = Przeciwnicy
option-opponents-boss = { value-character-boss }
option-opponents-katana = { value-character-katana }
option-opponents-yari = { value-character-yari }
option-opponents-yumi = { value-character-yumi }
option-opponents-arquebus = { value-character-arquebus }
option-opponents-ronin = { value-character-ronin }
option-opponents-warrior = { value-character-warrior }
option-opponents-master = { value-character-master }
option-opponents-student = { value-character-student }
option-opponents-ashigaru = { value-character-ashigaru } (razem z Hachiko)
option-opponents-hachiko = { value-character-hachiko } (razem z Ashigaru)
option-opponents-assassin = { value-character-assassin }
option-opponents-kojiro = { value-character-kojiro }
option-opponents-monk = { value-character-monk }
option-opponents-musashi = { value-character-musashi }
option-opponents-ninja = { value-character-ninja }
option-opponents-onna-bugeisha = { value-character-onna-bugeisha }
option-opponents-sailor = { value-character-sailor }
option-opponents-wakou = { value-character-wakou }
option-opponents-yasuke = { value-character-yasuke }
option-opponents-yojimbo = { value-character-yojimbo }
option-companions = Miejsca dla towarzyszy
option-companions-hachiko = { value-character-hachiko }
option-lord = Poległy pan
option-nightmare = Tryb koszmaru
option-wound-limit = Limit ran każdego przeciwnika
option-wound-limit-recommended = Zalecany
option-wound-limit-1 = 1
option-wound-limit-2 = 2
option-wound-limit-3 = 3
option-wound-limit-4 = 4
option-wound-limit-5 = 5
option-wound-limit-6 = 6
option-wound-limit-7 = 7
option-wound-limit-8 = 8
option-wound-limit-9 = 9
option-wound-limit-10 = 10
option-starting-wounds = Rany, z którymi zaczynają przeciwnicy
option-starting-wounds-0 = 0
option-starting-wounds-1 = 1
option-starting-wounds-2 = 2
option-starting-wounds-3 = 3
option-starting-wounds-4 = 4
option-starting-wounds-5 = 5
option-starting-wounds-6 = 6
option-starting-wounds-7 = 7
option-starting-wounds-8 = 8
option-starting-wounds-9 = 9

## Jak nazywają się boty

bot-name-1 = Takeshi
bot-name-2 = Goro
bot-name-3 = Saburo
bot-name-4 = Jiro
