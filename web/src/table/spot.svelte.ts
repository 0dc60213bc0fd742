/**
 * One way to interact with everything that lies on a table. A mouse reads by resting on a thing and acts with a click;
 * a finger reads with the first touch and acts with the second; the focus reads, Enter and Space act.
 */
import { untrack } from 'svelte'
import { on } from 'svelte/events'
import type { Attachment } from 'svelte/attachments'
import type { Acting, Thing } from './board'

/** How long a pointer rests on a thing before it is read. */
const REST = 120
/** How long a finger is held on a thing before that means something else than a touch. */
const HOLD = 350
/** How far a mouse goes with its button down before that is a drag. */
const FAR = 8

export function spot(act: Acting | null, present: () => Thing): Attachment<Element> {
  return (node) => {
    if (!act) return
    // What is asked while the thing goes away is answered by what it was last.
    let last = untrack(present)
    const thing = () => last
    let timer: ReturnType<typeof setTimeout> | undefined
    let held = false
    /** Where the mouse was pressed, and whether it has dragged the thing since. */
    let pressed: { x: number; y: number } | null = null
    let dragging = false
    const drag = (event: PointerEvent) => {
      if (!pressed || !act.dragsTo) return
      dragging ||= Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FAR
      if (dragging) act.dragsTo(thing(), event)
    }
    const drop = (event: PointerEvent) => {
      removeEventListener('pointermove', drag)
      removeEventListener('pointerup', drop)
      if (dragging) {
        const under = document.elementFromPoint(event.clientX, event.clientY)
        const place = under?.closest<HTMLElement>('[data-card], [data-thing]')
        const onto = place?.dataset['card'] ?? place?.dataset['thing']
        act.dragsTo?.(thing(), null)
        if (onto !== undefined && onto !== thing().key) act.drops?.(thing(), onto)
      }
      pressed = null
      // The click that follows belongs to the drag.
      setTimeout(() => (dragging = false))
    }
    $effect(() => {
      last = present()
      const end = untrack(() => act.offers(last.options))
      return () => untrack(end)
    })
    const byFinger = (event: Event) =>
      event instanceof PointerEvent && (event.pointerType === 'touch' || event.pointerType === 'pen')
    const off = [
      on(node as HTMLElement, 'pointerenter', (event) => {
        if (byFinger(event)) return
        clearTimeout(timer)
        timer = setTimeout(() => act.reads(thing(), 'point'), REST)
      }),
      on(node as HTMLElement, 'pointerleave', (event) => {
        clearTimeout(timer)
        if (!byFinger(event)) act.leaves(thing().key)
      }),
      on(node as HTMLElement, 'pointerdown', (event) => {
        held = false
        if (!byFinger(event)) {
          if (event.button !== 0 || thing().options.length === 0 || !node.closest('.region-hand')) return
          pressed = { x: event.clientX, y: event.clientY }
          addEventListener('pointermove', drag)
          addEventListener('pointerup', drop)
          return
        }
        clearTimeout(timer)
        timer = setTimeout(() => {
          held = true
          if (act.read?.key === thing().key) act.takes(thing())
          act.reads(thing(), 'touch')
        }, HOLD)
      }),
      on(node as HTMLElement, 'pointerup', (event) => {
        if (byFinger(event)) clearTimeout(timer)
      }),
      on(node as HTMLElement, 'pointercancel', () => clearTimeout(timer)),
      on(node as HTMLElement, 'focus', () => {
        if (node.matches(':focus-visible')) act.reads(thing(), 'focus')
      }),
      on(node as HTMLElement, 'blur', () => act.leaves(thing().key)),
      on(node as HTMLElement, 'click', (event) => {
        if (held || dragging) return
        if (byFinger(event) && act.read?.key !== thing().key) act.reads(thing(), 'touch')
        else act.acts(thing(), node)
      }),
      on(node as HTMLElement, 'keydown', (event) => {
        // What is drawn is no button for the browser.
        if (node instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        act.acts(thing(), node)
      }),
      on(node as HTMLElement, 'contextmenu', (event) => {
        event.preventDefault()
        if (!byFinger(event)) act.cancel()
      }),
    ]
    return () => {
      clearTimeout(timer)
      removeEventListener('pointermove', drag)
      removeEventListener('pointerup', drop)
      for (const end of off) end()
    }
  }
}
