/** What a table is opened with: a way to play and what was chosen for it. It follows what the server offers. */
import type { Facts, GameFacts, Json, Mode, ModeChoice, Opening } from '../net/types'

/** The value of a choice: what was chosen, or the usual. */
export function valueOf(choice: ModeChoice, chosen: Facts): Json {
  return chosen[choice.option] ?? choice.usual
}

/** The choices that are there with what has been chosen. */
export function choicesOf(mode: Mode, chosen: Facts): ModeChoice[] {
  const there: ModeChoice[] = []
  const values: Facts = { ...mode.options }
  for (const choice of mode.choices) {
    if (choice.with && values[choice.with.option] !== choice.with.value) continue
    there.push(choice)
    values[choice.option] = ofThese(choice, valueOf(choice, chosen))
  }
  return there
}

/** What was chosen where it was one of other values is the usual of these. */
function ofThese(choice: ModeChoice, value: Json): Json {
  if (choice.kind !== 'one') return value
  return choice.values.some((one) => one.value === value) ? value : choice.usual
}

/** The options of a table. */
export function optionsOf(mode: Mode, chosen: Facts): Facts {
  const options: Facts = { ...mode.options }
  for (const choice of choicesOf(mode, chosen))
    options[choice.option] = ofThese(choice, valueOf(choice, chosen))
  return options
}

/** How many seats a table has at which so many sit down. */
export function seatsOf(mode: Mode, chosen: Facts, people: number): number {
  const [fewest, most] = mode.seats
  if (fewest === most) return fewest
  const options = optionsOf(mode, chosen)
  const lists = mode.automated.map((option) => options[option])
  const automated = lists.reduce((sum: number, list) => sum + (Array.isArray(list) ? list.length : 0), 0)
  return Math.max(fewest, Math.min(most, people + automated))
}

/** Whether lists have neither too few nor too many. */
export function isComplete(mode: Mode, chosen: Facts): boolean {
  return choicesOf(mode, chosen)
    .filter((choice) => choice.kind === 'some')
    .every((choice) => {
      const list = valueOf(choice, chosen)
      return Array.isArray(list) && list.length >= choice.least && list.length <= choice.most
    })
}

export interface Wanted {
  game: GameFacts
  mode: Mode
  chosen: Facts
  /** How many sit down, bots included. */
  people: number
  edition?: string | undefined
  /** The list or the name of a deck. */
  deck?: string | undefined
  /** The bot that takes the seats that are left, the best if it is empty; null if people are to come. */
  against: string | null
  private?: boolean | undefined
}

/** The usual table of a game: the first mode with the fewest people. */
export function usual(game: GameFacts): Pick<Wanted, 'game' | 'mode' | 'chosen' | 'people'> {
  const [mode] = game.modes
  if (!mode) throw new Error(`${game.name} has no mode`)
  return { game, mode, chosen: {}, people: mode.people[0] }
}

/** What is sent to open such a table. */
export function openingOf(wanted: Wanted, name: string): Opening {
  const { game, mode, chosen, people, edition, deck, against } = wanted
  return {
    game: game.name,
    name,
    seats: seatsOf(mode, chosen, people),
    options: optionsOf(mode, chosen),
    ...(edition ? { edition } : {}),
    ...(deck ? { deck } : {}),
    ...(wanted.private ? { private: true } : {}),
    ...(against === null ? {} : { against }),
  }
}
