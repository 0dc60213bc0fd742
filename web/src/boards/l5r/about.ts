/** What is to be seen of a card, in words, for those who cannot see it. */
import type { SeenCard } from '../../net/types'
import { say } from '../../words/words.svelte'

export function aboutCard(seen: SeenCard): string {
  const piece = seen.piece ?? {}
  const now = seen.now ?? {}
  const told: string[] = []
  for (const name of ['military', 'political', 'glory', 'strength']) {
    if (name in now)
      told.push(say('l5r-figure', { name, value: now[name] === null ? '–' : Number(now[name]) }))
  }
  if (Number(piece['fate']) > 0) told.push(say('l5r-fate', { count: Number(piece['fate']) }))
  if (Number(piece['status']) > 0) told.push(say('l5r-honored'))
  if (Number(piece['status']) < 0) told.push(say('l5r-dishonored'))
  if (piece['bowed'] === true) told.push(say('l5r-bowed'))
  if (piece['broken'] === true) told.push(say('l5r-broken'))
  if (seen.piece && (seen.facedown === true || seen.face === undefined)) told.push(say('l5r-facedown'))
  return told.join(', ')
}
