import { describe, expect, it } from 'vitest'
import type { SeenCard, SeenZone, View } from '../../net/types'
import type { Option } from '../../table/board'
import { fightOf, landsOf, ringOfOption, ringsOf, typeOfOption, unitsOf } from './seen'

function zone(name: string, seat: number, cards: SeenCard[]): SeenZone {
  return { zone: name, seat, cards }
}

function view(zones: SeenZone[], table: View['table'] = {}): View {
  return {
    game: 'l5r',
    edition: '1.5',
    seat: 0,
    seats: [{}, {}],
    table,
    zones,
    lasting: [],
    at: [],
    running: [],
    decision: null,
    waiting: [],
    answered: [],
    outcome: null,
  }
}

function option(more: Partial<Option>): Option {
  return {
    index: 0,
    label: '',
    card: null,
    face: null,
    word: null,
    verb: null,
    details: [],
    now: {},
    words: null,
    ...more,
  }
}

describe('a view arranged as the cards lie', () => {
  it('has attachments with their characters, whoever controls them', () => {
    const seen = view([
      zone('play', 0, [{ card: 1, piece: { on: null } }]),
      zone('play', 1, [{ card: 2, piece: { on: 1 } }]),
    ])
    expect(unitsOf(seen, 0).map((unit) => unit.attachments.map((card) => card.handle))).toEqual([[2]])
    expect(unitsOf(seen, 1)).toEqual([])
  })
  it('has provinces in their order with what lies in them', () => {
    const seen = view([
      zone('provinces', 1, [{ piece: { slot: 4 } }, { piece: { slot: 0 } }]),
      zone('stronghold', 1, [{ card: 7 }]),
      zone('holdings', 1, [{ card: 8, piece: { slot: 0 } }]),
      zone('province-1', 1, [{}]),
    ])
    const lands = landsOf(seen, 1)
    expect(lands.map((land) => land.handle)).toEqual(['provinces/1/1', 'provinces/1/0'])
    expect(lands.map((land) => land.inside.map((card) => card.handle))).toEqual([[8, 'province-1/1/0'], [7]])
  })
  it('tells the conflict and whose the rings are', () => {
    const conflict = {
      attacker: 1,
      type: 1,
      ring: 2,
      province: 9,
      totals: [3, 5],
      to_break: 2,
      contested: true,
    }
    const table = {
      conflict: { ...conflict, winner: -1 },
      ring_owner: [-1, 0, -1, -1, -1],
      ring_type: [0, 0, 1, 0, 0],
    }
    const seen = view([], table)
    expect(fightOf(seen)).toMatchObject({
      defender: 0,
      type: 'political',
      ring: 'fire',
      toBreak: 2,
      winner: null,
    })
    const [air, earth, fire] = ringsOf(seen)
    expect([air?.owner, earth?.owner, fire?.contested]).toEqual([null, 0, true])
  })
})

describe('options that are no cards', () => {
  it('are about a ring, with a type or without', () => {
    const declare = option({ verb: 'declare', details: ['political', 'water'] })
    expect([ringOfOption(declare), typeOfOption(declare)]).toEqual(['water', 'political'])
    expect(ringOfOption(option({ word: 'void' }))).toBe('void')
    expect(ringOfOption(option({ card: 3, verb: 'use', details: ['air'] }))).toBe(null)
  })
})
