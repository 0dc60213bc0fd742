/** The names of cards in a text, so that they can be looked at. */
import type { Face } from '../net/types'

export interface Part {
  text: string
  face?: Face
}

/** Finds the names of cards in texts. Longer names first: a name may contain another. */
export class NameFinder {
  private readonly byName = new Map<string, Face>()
  private readonly pattern: RegExp | null

  constructor(faces: readonly Face[]) {
    for (const face of faces) if (face.name && !this.byName.has(face.name)) this.byName.set(face.name, face)
    const names = [...this.byName.keys()].sort((one, other) => other.length - one.length)
    const escaped = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    this.pattern =
      names.length > 0
        ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
        : null
  }

  /** A text in parts, those that are names with their faces. */
  parts(text: string): Part[] {
    if (!this.pattern) return [{ text }]
    const found: Part[] = []
    let end = 0
    for (const match of text.matchAll(this.pattern)) {
      if (match.index > end) found.push({ text: text.slice(end, match.index) })
      const face = this.byName.get(match[0])
      found.push(face ? { text: match[0], face } : { text: match[0] })
      end = match.index + match[0].length
    }
    if (end < text.length) found.push({ text: text.slice(end) })
    return found
  }
}
