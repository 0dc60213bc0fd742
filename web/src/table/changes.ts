/** What other cards do to a card, in words. */
import type { Change, SeenCard } from '../net/types'
import { say, sayOr } from '../words/words.svelte'
import type { Faces } from './board'

/** When it ends; nothing for what has no end of its own. */
export function untilWords(until: string | null): string {
  return until ? sayOr(`until-${until}`, until) : ''
}

/** One change as a line: what it is, by which card, and until when. */
export function changeWords(change: Change, faces: Faces): string {
  const words = change.words ?? say('card-change-other')
  const source = faces.name(change.face)
  const until = untilWords(change.until)
  return until ? say('card-change-until', { words, source, until }) : say('card-change', { words, source })
}

/** All changes of a card, those that are alike once. */
export function changesOf(seen: SeenCard | undefined, faces: Faces): string[] {
  return [...new Set((seen?.under ?? []).map((change) => changeWords(change, faces)))]
}
