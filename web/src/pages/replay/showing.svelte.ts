/** A record being looked at: where we are in it, through whose eyes, and whether it goes on by itself. */
import { recordPositions, recordSteps } from '../../net/rest'
import type { Position, RecordFile, RecordShown, StepTold } from '../../net/types'
import { Positions } from './chunks'

/** Steps in a second. */
export const SPEEDS = [0.5, 1, 2, 4] as const

export class Showing {
  /** How many answers have been given. */
  number = $state(0)
  /** Through whose eyes; null for a spectator's. */
  seat: number | null = $state(null)
  playing = $state(false)
  speed: number = $state(1)
  /** The position that is shown; while the next one is fetched, the one before. */
  position: Position | null = $state.raw(null)
  steps: StepTold[] = $state.raw([])
  problem: Error | null = $state.raw(null)

  private readonly positions: Positions
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0
  private ended = false

  constructor(
    readonly file: RecordFile,
    readonly shown: RecordShown,
    seat: number | null,
  ) {
    this.seat = seat
    this.positions = new Positions(shown.count, (from, most, seat) => recordPositions(file, from, most, seat))
  }

  get count(): number {
    return this.shown.count
  }

  /** The step that led here. */
  get step(): StepTold | undefined {
    return this.steps[this.number - 1]
  }

  /** Begin to show; everything that was decided is told as it comes in. */
  begin(): void {
    void this.look()
    void this.tell()
  }

  /** Nobody looks any more. */
  end(): void {
    this.ended = true
    clearTimeout(this.timer)
  }

  jump(number: number): void {
    this.number = Math.max(0, Math.min(this.count, number))
    void this.look()
  }

  by(steps: number): void {
    this.playing = false
    this.jump(this.number + steps)
  }

  see(seat: number | null): void {
    this.seat = seat
    void this.look()
  }

  toggle(): void {
    this.playing = !this.playing
    if (this.playing && this.number >= this.count) this.jump(0)
    else this.wait()
  }

  private async look(): Promise<void> {
    const turn = (this.asked += 1)
    try {
      const position = await this.positions.at(this.number, this.seat)
      if (turn !== this.asked || this.ended) return
      this.position = position
      this.problem = null
      this.wait()
    } catch (error) {
      if (turn !== this.asked || this.ended) return
      this.problem = error as Error
      this.playing = false
    }
  }

  /** The next step comes when this one has been seen, never before it is there. */
  private wait(): void {
    clearTimeout(this.timer)
    if (!this.playing) return
    if (this.number >= this.count) this.playing = false
    else this.timer = setTimeout(() => this.jump(this.number + 1), 1000 / this.speed)
  }

  private async tell(): Promise<void> {
    try {
      while (!this.ended && this.steps.length < this.count) {
        const { steps } = await recordSteps(this.file, this.steps.length)
        if (steps.length === 0) return
        this.steps = [...this.steps, ...steps]
      }
    } catch (error) {
      this.problem = error as Error
    }
  }
}
