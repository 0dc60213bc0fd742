/** What taking back will be: at once because nobody has learnt anything or only bots have, or by agreement. */
import type { Session } from '../session.svelte'

export type Undo = 'retract' | 'undo' | 'undo-ask'

export function undoOf(session: Pick<Session, 'newest' | 'seat'>, bots: readonly boolean[]): Undo {
  if (session.newest?.back?.retract) return 'retract'
  const people = bots.filter((bot, seat) => !bot && seat !== session.seat).length
  return people > 0 ? 'undo-ask' : 'undo'
}
