/**
 * The boards by the name of the game, loaded when needed: `boards/GAME/Board.svelte`, or what the package of the game
 * brings; a game without a board of its own gets the plain one.
 */
import type { Board } from '../table/board'
import { webOf } from './outside'

const BOARDS = import.meta.glob<{ default: Board }>(['./*/Board.svelte', '!./plain/Board.svelte'])

/** The board of a game. */
export async function boardOf(game: string): Promise<Board> {
  const own = BOARDS[`./${game}/Board.svelte`]
  if (own) return (await own()).default
  const { board } = await webOf(game)
  return (await (board === null ? import('./plain/Board.svelte') : import('./Outside.svelte'))).default
}
