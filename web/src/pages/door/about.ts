/** What the door tells of a game before it is opened. A game that is not known here tells what the server knows. */
import type { GameFacts } from '../../net/types'

export interface About {
  /** How long a game takes between people who know it. */
  minutes: number
  /** From 1, easy to begin with, to 4. */
  difficulty: number
}

export const MOST_DIFFICULT = 4

const KNOWN: Readonly<Record<string, About>> = {
  senjutsu: { minutes: 15, difficulty: 2 },
  invasion: { minutes: 30, difficulty: 2 },
  imperium: { minutes: 40, difficulty: 3 },
  l5r: { minutes: 60, difficulty: 4 },
}

/** Where somebody begins who knows none of them. */
export const FIRST_GAME = 'senjutsu'

export function aboutOf(game: string): About | null {
  return KNOWN[game] ?? null
}

/** The games in the order in which somebody new may try them; those that are not known here come last. */
export function easiestFirst(games: readonly GameFacts[]): GameFacts[] {
  const weight = ({ name }: GameFacts): number => {
    const about = aboutOf(name)
    return about ? about.difficulty * 1000 + about.minutes : Infinity
  }
  return [...games].sort((one, other) => {
    const [left, right] = [weight(one), weight(other)]
    return left === right ? 0 : left - right
  })
}

/** The picture of a game on its own board; null for games without one. */
export function pictureOf(game: string, dark: boolean): string | null {
  return game in KNOWN ? `/boards/${game}-${dark ? 'dark' : 'light'}.webp` : null
}

/** How many people play a game, in all its ways to play: "2" or "1–4". */
export function peopleOf(game: GameFacts): string {
  const least = Math.min(...game.modes.map((mode) => mode.people[0]))
  const most = Math.max(...game.modes.map((mode) => mode.people[1]))
  return least === most ? String(least) : `${least}–${most}`
}
