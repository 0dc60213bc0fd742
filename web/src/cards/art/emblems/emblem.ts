/** What an emblem consists of, on a field of 48 by 48: filled shapes, strokes of the same colour, and lines cut into them. */
export interface Emblem {
  fill?: string
  line?: string
  cut?: string
}
