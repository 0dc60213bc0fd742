/** What is to be seen of a card, in words, for those who cannot see it. */
import type { SeenCard } from '../../net/types'
import { say } from '../../words/words.svelte'
import { ATTACKING, DEFENDING } from './seen'

export function aboutCard(seen: SeenCard): string {
  const piece = seen.piece ?? {}
  const now = seen.now ?? {}
  if (piece['development'] === true) return say('invasion-development')
  const told: string[] = []
  for (const name of ['power', 'hit_points']) {
    if (name in now) told.push(say('invasion-figure', { name, value: Number(now[name]) }))
  }
  if (Array.isArray(now['powers'])) {
    now['powers'].forEach((value, zone) =>
      told.push(
        say('invasion-figure', {
          name: ['kingdom', 'quest', 'battlefield'][zone] ?? '',
          value: Number(value),
        }),
      ),
    )
  }
  if ('cost' in now) told.push(say('invasion-cost', { count: Number(now['cost']), loyalty: 0 }))
  for (const name of ['damage', 'assigned', 'resources']) {
    const count = Number(piece[name] ?? 0)
    if (count > 0) told.push(say(`invasion-${name}`, { count }))
  }
  if (piece['corrupted'] === true) told.push(say('invasion-corrupted'))
  if ((piece['channels'] ?? null) !== null) told.push(say('invasion-channels'))
  if (piece['side'] === ATTACKING) told.push(say('invasion-attacking'))
  if (piece['side'] === DEFENDING) told.push(say('invasion-defending'))
  return told.join(', ')
}
