/** Finding rules: by words, kind and edition, in the order and the chapters of the documents. */
import type { Rule } from '../../net/types'

export interface Finding {
  words: string
  kind: string
  /** Only rules of this edition; empty for all. */
  edition: string
  chapter: string
}

export interface Chapter {
  chapter: string
  rules: Rule[]
}

/** Whether a rule holds in an edition. The catalog says `1.0+` (from there on) or `1.0 only`. */
export function holdsIn(rule: Rule, edition: string): boolean {
  const said = rule.edition
  if (!said || !edition) return true
  if (said.endsWith('+')) {
    const first = said.slice(0, -1)
    return edition.localeCompare(first, undefined, { numeric: true }) >= 0
  }
  return said.split(' ')[0] === edition
}

/** How the edition of a rule is told: it holds in all of them, from one on, or only in one. */
export function editionOf(
  rule: Rule,
  editions: string[],
): { how: 'all' | 'from' | 'only'; edition: string } | null {
  if (!rule.edition || editions.length < 2) return null
  const [edition = ''] = rule.edition.split(/[+ ]/)
  if (!rule.edition.endsWith('+')) return { how: 'only', edition }
  return editions.every((one) => holdsIn(rule, one)) ? { how: 'all', edition } : { how: 'from', edition }
}

/** What is searched for words. */
function wordsOf(rule: Rule): string {
  return [rule.id, rule.title, rule.text, rule.note, rule.given, rule.when, rule.then]
    .join(' ')
    .toLocaleLowerCase()
}

/** The rules that are looked for. */
export function find(rules: readonly Rule[], finding: Finding): Rule[] {
  const wanted = finding.words.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return rules.filter(
    (rule) =>
      (!finding.kind || rule.kind === finding.kind) &&
      (!finding.chapter || rule.chapter === finding.chapter) &&
      holdsIn(rule, finding.edition) &&
      (wanted.length === 0 || wanted.every((word) => wordsOf(rule).includes(word))),
  )
}

/** Rules by their chapters, in the order in which they come. */
export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  const chapters = new Map<string, Rule[]>()
  for (const rule of rules) {
    const chapter = rule.chapter ?? ''
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule])
  }
  return [...chapters].map(([chapter, own]) => ({ chapter, rules: own }))
}

export interface Part {
  text: string
  /** The id of a rule, where the part is one. */
  rule?: string
}

/** A text in parts: ids of rules that it names can be followed. */
export function ruleParts(text: string, known: ReadonlySet<string>): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(/[a-z][a-z0-9]*(?:\.[a-z0-9-]+){2,}/g)) {
    if (!known.has(match[0])) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: match[0], rule: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
