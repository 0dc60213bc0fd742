/** What was last looked for in the cards of each game, so that it is still there when one comes back from a card. */
import type { Finding } from './finding'

export interface Search extends Finding {
  /** As cards, or as lines. */
  layout: 'cards' | 'lines'
}

const searches: Record<string, Search> = $state({})

/** The search in the cards of a game. */
export function searchIn(game: string): Search {
  searches[game] ??= { words: '', chosen: {}, sorting: 'number', layout: 'cards' }
  return searches[game]
}
