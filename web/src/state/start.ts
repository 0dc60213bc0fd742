/** Sitting down at a new table. */
import { open } from '../net/rest'
import { go } from '../router.svelte'
import { hold, identity } from './identity.svelte'
import { openingOf, type Wanted } from './opening'

/** Open a table, sit down and go there. Throws what the server refuses. */
export async function start(wanted: Wanted): Promise<void> {
  const seated = await open(openingOf(wanted, identity.name))
  hold(seated, wanted.game.name)
  go(`/table/${seated.table}`)
}
