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

export function spot(act: Acting | null, present: () => Thing): Attachment<Element> {
  return (node) => {
    if (!act) return
    // What is asked while the thing goes away is answered by what it was last.
    let last = untrack(present)
    const thing = () => last
    let timer: ReturnType<typeof setTimeout> | undefined
    let held = false
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
        if (!byFinger(event)) return
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
        if (held) return
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
      for (const end of off) end()
    }
  }
}
