/** An answer in the making: what has been chosen so far, and whether it is complete. Counting only, no rules. */
import type { Answer } from '../net/types'
import type { Choice } from './board'

export class Draft {
  readonly choice: Choice
  /** Of `some`, and of `one` where it is to be confirmed: what is chosen. Of `order`: what is placed, from the first on. */
  picked: number[] = $state([])
  /** Of `distribute`: points for each option. */
  points: number[] = $state([])
  /** Of `number`. */
  number: number = $state(0)

  constructor(choice: Choice) {
    this.choice = choice
    this.number = choice.least
    this.points = choice.kind === 'distribute' ? choice.options.map(() => 0) : []
  }

  /** Choose an option, or take it back. Where only one can be chosen, another replaces it. */
  toggle(index: number): void {
    if (this.picked.includes(index)) this.picked = this.picked.filter((other) => other !== index)
    else if (this.choice.kind === 'one' || (this.choice.kind === 'some' && this.choice.most === 1))
      this.picked = [index]
    else if (!this.full) this.picked = [...this.picked, index]
  }

  /** Whether no more can be chosen. */
  get full(): boolean {
    const most = this.choice.kind === 'order' ? this.choice.options.length : this.choice.most
    return this.picked.length >= most
  }

  /** Move what is placed in an order by so many places. */
  move(index: number, by: number): void {
    const from = this.picked.indexOf(index)
    const to = Math.max(0, Math.min(this.picked.length - 1, from + by))
    if (from < 0 || from === to) return
    const order = this.picked.filter((other) => other !== index)
    order.splice(to, 0, index)
    this.picked = order
  }

  /** Put an option at a place of an order, where it was placed before or not. */
  placeAt(index: number, place: number): void {
    const order = this.picked.filter((other) => other !== index)
    order.splice(Math.max(0, Math.min(order.length, place)), 0, index)
    this.picked = order
  }

  /** Place the rest of an order as it is listed. */
  placeRest(): void {
    const rest = this.choice.options
      .map((option) => option.index)
      .filter((index) => !this.picked.includes(index))
    this.picked = [...this.picked, ...rest]
  }

  /** How many points are left to be distributed. */
  get left(): number {
    return this.choice.most - this.points.reduce((sum, points) => sum + points, 0)
  }

  /** Give an option so many points, as far as there are any left and it can take them. */
  give(index: number, points: number): void {
    const before = this.points[index]
    if (before === undefined) return
    const most = Math.min(this.choice.limits[index] ?? 0, before + this.left)
    this.points[index] = Math.max(0, Math.min(most, points))
  }

  /** Set the number. */
  set(number: number): void {
    this.number = Math.max(this.choice.least, Math.min(this.choice.most, Math.round(number)))
  }

  clear(): void {
    this.picked = []
    this.points = this.points.map(() => 0)
  }

  /** How an option is chosen so far; see `Acting.chosen`. */
  of(index: number): number {
    if (this.choice.kind === 'distribute') return this.points[index] ?? 0
    const place = this.picked.indexOf(index)
    return place < 0 ? 0 : this.choice.kind === 'order' ? place + 1 : 1
  }

  get complete(): boolean {
    const { kind, least, most, options } = this.choice
    if (kind === 'one') return this.picked.length === 1
    if (kind === 'some') return this.picked.length >= least && this.picked.length <= most
    if (kind === 'order') return this.picked.length === options.length
    if (kind === 'distribute') return this.left === 0
    return kind === 'number'
  }

  /** The answer, if it is complete. */
  get answer(): Answer | null {
    if (!this.complete) return null
    if (this.choice.kind === 'number') return this.number
    if (this.choice.kind === 'distribute') return [...this.points]
    if (this.choice.kind === 'one') return this.picked[0] ?? null
    return this.choice.kind === 'some' ? [...this.picked].sort((one, other) => one - other) : [...this.picked]
  }
}
