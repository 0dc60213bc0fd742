/** What stands in the slots of the dock: answers that have no place on the board. */
import type { Option } from '../board'

/** More buttons than this are a list. */
const MOST_BUTTONS = 3
/** How many letters fit on a button, where there are three of them and where there are fewer. */
export const LONGEST = { desk: [64, 64], tablet: [44, 56], phone: [40, 60] } as const
/** From how many letters on a button is set smaller. */
export const LONG_LABEL = 24

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

/** The buttons from left to right; the last one stands where a confirmation stands, unless pass is alone. */
export function rowOf({ pass, verbs }: Slots): { option: Option; place: string }[] {
  const all = pass && verbs.length === 1 ? [pass, ...verbs] : [...verbs, ...(pass ? [pass] : [])]
  const places = pass && all.length === 1 ? ['middle'] : ['cancel', 'middle', 'end'].slice(-all.length)
  return all.map((option, at) => ({ option, place: places[at] ?? 'end' }))
}
