import { describe, expect, it } from 'vitest'
import type { TableShown } from '../../net/types'
import type { Held } from '../../state/identity.svelte'
import { ownOf, sorted, type Own } from './own'

const held: Held = { token: 't', seat: 0, invitation: null, game: 'l5r', since: 5 }
const shown = (state: 'open' | 'playing' | 'over', waits: number[]): TableShown => ({
  table: 'x',
  sequence: 1,
  seat: 0,
  waits_for: waits,
  commitment: '',
  seed: '',
  summary: {
    game: 'l5r',
    edition: '',
    state,
    private: false,
    goes_on_after: null,
    seats: [
      { name: 'Ann', bot: '' },
      { name: 'Bob', bot: '' },
    ],
  },
})

describe('an own table', () => {
  it('is ours to answer, or waits for others, or for players', () => {
    expect(ownOf(shown('playing', [0, 1]), held)).toMatchObject({ state: 'mine', others: ['Bob'] })
    expect(ownOf(shown('playing', [1]), held)).toMatchObject({ state: 'theirs', waited: ['Bob'] })
    expect(ownOf(shown('open', []), held).state).toBe('open')
    expect(ownOf(shown('over', []), held).state).toBe('over')
  })
  it('is not ours to answer for whoever only watches', () => {
    expect(ownOf(shown('playing', [0]), { ...held, seat: null, token: null }).state).toBe('theirs')
  })
  it('comes first where it waits for us, then the newest', () => {
    const own = (table: string, state: Own['state'], since: number): Own => ({
      table,
      state,
      since,
      game: '',
      others: [],
      waited: [],
    })
    const tables = [own('a', 'over', 9), own('b', 'theirs', 8), own('c', 'mine', 1), own('d', 'mine', 2)]
    expect(sorted(tables).map(({ table }) => table)).toEqual(['d', 'c', 'b', 'a'])
  })
})
