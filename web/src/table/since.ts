/** What has been told since an answer. */
import type { LogStep } from '../net/types'

/** The lines of the steps after a place in the log, without what only explains them. */
export function sinceOf(steps: readonly LogStep[], after: number): string[] {
  return steps
    .filter((step) => step.sequence > after)
    .flatMap((step) => step.lines.filter((line) => line.depth === 0).map((line) => line.text))
}

/** A text of at most so many letters, cut between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/, '')} …`
}
