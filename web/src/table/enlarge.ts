/** A long press on the free ground of a region of the board opens it large. */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

/** How long a press is held. */
const HOLD = 350
/** How far a finger may slide meanwhile. */
const FAR = 10

/** What lies on the ground has a long press of its own. */
const THINGS = 'button, a, [role=button], input, select'

export function enlarging(open: (region: HTMLElement) => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    const stop = () => clearTimeout(timer)
    const off = [
      on(node, 'pointerdown', (event) => {
        stop()
        const pressed = event.target instanceof Element ? event.target : null
        const region = pressed?.closest<HTMLElement>('[data-sheet]')
        if (!region || pressed?.closest(THINGS)) return
        from = { x: event.clientX, y: event.clientY }
        timer = setTimeout(() => open(region), HOLD)
      }),
      on(node, 'pointermove', (event) => {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) stop()
      }),
      on(node, 'pointerup', stop),
      on(node, 'pointercancel', stop),
    ]
    return () => {
      stop()
      for (const end of off) end()
    }
  }
}
