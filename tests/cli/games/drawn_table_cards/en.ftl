which = The words of the first source count.
node-say = say “{ $what }”
