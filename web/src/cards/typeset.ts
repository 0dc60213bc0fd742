/** How the cards of a game are set in type: `cards/GAME/CardFace.svelte`, or the plain design for all other games. */
import type { Component } from 'svelte'
import { webOf } from '../boards/outside'
import type { Face, Facts, SeenCard } from '../net/types'

/** `row`: one line. `small`: on a board. `full`: to be read. */
export type Size = 'row' | 'small' | 'full'

/** What a typeset is given. It draws and does nothing else: `Card.svelte` around it is what is clicked. */
export interface FaceProps {
  /** Null for a card that lies facedown or is not known: its back is drawn. */
  face: Face | null
  size: Size
  /** Present values, as the view gives them (`now`), where they may differ from what is printed. */
  now?: Facts | undefined
  /** The record of the card in play. */
  piece?: Facts | undefined
  /** The card as the view shows it, with whatever else the game adds; none outside a table. */
  seen?: SeenCard | undefined
  /** The zone it lies in, for games that have several backs. */
  zone?: string | undefined
}

export type Typeset = Component<FaceProps>

const TYPESETS = import.meta.glob<{ default: Typeset }>(['./*/CardFace.svelte', '!./plain/CardFace.svelte'])

const loading = new Map<string, Promise<Typeset>>()

/** The typeset of a game, loaded once. */
export function typesetOf(game: string): Promise<Typeset> {
  let typeset = loading.get(game)
  if (!typeset) {
    typeset = load(game)
    loading.set(game, typeset)
  }
  return typeset
}

async function load(game: string): Promise<Typeset> {
  const own = TYPESETS[`./${game}/CardFace.svelte`]
  if (own) return (await own()).default
  // While the server cannot be asked, the plain design does, and the next one asks again.
  const lost = () => (loading.delete(game), null)
  const back = await webOf(game).then((web) => web.back, lost)
  return (await (back === null ? import('./plain/CardFace.svelte') : import('./Backed.svelte'))).default
}
