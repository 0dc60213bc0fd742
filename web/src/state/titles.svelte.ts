/** What the rules of the games are called where people read them: asked for once for each game. */
import { titles as ask } from '../net/rest'

const known: Record<string, Record<string, string>> = $state({})
const asked = new Set<string>()

/** The titles of the rules of a game by their ids; none until they have come. */
export function titlesOf(game: string): Record<string, string> {
  if (!asked.has(game)) {
    asked.add(game)
    void ask(game).then(
      (titles) => (known[game] = titles),
      // Whoever reads on asks again.
      () => asked.delete(game),
    )
  }
  return known[game] ?? {}
}
