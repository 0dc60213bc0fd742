### The messages that all games share.
### Reasons and names arrive as finished text, without a full stop. An argument that does not apply is "none".

## Lists

# $before is everything but the last item, already separated by commas.
and = { $before } and { $last }
or = { $before } or { $last }

## Answers

pass = Pass
yes = Yes
no = No
done = Done
# A card that the reader may not see. Languages with cases state them as attributes.
a-card = a card
several-cards = { $count } cards
nobody = nobody
seat = { $name }

## Prompts

choose-one = Choose one.
choose-some =
    { RANGE($least, $most) ->
        [any] Choose any number.
        [up-to] Choose up to { $most }.
        [at-least] Choose at least { $least }.
        [between] Choose from { $least } to { $most }.
       *[exactly]
            { $least ->
                [1] Choose one.
               *[other] Choose exactly { $least }.
            }
    }
choose-order = Choose the order.
choose-number = Choose a number from { $least } to { $most }.
distribute =
    { $total ->
        [one] Distribute { $total } point.
       *[other] Distribute { $total } points.
    }

## Refusals

not-your-decision = This decision is not yours.
not-offered = That is not one of the choices.
too-few = Too few: choose at least { $least }.
too-many = Too many: choose at most { $most }.
not-a-number = That is not a whole number.
out-of-range = The number must be from { $least } to { $most }.
twice = The same choice cannot be made twice.
wrong-total = The parts must add up to { $total }.
not-an-order = Put all of them in order, each exactly once.
game-over = The game is over.

## Outcome

won =
    { $reason ->
        [none] { $name } wins.
       *[other] { $name } wins: { $reason }.
    }
drawn =
    { $reason ->
        [none] The game is a draw.
       *[other] The game is a draw: { $reason }.
    }
stopped = The game was stopped.
