/** A request that a button or a form makes: one at a time, with what went wrong at the last one. */
import { say } from '../words/words.svelte'

export class Request {
  busy = $state(false)
  problem = $state('')

  /** Do it, unless it is being done already: who presses twice asks once. */
  async run(action: () => Promise<unknown>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = ''
    try {
      await action()
    } catch (error) {
      this.problem = error instanceof Error && error.message ? error.message : say('server-away')
    } finally {
      this.busy = false
    }
  }
}
