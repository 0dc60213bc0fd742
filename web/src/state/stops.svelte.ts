/** Where somebody wants to be asked, kept in the browser for each game; and how often they were asked in vain. */
import type { StopRule, Turned, Until } from '../net/types'
import { keep, kept } from './kept'

export interface Stops {
  stops: Record<string, Turned>
  cards: Record<string, boolean>
  ask: boolean
  /** For each window how often one was asked and how often one passed. */
  asked: Record<string, [number, number]>
}

/** After so many questions in a window older ones count half. */
const REMEMBERED = 60

const all: Record<string, Stops> = $state({})

function keyOf(game: string): string {
  return `nefrit.stops.${game}`
}

export function stopsOf(game: string): Stops {
  return (
    all[game] ?? { stops: {}, cards: {}, ask: false, asked: {}, ...kept<Partial<Stops>>(keyOf(game), {}) }
  )
}

export function keepStops(game: string, changed: Partial<Stops>): Stops {
  const now = { ...stopsOf(game), ...changed }
  all[game] = now
  keep(keyOf(game), now)
  return now
}

/** Count a question in a window. */
export function countAsked(game: string, window: string, passed: boolean): void {
  const { asked } = stopsOf(game)
  let [times, passes] = asked[window] ?? [0, 0]
  if (times >= REMEMBERED) [times, passes] = [times / 2, passes / 2]
  keepStops(game, { asked: { ...asked, [window]: [times + 1, passes + (passed ? 1 : 0)] } })
}

/** Until when one may pass everywhere. */
export const UNTILS: readonly Until[] = ['event', 'turn', 'phase', 'round']

/** The rules from the one that asks least. */
export const RULES: readonly StopRule[] = ['never', 'happened', 'can', 'always']

/** The rule of two that asks more: what a flag shows. */
export function more({ mine, theirs }: Turned): StopRule {
  return RULES.indexOf(mine) > RULES.indexOf(theirs) ? mine : theirs
}

/** What a touch on a flag makes of a rule: passing becomes what the game proposes, everything else passing. */
export function toggled(now: Turned, usual: Turned | null): Turned {
  if (more(now) !== 'never') return { mine: 'never', theirs: 'never' }
  return usual && more(usual) !== 'never' ? usual : { mine: 'can', theirs: 'can' }
}

/** From so many questions on a window is proposed to be passed, if one always passes there. */
const ENOUGH = 10

/** The windows in which one has always passed, often enough to propose not to be asked there. */
export function vain(stops: Stops, rules: Record<string, Turned>): string[] {
  return Object.entries(stops.asked)
    .filter(([window, [times, passes]]) => times >= ENOUGH && passes >= times && rules[window])
    .filter(([window]) => more(rules[window] as Turned) !== 'never')
    .map(([window]) => window)
}
