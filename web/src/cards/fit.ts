/** How a name fits into a tile: in two lines, broken between words only. */

export interface Fitted {
  lines: string[]
  /** In pixels. */
  size: number
  /** How much narrower than usual the letters are; 1 is not at all. */
  squeeze: number
}

/** The width of a text in pixels at a size of one pixel. */
export type Measure = (text: string) => number

const SIZES = [12.5, 12]
const LEAST = 12
const SQUEEZED = 0.86

function wrapped(words: readonly string[], most: number, measure: Measure, count: number): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= most) line = longer
    else {
      if (!line || measure(word) > most) return null
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  return lines.length > count ? null : lines
}

/**
 * A name in at most two lines, or `count`, of a width. What does not fit is set a little smaller, then a little narrower; then the
 * longest tail of whole words is taken, because the last words of a name say what it is.
 */
export function fitted(name: string, width: number, measure: Measure, count = 2): Fitted {
  const words = name.split(' ').filter(Boolean)
  for (const size of SIZES) {
    const lines = wrapped(words, width / size, measure, count)
    if (lines) return { lines, size, squeeze: 1 }
  }
  for (let from = 0; from < words.length; from++) {
    const lines = wrapped(words.slice(from), width / LEAST / SQUEEZED, measure, count)
    if (lines) return { lines, size: LEAST, squeeze: SQUEEZED }
  }
  const last = words.at(-1) ?? name
  return { lines: [last], size: LEAST, squeeze: Math.min(1, width / (LEAST * measure(last))) }
}
