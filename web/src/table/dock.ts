/** What stands in the slots of the dock: answers that have no place on the board. */
import type { Option } from './board'

/** More buttons than this are a list. */
const MOST_BUTTONS = 3

export interface Slots {
  pass: Option | null
  /** Answers without a place, as buttons. */
  verbs: Option[]
  /** Whether there are more of them than there is room for: then all choices are listed. */
  crowded: boolean
}

export function isPass(option: Option): boolean {
  return option.word === 'pass' || option.verb === 'pass'
}

/** The slots for the answers that no board offers. `room` is how many buttons there are, `longest` how many letters fit on one. */
export function slotsFor(unplaced: readonly Option[], room: number, longest: number): Slots {
  const pass = unplaced.find(isPass) ?? null
  const verbs = unplaced.filter((option) => option !== pass)
  const places = Math.min(MOST_BUTTONS, room) - (pass ? 1 : 0)
  const crowded = verbs.length > places || verbs.some((option) => option.label.length > longest)
  return { pass, verbs: crowded ? [] : verbs, crowded }
}
