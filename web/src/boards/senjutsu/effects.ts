/** What is seen on the hexes of a beat: attacks light them up, shields hold, harm and gain are counted. */
import type { LogEntry } from '../../net/types'
import type { Hex } from './geometry'
import { hexesIn } from './seen'

export type Effect =
  | { kind: 'attack'; hexes: Hex[] }
  | { kind: 'shield'; hex: Hex }
  | { kind: 'harm' | 'gain' | 'fall'; hex: Hex; what: string; count: number }

/** The effects of entries; `hexOf` tells where the figure of a seat stands or has stood last. */
export function effectsOf(entries: readonly LogEntry[], hexOf: (seat: number) => Hex | null): Effect[] {
  return entries.flatMap(({ message, arguments: told }): Effect[] => {
    if (message === 'attack-made') return [{ kind: 'attack', hexes: hexesIn(told['hexes']) }]
    const hex = typeof told['seat'] === 'number' ? hexOf(told['seat']) : null
    if (!hex) return []
    const count = Number(told['count'] ?? 0)
    switch (message) {
      case 'attack-ignored':
        return [{ kind: 'shield', hex }]
      case 'harmed':
        return [{ kind: 'harm', hex, what: String(told['what']), count }]
      case 'executed':
      case 'defeated':
        return [{ kind: 'fall', hex, what: message, count: 0 }]
      case 'focus-changed':
        return told['how'] === 'gained' ? [{ kind: 'gain', hex, what: 'focus', count }] : []
      case 'kamae-changed':
        return [{ kind: 'gain', hex, what: String(told['to']), count: 0 }]
      default:
        return []
    }
  })
}
