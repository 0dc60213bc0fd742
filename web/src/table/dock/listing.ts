/** A button that lists all choices or puts the list away: whichever it offered when the press began. */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { Playing } from '../playing.svelte'

export function listing(play: Playing): Attachment<HTMLElement> {
  return (button) => {
    let opens = true
    const off = [
      on(button, 'pointerdown', () => (opens = play.list === false)),
      on(button, 'click', (event) => {
        // A click without a press is a key's.
        play.list = event.detail === 0 ? play.list === false : opens
      }),
    ]
    return () => {
      for (const end of off) end()
    }
  }
}
