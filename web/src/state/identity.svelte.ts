/** Who we are: a guest with a name, and the seats we hold at tables. Nothing of it leaves this browser but to its table. */
import type { Seated } from '../net/types'
import { keep, kept } from './kept'

export interface Held {
  token: string | null
  seat: number | null
  invitation: string | null
  game: string
  /** When we sat down, to forget the oldest first. */
  since: number
}

const NAME = 'nefrit.name'
const SEATS = 'nefrit.seats'
const MOST_KEPT = 60

export const identity: { name: string; seats: Record<string, Held> } = $state({
  name: kept(NAME, ''),
  seats: kept<Record<string, Held>>(SEATS, {}),
})

/** Remember a name. */
export function rename(name: string): void {
  identity.name = name.trim()
  keep(NAME, identity.name)
}

/** Remember the seat that we were given. */
export function hold(seated: Seated, game: string, invitation: string | null = seated.invitation): void {
  identity.seats[seated.table] = {
    token: seated.token,
    seat: seated.seat,
    invitation,
    game,
    since: Date.now(),
  }
  const newest = Object.entries(identity.seats).sort(([, one], [, other]) => other.since - one.since)
  identity.seats = Object.fromEntries(newest.slice(0, MOST_KEPT))
  keep(SEATS, $state.snapshot(identity.seats))
}

/** Forget the seat at a table. */
export function release(table: string): void {
  identity.seats = Object.fromEntries(Object.entries(identity.seats).filter(([id]) => id !== table))
  keep(SEATS, $state.snapshot(identity.seats))
}

/** What we hold at a table. */
export function heldAt(table: string): Held | undefined {
  return identity.seats[table]
}
