/** Numbers that follow from a text alone: the same on every machine, in every language. */

/** A number of 32 bits for a text (FNV-1a, mixed at the end so that texts that differ in one letter lie far apart). */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Draws numbers one after the other. */
export interface Dice {
  /** From `from` up to, but not including, `to`. */
  between(from: number, to: number): number
  /** A whole number below `count`. */
  below(count: number): number
}

/** Dice that always fall the same way for a seed (mulberry32). */
export function diceOf(seed: string): Dice {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (from, to) => from + next() * (to - from),
    below: (count) => Math.floor(next() * count),
  }
}
