/** The timing chart of a game, fetched once for each language; empty for a game that has none. */
import { Refused, chart } from '../net/rest'
import type { ChartPhase, View } from '../net/types'

const NOT_FOUND = 404
const fetched = new Map<string, Promise<ChartPhase[]>>()

export function chartOf(game: string, language: string): Promise<ChartPhase[]> {
  const key = `${game}/${language}`
  let phases = fetched.get(key)
  if (!phases) {
    phases = chart(game).catch((error: unknown) => {
      if (error instanceof Refused && error.status === NOT_FOUND) return []
      fetched.delete(key)
      throw error
    })
    fetched.set(key, phases)
  }
  return phases
}

/** The title of the innermost step in which the game is, or of its phase. */
export function placeOf(phases: ChartPhase[], where: View['where']): string {
  const phase = phases.find((one) => one.phase === where?.phase)
  const step = phase?.steps.filter((one) => where?.steps.includes(one.step)).at(-1)
  return step?.title ?? phase?.title ?? ''
}
