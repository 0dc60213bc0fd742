/** The facts of cards in words. */
import type { Json } from '../../net/types'
import { has, say, sayOr } from '../../words/words.svelte'

/** What a fact is called. */
export function factWords(fact: string): string {
  return sayOr(`fact-${fact.replaceAll('_', '-')}`, fact)
}

/** What the value of a fact is called in a game. A dash is printed where a card has no value. */
export function valueWords(game: string, value: Json | undefined): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return say(value ? 'fact-yes' : 'fact-no')
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') {
    const name = value.toLowerCase().replaceAll(' ', '-')
    // One name may be two things in two games.
    return has(`value-${game}-${name}`) ? say(`value-${game}-${name}`) : sayOr(`value-${name}`, value)
  }
  if (Array.isArray(value)) return value.map((one) => valueWords(game, one)).join(', ') || '–'
  return Object.entries(value)
    .map(([name, one]) => `${factWords(name)} ${valueWords(game, one)}`)
    .join(', ')
}
