### The table

the-table = Table
you = you
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
face-down = face down
controlled-by = controlled by { $name }
since-last-time = Since your last decision
whole-log = The log
nothing-yet = Nothing has happened yet.
has-decided =
    { COUNT($names) ->
        [one] { $names } has decided already.
       *[other] { $names } have decided already.
    }
waiting-for = { $name } decides.
rule-that-asks = rule: { $rule }
seed-holds = The seed is the one to which the hash { $hash } commits: compare it with what the table showed before the game.
seed-is = seed { $seed }

## Answers

your-answer = Your answer
hint-one = A number or a name.
hint-some = Numbers or names, such as 1 3; or none, or all.
hint-order = All numbers in the order you want, such as 2 1 3.
hint-number = A number.
hint-distribute = Points for each, such as 2 0 1.
more-commands = u undo · r redo · ? help · q quit
help-commands =
    u takes your last answer back, r gives it again.
    ? CARD shows a card, and why you can’t use it now.
    ! CARD shows what it would do, in games that can tell.
    rule shows the rule behind this question, rule TITLE any other; log shows what has happened.
    look PLACE shows what lies there, look everything on the table.
    save FILE saves the game so far; q leaves it.
help-topics = ? also says why not of: { $topics }.

## What cannot be done

empty-answer = Type an answer, or ? for help.
no-such-number = There is no option { $number }, only 1 to { $most }.
no-such-option = No option begins with “{ $text }”.
not-clear = “{ $text }” can mean { LIST($options, type: "or") }.
use-the-number = Several options are called { $name }: give the number.
points-needed =
    { $count ->
        [one] Give one number.
       *[other] Give { $count } numbers, one for each option.
    }
given-sole = { $prompt } There was only this: { $answer }.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to give again.
no-such-card = There is no card whose name begins with “{ $text }”.
no-preview = No preview for “{ $text }”.
can-be-used = You can choose it now.
not-what-is-asked = It is not what is asked about now: { $prompt }
could-be-used = Its time comes at the step “{ $step }”.
can-be-done = You can do it now.
nothing-there = There is nothing in “{ $text }”.
empty-table = Nothing lies on the table yet.
no-such-rule = There is no rule { $rule }.
no-rule-text = This question comes from rule { $rule }, whose text is not included.
name-a-file = Say where: save FILE.
saved = The game is saved in { $file }.
not-saved = It cannot be saved in { $file }: { $reason }.

## Taking turns, and the end

hand-over = { $name }, it is your turn. Press Enter when nobody else is looking.
end-of-input = The input ended before the game did.
left = You left the game.
record-saved = The record of the game is saved in { $file }.

## Records

edition-is = edition { $edition }
record-of-old = The record plays to its end. Its fingerprint is of an older kind and cannot be compared.
replayed = { $played } of { $answers } answers, { $entries } entries in the log
record-holds = The record plays to the state that it names.

## Lessons

lesson-number = Lesson { $number }: { $title }
lesson-goal = Goal: { $goal }
lesson-take-back-or-leave = u takes it back, start over begins again, q leaves
