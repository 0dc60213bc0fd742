/** Decks that somebody has saved in this browser. */
import { keep, kept } from './kept'

export interface SavedDeck {
  id: string
  game: string
  name: string
  /** The list, as the server reads it. */
  text: string
}

const KEY = 'nefrit.decks'
export const saved: { decks: SavedDeck[] } = $state({ decks: kept<SavedDeck[]>(KEY, []) })

/** Save a deck, in place of the one with its id. False if the browser keeps nothing. */
export function saveDeck(deck: SavedDeck): boolean {
  saved.decks = [...saved.decks.filter((other) => other.id !== deck.id), deck]
  return keep(KEY, $state.snapshot(saved.decks))
}

/** Throw a deck away. */
export function dropDeck(id: string): void {
  saved.decks = saved.decks.filter((deck) => deck.id !== id)
  keep(KEY, $state.snapshot(saved.decks))
}

/** The saved decks of a game. */
export function savedFor(game: string): SavedDeck[] {
  return saved.decks.filter((deck) => deck.game === game)
}
