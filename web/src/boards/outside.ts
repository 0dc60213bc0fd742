/** What a game brings for the pages itself: files of its package that the server gives, as its manifest names them. */
import { get } from '../net/rest'
import type { BoardProps, handleAt } from '../table/board'

/** Where the files are; null for those that the game does not bring. */
export interface Web {
  board: string | null
  emblem: string | null
  back: string | null
}

/** What the board of another package is given: the same as every board, and how to speak of a card in a zone. */
export interface OutsideTable extends BoardProps {
  handleAt: typeof handleAt
}

/** A board that has been drawn. */
export interface Mounted {
  /** Called with everything anew whenever something has changed. */
  update(table: OutsideTable): void
  destroy(): void
}

/** What the module of a board exports by default: it draws the table into an element. */
export type Mount = (element: HTMLElement, table: OutsideTable) => Mounted

const asked = new Map<string, Promise<Web>>()

/** The files of a game, asked for once. A failure is not kept: the next one asks again. */
export function webOf(game: string): Promise<Web> {
  let web = asked.get(game)
  if (!web) {
    web = get<Web>(`/games/${encodeURIComponent(game)}/web`)
    web.catch(() => asked.delete(game))
    asked.set(game, web)
  }
  return web
}

/** The board of another package. */
export async function mountOf(game: string): Promise<Mount> {
  const { board } = await webOf(game)
  if (board === null) throw new Error(`${game} brings no board`)
  const module = (await import(/* @vite-ignore */ board)) as { default: Mount }
  return module.default
}
