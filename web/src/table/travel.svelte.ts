/** Motion that explains: a card that lies elsewhere in the next view is seen going there. */
import { tick } from 'svelte'
import { still } from '../state/settings.svelte'
import type { View } from '../net/types'

const DURATION = 320
/** Less than this is not seen. */
const LEAST = 3

function cards(place: HTMLElement): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('[data-card]')]
}

/**
 * Whenever the view changes, let every element with a `data-card` travel from where that card was before. Boards need
 * nothing for it but `Card`. It never delays anything: what is clicked meanwhile is already there.
 */
export function travelling(place: () => HTMLElement | undefined, view: () => View | undefined): void {
  $effect.pre(() => {
    view()
    const root = place()
    if (!root || still()) return
    const before = new Map(cards(root).map((card) => [card.dataset['card'], card.getBoundingClientRect()]))
    void tick().then(() => {
      for (const card of cards(root)) {
        const from = before.get(card.dataset['card'])
        if (from) travel(card, from)
      }
    })
  })
}

function travel(card: HTMLElement, from: DOMRect): void {
  const to = card.getBoundingClientRect()
  if (to.width === 0 || to.height === 0 || from.width === 0) return
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  if (Math.abs(x) < LEAST && Math.abs(y) < LEAST) return
  const scale = Math.max(0.3, Math.min(2, from.height / to.height))
  card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: DURATION, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', composite: 'add' },
  )
}
