/** The boards by the name of the game, loaded when needed; a game without a board of its own gets the plain one. */
import type { Board } from '../table/board'

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  l5r: () => import('./l5r/Board.svelte'),
  imperium: () => import('./imperium/Board.svelte'),
  senjutsu: () => import('./senjutsu/Board.svelte'),
  invasion: () => import('./invasion/Board.svelte'),
}

/** The board of a game. */
export async function boardOf(game: string): Promise<Board> {
  const find = BOARDS[game] ?? (() => import('./plain/Board.svelte'))
  return (await find()).default
}
