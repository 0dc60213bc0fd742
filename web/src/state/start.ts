/** Sitting down at a new table. */
import { open } from '../net/rest'
import { go } from '../router.svelte'
import { say } from '../words/words.svelte'
import { hold, identity, rename } from './identity.svelte'
import { openingOf, type Wanted } from './opening'

/** The name under which we sit down: nobody is kept away for want of one. */
export function ownName(): string {
  if (!identity.name) rename(say('name-guest'))
  return identity.name
}

/** Open a table, sit down and go there. Throws what the server refuses. */
export async function start(wanted: Wanted): Promise<void> {
  const seated = await open(openingOf(wanted, ownName()))
  hold(seated, wanted.game.name)
  go(`/table/${seated.table}`)
}
