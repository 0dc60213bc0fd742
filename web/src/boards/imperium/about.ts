/** What is to be seen of a card, in words, for those who cannot see it. */
import { RESOURCES } from '../../cards/imperium/printed'
import type { SeenCard } from '../../net/types'
import { say } from '../../words/words.svelte'

export function aboutCard(seen: SeenCard): string {
  const piece = seen.piece ?? {}
  const told = RESOURCES.filter((name) => Number(piece[name] ?? 0) > 0).map((name) =>
    say('imperium-tokens', { name, count: Number(piece[name]) }),
  )
  if (piece['exhausted'] === true) told.push(say('imperium-exhausted'))
  if (Array.isArray(piece['garrison']) && piece['garrison'].length > 0) {
    told.push(say('imperium-garrisoned', { count: piece['garrison'].length }))
  }
  return told.join(', ')
}
