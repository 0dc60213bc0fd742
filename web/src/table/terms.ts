/** The terms of a game in a text, so that they can be marked and explained. */
import type { Term } from '../net/types'

export interface Found {
  start: number
  end: number
  /** What is written so; most often one. */
  terms: Term[]
}

/** Finds terms that are worth a mark. Longer ones first: a term may contain another. */
export class TermFinder {
  private readonly byForm = new Map<string, Term[]>()
  private readonly pattern: RegExp | null

  constructor(terms: readonly Term[]) {
    for (const term of terms) {
      if (!term.marked) continue
      for (const form of new Set(term.forms.map((one) => one.toLowerCase())))
        this.byForm.set(form, [...(this.byForm.get(form) ?? []), term])
    }
    const forms = [...this.byForm.keys()].sort((one, other) => other.length - one.length)
    const escaped = forms.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    this.pattern =
      forms.length > 0
        ? new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}-])`, 'giu')
        : null
  }

  /** Where terms stand in a text. */
  find(text: string): Found[] {
    if (!this.pattern) return []
    return [...text.matchAll(this.pattern)].flatMap((match) => {
      const terms = this.byForm.get(match[0].toLowerCase())
      return terms ? [{ start: match.index, end: match.index + match[0].length, terms }] : []
    })
  }

  /** The terms of a text, each once, in the order in which they come. */
  in(text: string): Term[] {
    return [...new Set(this.find(text).flatMap((found) => found.terms))]
  }
}
