/**
 * What happened since the last view, shown one after the other: figures go and turn, attacks light up hexes, shields
 * hold. It shows only; the view is there already, whatever is done ends it, and the more there is the faster it goes.
 */
import type { LogEntry, View } from '../../net/types'
import { still } from '../../state/settings.svelte'
import { hexesIn, hexOf } from './seen'
import type { Hex } from './geometry'

export interface Pose {
  hex: Hex
  /** In degrees, clockwise; it grows beyond a circle, so that figures turn the short way. */
  angle: number
}

export type Effect =
  | { id: number; kind: 'attack'; hexes: Hex[] }
  | { id: number; kind: 'shield'; hex: Hex }
  | { id: number; kind: 'harm' | 'gain' | 'fall'; hex: Hex; what: string; count: number }

/** A card whose section is resolved, or a moment of the game. */
export interface Banner {
  message: 'resolves' | 'revealed' | 'played-from-hand' | 'round-begins' | 'wave-begins'
  seat: number | null
  face: string | null
  initiative: number | null
  number: number
}

interface Beat {
  time: number
  show: () => void
}

/** All that came with a view is over after this time. */
const LONGEST = 3200
const LINGERS = 900

export class Playback {
  poses: Record<number, Pose> = $state.raw({})
  effects: Effect[] = $state.raw([])
  banner: Banner | null = $state.raw(null)
  playing: boolean = $state(false)
  /** Who has fallen in what is being shown; whoever has not stands until then. */
  fallen: ReadonlySet<number> = $state.raw(new Set())

  private queue: Beat[] = []
  private timer: ReturnType<typeof setTimeout> | null = null
  private fading: ReturnType<typeof setTimeout>[] = []
  private last: View | null = null
  private count = 0
  private speed = 1

  /** Show a view: at once if it is the first one or nothing may move, else after what led to it. */
  show(view: View, entries: readonly LogEntry[]): void {
    const first = this.last === null
    this.last = view
    if (first || still()) {
      this.skip()
      return
    }
    this.queue.push(...entries.flatMap((entry) => this.beat(entry)))
    const left = this.queue.reduce((sum, beat) => sum + beat.time, 0)
    this.speed = Math.min(1, LONGEST / left)
    if (this.timer === null) this.next()
  }

  /** End it: everything stands where it stands. */
  skip(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    for (const timer of this.fading) clearTimeout(timer)
    this.fading = []
    this.queue = []
    this.effects = []
    this.settle()
  }

  private next(): void {
    const beat = this.queue.shift()
    if (!beat) {
      this.timer = null
      this.settle()
      return
    }
    this.playing = true
    beat.show()
    this.timer = setTimeout(() => this.next(), beat.time * this.speed)
  }

  private settle(): void {
    this.playing = false
    this.banner = null
    this.fallen = new Set()
    const poses: Record<number, Pose> = {}
    for (const [seat, record] of (this.last?.seats ?? []).entries()) {
      const hex = hexOf(record['hex'])
      if (hex && record['defeated'] !== true)
        poses[seat] = { hex, angle: turnedTo(this.poses[seat]?.angle, Number(record['facing'] ?? 0)) }
    }
    this.poses = poses
  }

  private beat({ message, arguments: told }: LogEntry): Beat[] {
    const seat = typeof told['seat'] === 'number' ? told['seat'] : null
    const face = typeof told['card'] === 'string' ? told['card'] : null
    const number = Number(told['number'] ?? told['wave'] ?? 0)
    const initiative = typeof told['initiative'] === 'number' ? told['initiative'] : null
    const count = Number(told['count'] ?? 0)
    switch (message) {
      case 'stepped': {
        const hex = hexOf(told['hex'])
        return seat === null || !hex ? [] : [{ time: 230, show: () => this.pose(seat, { hex }) }]
      }
      case 'rotated': {
        const by = Number(told['by'] ?? 0) % 6
        return seat === null || by === 0
          ? []
          : [{ time: 170, show: () => this.turn(seat, by > 3 ? by - 6 : by) }]
      }
      case 'attack-made': {
        const hexes = hexesIn(told['hexes'])
        return [{ time: 420, show: () => this.add((id) => ({ id, kind: 'attack', hexes })) }]
      }
      case 'attack-ignored':
        return this.at(seat, 520, (id, hex) => ({ id, kind: 'shield', hex }))
      case 'harmed':
        return this.at(seat, 420, (id, hex) => ({ id, kind: 'harm', hex, what: String(told['what']), count }))
      case 'executed':
      case 'defeated':
        return [
          ...this.at(seat, 520, (id, hex) => ({ id, kind: 'fall', hex, what: message, count: 0 })),
          { time: 380, show: () => (this.fallen = new Set([...this.fallen, seat ?? -1])) },
        ]
      case 'focus-changed':
        return told['how'] === 'gained'
          ? this.at(seat, 200, (id, hex) => ({ id, kind: 'gain', hex, what: 'focus', count }))
          : []
      case 'kamae-changed':
        return this.at(seat, 240, (id, hex) => ({
          id,
          kind: 'gain',
          hex,
          what: String(told['to']),
          count: 0,
        }))
      case 'resolves':
      case 'played-from-hand':
      case 'revealed':
      case 'round-begins':
      case 'wave-begins':
        return [
          {
            time: message === 'revealed' ? 320 : 420,
            show: () => (this.banner = { message, seat, face, initiative, number }),
          },
        ]
      default:
        return []
    }
  }

  /** An effect where a figure stands at that moment. */
  private at(seat: number | null, time: number, make: (id: number, hex: Hex) => Effect): Beat[] {
    if (seat === null) return []
    return [
      {
        time,
        show: () => {
          const hex = this.poses[seat]?.hex
          if (hex) this.add((id) => make(id, hex))
        },
      },
    ]
  }

  private add(make: (id: number) => Effect): void {
    const effect = make(++this.count)
    this.effects = [...this.effects, effect]
    this.fading.push(
      setTimeout(() => (this.effects = this.effects.filter((other) => other !== effect)), LINGERS),
    )
  }

  private pose(seat: number, change: Partial<Pose>): void {
    const before = this.poses[seat]
    const { hex = before?.hex, angle = before?.angle ?? 0 } = change
    if (hex) this.poses = { ...this.poses, [seat]: { hex, angle } }
  }

  private turn(seat: number, by: number): void {
    this.pose(seat, { angle: (this.poses[seat]?.angle ?? 0) + 60 * by })
  }
}

/** The angle of a facing that is nearest to the angle before. */
export function turnedTo(before: number | undefined, facing: number): number {
  const angle = facing * 60
  if (before === undefined) return angle
  return angle + 360 * Math.round((before - angle) / 360)
}
