/** Which sound a beat has: by what it tells, else by its kind. */
import type { Beat } from '../playback/beats'
import type { Sound } from './sounds'

const BY_MESSAGE: Record<string, Sound> = {
  'attack-ignored': 'block',
  'guard-raised': 'block',
  bowed: 'bowed',
  corrupted: 'bowed',
  exhausted: 'bowed',
  defeated: 'break',
  destroyed: 'break',
  executed: 'break',
  harmed: 'strike',
  'province-breaks': 'break',
  'zone-burns': 'break',
  'honor-gained': 'honor-up',
  honored: 'honor-up',
  'honor-lost': 'honor-down',
  dishonored: 'honor-down',
}

const BY_KIND: Record<string, Sound> = {
  declare: 'played',
  move: 'moved',
  number: 'coin',
  reveal: 'revealed',
  strike: 'strike',
}

const HAND = /^hand\//

export function soundOf(beat: Beat): Sound | null {
  const told = beat.entries.map((entry) => BY_MESSAGE[entry.message]).find((sound) => sound !== undefined)
  if (told) return told
  const drawn = beat.entries.some((entry) => entry.moves?.some((move) => HAND.test(move.to)))
  if (beat.kind === 'move' && drawn) return 'taken'
  return BY_KIND[beat.kind] ?? null
}
