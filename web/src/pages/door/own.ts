/** The tables at which we sit: what they wait for, and which comes first. */
import { Refused, table as readTable } from '../../net/rest'
import type { TableShown } from '../../net/types'
import { release, type Held } from '../../state/identity.svelte'

export interface Own {
  table: string
  game: string
  since: number
  state: 'mine' | 'theirs' | 'open' | 'over'
  /** The names of the others; of those who are waited for, where it is not us. */
  others: string[]
  waited: string[]
}

const ORDER = ['mine', 'open', 'theirs', 'over'] as const
const MOST = 8

/** What is told of a table at which we hold a seat. */
export function ownOf(shown: TableShown, held: Held): Own {
  const { summary } = shown
  const names = summary.seats.map((seat) => seat.name)
  const mine = held.seat !== null && held.token !== null && shown.waits_for.includes(held.seat)
  return {
    table: shown.table,
    game: summary.game,
    since: held.since,
    state: summary.state === 'playing' ? (mine ? 'mine' : 'theirs') : summary.state,
    others: names.filter((name, seat) => name && seat !== held.seat),
    waited: shown.waits_for.map((seat) => names[seat] ?? '').filter(Boolean),
  }
}

/** What waits for us first; of those that are alike, the newest first. */
export function sorted(tables: readonly Own[]): Own[] {
  return [...tables].sort(
    (one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || other.since - one.since,
  )
}

/** The tables at which we sit, as they are now. Those that are gone are forgotten. */
export async function ownTables(seats: Readonly<Record<string, Held>>): Promise<Own[]> {
  const newest = Object.entries(seats)
    .sort(([, one], [, other]) => other.since - one.since)
    .slice(0, MOST)
  const found = await Promise.all(
    newest.map(async ([table, held]) => {
      try {
        return [ownOf(await readTable(table, held), held)]
      } catch (error) {
        if (error instanceof Refused && error.status === 404) release(table)
        else throw error
        return []
      }
    }),
  )
  return sorted(found.flat())
}
