import { beforeEach, describe, expect, it } from 'vitest'
import { countAsked, keepStops, more, stopsOf, toggled, vain } from './stops.svelte'
import type { Turned } from '../net/types'

const always: Turned = { mine: 'always', theirs: 'always' }
const never: Turned = { mine: 'never', theirs: 'never' }

beforeEach(() => localStorage.clear())

describe('stops', () => {
  it('show the rule that asks more', () => {
    expect(more({ mine: 'never', theirs: 'can' })).toBe('can')
    expect(more({ mine: 'always', theirs: 'happened' })).toBe('always')
    expect(more(never)).toBe('never')
  })

  it('are toggled between passing and what the game proposes', () => {
    expect(toggled(always, always)).toEqual(never)
    expect(toggled({ mine: 'never', theirs: 'happened' }, null)).toEqual(never)
    expect(toggled(never, always)).toEqual(always)
    expect(toggled(never, never)).toEqual({ mine: 'can', theirs: 'can' })
    expect(toggled(never, null)).toEqual({ mine: 'can', theirs: 'can' })
  })

  it('are kept for each game', () => {
    keepStops('one', { stops: { '3.2.2': always }, ask: true })
    expect(stopsOf('one')).toMatchObject({ stops: { '3.2.2': always }, ask: true, cards: {} })
    expect(JSON.parse(localStorage.getItem('nefrit.stops.one') ?? '')).toMatchObject({ ask: true })
    expect(stopsOf('other')).toMatchObject({ stops: {}, ask: false })
  })
})

describe('the meter', () => {
  it('counts questions and passes, and the last ones count more', () => {
    for (let time = 0; time < 60; time++) countAsked('meter', '2.actions', true)
    expect(stopsOf('meter').asked['2.actions']).toEqual([60, 60])
    countAsked('meter', '2.actions', false)
    expect(stopsOf('meter').asked['2.actions']).toEqual([31, 30])
  })

  it('proposes to pass where one has always passed and is still asked', () => {
    for (let time = 0; time < 10; time++) {
      countAsked('vain', 'draw', true)
      countAsked('vain', 'fate', true)
      countAsked('vain', 'conflict', time > 0)
    }
    countAsked('vain', 'regroup', true)
    const rules = { draw: always, fate: never, conflict: always, regroup: always }
    expect(vain(stopsOf('vain'), rules)).toEqual(['draw'])
  })
})
