import { describe, expect, it } from 'vitest'
import type { Facts, LogEntry, View } from '../../net/types'
import { initiativeText, printedOn } from '../../cards/senjutsu/printed'
import { effectsOf } from './effects'
import { centre, distance, neighbour, towards, turnedTo, type Hex } from './geometry'
import { laidOut, type Section } from './preview'
import { battleIn, fightersIn, hexesOf, resolved, signs } from './seen'

function viewOf(seats: Facts[], table: Facts = {}): View {
  return {
    game: 'senjutsu',
    edition: '',
    seat: 0,
    seats,
    table,
    zones: [],
    lasting: [],
    at: [],
    running: [],
    decision: null,
    waiting: [],
    answered: [],
    outcome: null,
  }
}

describe('geometry', () => {
  it('goes from a hex to its neighbour in the direction in which a figure looks', () => {
    for (let way = 0; way < 6; way++) {
      const next = neighbour([2, -1], way)
      expect(distance([2, -1], next)).toBe(1)
      const half = towards([2, -1], way, 26)
      const middle = centre(next)
      expect(half.x).toBeCloseTo((centre([2, -1]).x + middle.x) / 2, 0)
      expect(half.y).toBeCloseTo((centre([2, -1]).y + middle.y) / 2, 0)
    }
  })
})

describe('what a view shows', () => {
  it('tells figures with the same initial apart', () => {
    expect(signs(['Ann', 'Katana Ashigaru', 'Katana Ashigaru', ''])).toEqual(['A', 'K1', 'K2', '?'])
  })
  it('counts what is left of a life', () => {
    const [fighter] = fightersIn(viewOf([{ wounds: 2, bleeding: 1, wound_limit: 5, hex: [1, 2] }]), ['Ann'])
    expect(fighter?.left).toBe(2)
    expect(fighter?.hex).toEqual([1, 2])
  })
  it('keeps hexes whole', () => {
    const battle = battleIn(
      viewOf([], {
        board: [
          [0, 1],
          [2, 3],
        ],
        terrain: [[[0, 1], 'stone']],
        traps: [
          { hex: [1, 0], seat: 1, decoy: null },
          { hex: [2, 0], seat: 0, decoy: true },
        ],
        guards: [{ seat: 1, hexes: [[2, 3]] }],
      }),
    )
    expect(battle.board).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(battle.terrain).toEqual([
      { hex: [0, 1], kind: 'stone' },
      { hex: [1, 0], kind: 'trap token' },
      { hex: [2, 0], kind: 'decoy' },
    ])
    expect(battle.guards).toEqual([{ seat: 1, hexes: [[2, 3]] }])
  })
  it('finds the option of a hex by its mark', () => {
    expect(hexesOf({ hexes: [[[0, 1], '3']] })).toEqual([{ hex: [0, 1], index: 2 }])
  })
})

describe('a preview', () => {
  const hit = (hex: Hex, ignored = '') => ({
    hex,
    wounds: 1,
    bleeding: 0,
    poison: 0,
    execution: false,
    closed: false,
    fighters: [{ seat: 1, wounds: 1, bleeding: 0, ignored }],
  })
  const end = (hex: Hex, facing: number, hits: Section['ends'][0]['hits'] = []) => ({
    start: { hex: [0, 0] as Hex, facing: 0 },
    hex,
    facing,
    path: [hex],
    focus: 0,
    success: false,
    collides: null,
    hits,
    blocks: [],
    reaches: [],
  })
  const section: Section = {
    initiative: [5],
    alternatives: [],
    ends: [end([0, -1], 1), end([0, -1], 0, [hit([0, -2])]), end([1, 0], 0, [hit([1, -1], 'block')])],
  }

  it('puts all ways together', () => {
    const layout = laidOut(section)
    expect(layout.places.map((place) => [place.hex, place.facings])).toEqual([
      [
        [0, -1],
        [0, 1],
      ],
      [[1, 0], [0]],
    ])
    expect(layout.struck.map((one) => [one.hex, one.harms])).toEqual([
      [[0, -2], true],
      [[1, -1], false],
    ])
    expect(layout.victims).toEqual([{ seat: 1, wounds: 1, bleeding: 0 }])
    expect(layout.paths).toEqual([])
  })
  it('tells only the ways that end on a hex, and how to come there', () => {
    const layout = laidOut(section, [1, 0])
    expect(layout.victims).toEqual([])
    expect(layout.struck).toHaveLength(1)
    expect(layout.paths).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
    ])
  })
  it('tells everything for a hex on which nothing ends', () => {
    expect(laidOut(section, [3, 3]).places).toHaveLength(2)
  })
})

describe('a beat on the hexes', () => {
  const told = (message: string, values: Facts): LogEntry => ({ message, arguments: values })
  const where = (seat: number): Hex | null => (seat === 1 ? [2, -1] : null)

  it('lights up what is struck, and counts what it does to whom', () => {
    const entries = [
      told('attack-made', { seat: 0, hexes: [[2, -1]] }),
      told('harmed', { seat: 1, what: 'wound', count: 2 }),
      told('defeated', { seat: 1 }),
    ]
    expect(effectsOf(entries, where)).toEqual([
      { kind: 'attack', hexes: [[2, -1]] },
      { kind: 'harm', hex: [2, -1], what: 'wound', count: 2 },
      { kind: 'fall', hex: [2, -1], what: 'defeated', count: 0 },
    ])
  })
  it('shows nothing of who stands nowhere, and nothing of what is only told', () => {
    const entries = [told('harmed', { seat: 0, what: 'wound', count: 2 }), told('drew', { seat: 1 })]
    expect(effectsOf(entries, where)).toEqual([])
  })
  it('turns the short way', () => {
    expect(turnedTo(300, 0)).toBe(360)
    expect(turnedTo(undefined, 2)).toBe(120)
    expect(turnedTo(-60, 5)).toBe(-60)
  })
})

describe('what is printed on a card', () => {
  it('tells an initiative', () => {
    expect(initiativeText(5)).toBe('5')
    expect(initiativeText([7, 6, 5])).toBe('7–5')
    expect(initiativeText('=')).toBe('=')
    expect(initiativeText(null)).toBe('')
  })
  it('marks what is reconstructed', () => {
    const face = {
      id: '1',
      name: 'Cut',
      type: 'attack',
      set: '',
      number: '',
      provenance: 'reconstructed',
      text: '',
    }
    expect(printedOn({ ...face, keywords: ['attack', 'instant additional'] })).toMatchObject({
      reconstructed: true,
      instant: true,
      keywords: ['instant additional'],
    })
  })
})

describe('what has been resolved', () => {
  it('begins anew with every round', () => {
    const resolves = (face: string) => ({
      message: 'resolves',
      arguments: { seat: 1, card: face, initiative: 5 },
    })
    const round = { message: 'round-begins', arguments: { number: 2 } }
    const past = resolved([], [resolves('1'), round, resolves('2')])
    expect(past).toEqual([{ seat: 1, face: '2', value: 5 }])
    expect(resolved(past, [resolves('3')])).toHaveLength(2)
  })
})
