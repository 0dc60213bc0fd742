/** Rows of things as one stop of the tabulator: arrows go from thing to thing, and from row to row. */
import { on } from 'svelte/events'
import type { Attachment } from 'svelte/attachments'

const THINGS = 'button:not(:disabled), [role=button], a[href]'

function things(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => thing.getClientRects().length > 0)
}

/** Makes a row one stop of the tabulator: the thing that had the focus last, or the first that can be chosen. */
export const roving: Attachment<Element> = (row) => {
  row.setAttribute('data-row', '')
  let current: HTMLElement | null = null
  function settle() {
    const all = things(row)
    if (!current || !all.includes(current)) {
      current = all.find((thing) => thing.closest('[data-choosable]')) ?? all[0] ?? null
    }
    for (const thing of all) {
      const index = thing === current ? '0' : '-1'
      if (thing.getAttribute('tabindex') !== index) thing.setAttribute('tabindex', index)
    }
  }
  settle()
  const observer = new MutationObserver(settle)
  observer.observe(row, { childList: true, subtree: true })
  const off = on(row as HTMLElement, 'focusin', (event) => {
    current = event.target as HTMLElement
    settle()
  })
  return () => {
    observer.disconnect()
    off()
  }
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The thing that lies next in the direction of an arrow: beside it first, then what is least aside. */
export function nextThing(from: Element, among: HTMLElement[], key: string): HTMLElement | null {
  const way = WAYS[key]
  if (!way) return null
  const centre = (element: Element) => {
    const box = element.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2] as const
  }
  const [x, y] = centre(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const thing of among) {
    if (thing === from) continue
    const [u, v] = centre(thing)
    const ahead = (u - x) * way[0] + (v - y) * way[1]
    const aside = Math.abs((u - x) * way[1] + (v - y) * way[0])
    if (ahead < 4) continue
    const far = ahead + 3 * aside
    if (far < least) {
      least = far
      best = thing
    }
  }
  return best
}

/** Moves the focus with an arrow inside a table; false if nothing lies there. */
export function moveFocusTo(table: Element, key: string): boolean {
  const from = document.activeElement
  const all = [...table.querySelectorAll('[data-row]')].flatMap((row) => things(row))
  const next =
    from && table.contains(from) && from.closest('[data-row]')
      ? nextThing(from, all, key)
      : (all.find((thing) => thing.closest('[data-choosable]')) ?? all[0])
  next?.focus()
  return Boolean(next)
}
