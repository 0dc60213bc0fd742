/** The decision of a view, put together with its words. */
import type { Asked, View } from '../net/types'
import type { Choice } from './board'

export function choiceOf(view: View, asked: Asked | null): Choice | null {
  const seen = view.decision
  if (!seen || !asked) return null
  return {
    decision: asked.decision,
    kind: seen.kind,
    message: seen.prompt,
    prompt: asked.prompt,
    rule: seen.rule,
    source: seen.source,
    least: seen.least,
    most: seen.most,
    limits: seen.limits,
    seen,
    options: seen.options.map((option, index) => ({
      index,
      label: asked.options[index] ?? option.word ?? '',
      card: option.card ?? null,
      face: option.face ?? null,
      word: option.word ?? null,
      verb: option.verb ?? null,
      details: option.details ?? [],
      now: option.now ?? {},
      words: option.words ?? null,
    })),
  }
}
