/** The figures of a card, and what has changed in them. */
import type { Facts, SeenCard } from '../net/types'

/** The present numbers of a card in play. */
export function figuresOf(seen: SeenCard): Facts {
  const inPlay = seen.piece !== undefined
  return Object.fromEntries(
    Object.entries(inPlay ? (seen.now ?? {}) : {}).filter(([, value]) => typeof value === 'number'),
  )
}

/** The first number that differs, as `6 → 8`; null if none does. */
export function figureChange(before: Facts, now: Facts): string | null {
  for (const [name, value] of Object.entries(now)) {
    const old = before[name]
    if (typeof old === 'number' && typeof value === 'number' && old !== value) return `${old} → ${value}`
  }
  return null
}
