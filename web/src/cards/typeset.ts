/** How the cards of a game are set in type. Each game has a design of its own; `plain` serves all others. */
import type { Component } from 'svelte'
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

const TYPESETS: Record<string, () => Promise<{ default: Typeset }>> = {
  l5r: () => import('./l5r/CardFace.svelte'),
  imperium: () => import('./imperium/CardFace.svelte'),
  senjutsu: () => import('./senjutsu/CardFace.svelte'),
  invasion: () => import('./invasion/CardFace.svelte'),
}

const loading = new Map<string, Promise<Typeset>>()

/** The typeset of a game, loaded once. */
export function typesetOf(game: string): Promise<Typeset> {
  let typeset = loading.get(game)
  if (!typeset) {
    const find = TYPESETS[game] ?? (() => import('./plain/CardFace.svelte'))
    typeset = find().then((module) => module.default)
    loading.set(game, typeset)
  }
  return typeset
}
