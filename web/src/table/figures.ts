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

/** The present numbers of a card that differ from what is printed on it, each with both. */
export function changedFigures(
  seen: SeenCard | undefined,
  face: Facts | undefined,
): { name: string; printed: number; now: number }[] {
  if (!seen || !face) return []
  return Object.entries(seen.now ?? {}).flatMap(([name, now]) => {
    const printed = face[name] ?? face[name.replaceAll('_', '-')]
    return typeof now === 'number' && typeof printed === 'number' && now !== printed
      ? [{ name, printed, now }]
      : []
  })
}
