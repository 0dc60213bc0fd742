/** What the words of the games mean: asked for once for each game and language. */
import { terms as ask } from '../net/rest'
import type { Term } from '../net/types'
import { settings } from './settings.svelte'

const known: Record<string, Term[]> = $state({})
const asked = new Set<string>()
const NONE: Term[] = []

/** The terms of a game in the reader's language; none until they have come. */
export function termsOf(game: string): Term[] {
  const key = `${game}/${settings.language}`
  if (game && !asked.has(key)) {
    asked.add(key)
    void ask(game).then(
      (terms) => (known[key] = terms),
      // Whoever reads on asks again.
      () => asked.delete(key),
    )
  }
  return known[key] ?? NONE
}
