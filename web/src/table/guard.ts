/**
 * Keeps input apart that was meant for the question before: after a change, presses are dead for a moment, a press
 * counts only if it began afterwards, a key only after it was released once, and a double click is one click.
 */

/** Milliseconds in which presses are dead after the question has changed. */
export const GUARD = 350
/** The same for a pointer that has not moved since the last answer. */
export const GUARD_AT_REST = 700

export class Guard {
  private until = 0
  private moved = false
  private pressAllowed = true
  /** Keys that have been down since before the change. */
  private readonly stale = new Set<string>()
  private readonly down = new Set<string>()

  /** `length` is how long presses are dead, as a share of the usual: 0 switches that off. */
  constructor(private readonly length: () => number = () => 1) {}

  /** Tell that the question has changed; how long presses are dead. */
  changed(now: number): number {
    const time = (this.moved ? GUARD : GUARD_AT_REST) * this.length()
    this.until = now + time
    this.moved = false
    this.pressAllowed = false
    for (const key of this.down) this.stale.add(key)
    return time
  }

  /** Tell that the pointer has moved. */
  move(): void {
    this.moved = true
  }

  /** Tell that a press has begun. */
  press(now: number): void {
    this.pressAllowed = now >= this.until
  }

  /** Whether a click counts; `count` is 2 for the second click of a double click. A click without a press is a key's. */
  click(count: number): boolean {
    return count === 0 || (this.pressAllowed && count === 1)
  }

  /** Whether a key that goes down counts. */
  keyDown(key: string, repeats: boolean): boolean {
    this.down.add(key)
    return !repeats && !this.stale.has(key)
  }

  keyUp(key: string): void {
    this.down.delete(key)
    this.stale.delete(key)
  }
}
