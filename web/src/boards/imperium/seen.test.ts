import { describe, expect, it } from 'vitest'
import type { SeenCard, View } from '../../net/types'
import type { Choice, Option } from '../../table/board'
import { marketOf, pileOptions, playerOf, scoreOf, signed, unitsOf } from './seen'

function view(zones: [string, number | null, SeenCard[]][], seat: View['seats'][number] = {}): View {
  return {
    game: 'imperium',
    edition: '',
    seat: 0,
    seats: [seat],
    table: {},
    zones: zones.map(([zone, owner, cards]) => ({ zone, seat: owner, cards })),
    lasting: [],
    at: [],
    running: [],
    decision: null,
    waiting: [],
    answered: [],
    outcome: null,
  }
}

function option(index: number, what: Partial<Option>): Option {
  return {
    index,
    label: '',
    card: null,
    face: null,
    word: null,
    verb: null,
    details: [],
    now: {},
    words: null,
    ...what,
  }
}

describe('a view of Imperium', () => {
  it('lays garrisoned cards under their hosts, the power card first', () => {
    const units = unitsOf(
      view([
        ['play', 0, [{ card: 1, face: 'a', piece: { garrison: [5, 4] } }]],
        ['standing', 0, [{ card: 2, face: 'b', piece: { garrison: [] } }]],
        ['garrison', 0, [{ card: 4 }, { card: 5 }, { card: 6 }]],
      ]),
      0,
    )
    expect(units.map((unit) => [unit.handle, unit.garrison.map((one) => one.handle)])).toEqual([
      [2, []],
      [1, [4, 5]],
    ])
  })

  it('has five places in the market, each with its deck; some are empty', () => {
    const slots = marketOf(
      view([
        ['market', null, [{ card: 7, piece: { slot: 3, beneath: 9 } }]],
        ['beneath', null, [{ card: 8 }, { card: 9 }]],
      ]),
    )
    expect(slots.map(({ deck }) => deck)).toEqual(['regions', 'uncivilised', 'civilised', 'main', 'main'])
    expect(slots.map(({ card }) => card?.handle ?? null)).toEqual([null, null, null, 7, null])
    expect(slots[3]?.beneath?.handle).toBe(9)
  })

  it('adds up what cards of the same name score, the best first', () => {
    const lines = [1, 2, 3].map((card) => ({ card, points: card === 3 ? 8 : -2 }))
    const score = scoreOf(
      view(
        [
          ['hand', 0, [{ card: 1, face: 'celtic-unrest' }]],
          [
            'discard',
            0,
            [
              { card: 2, face: 'unrest' },
              { card: 3, face: 'fame' },
            ],
          ],
        ],
        { progress: 2, score: { total: 6, lines, unknown: 4 } },
      ),
      0,
      (face) => face.replace('celtic-', ''),
    )
    expect(score).toEqual({
      total: 6,
      progress: 2,
      unknown: 4,
      lines: [
        { face: 'fame', count: 1, points: 8 },
        { face: 'celtic-unrest', count: 2, points: -4 },
      ],
    })
  })

  it('knows which options mean a pile as a whole', () => {
    const options = [
      option(0, { verb: 'face-down', details: ['region'] }),
      option(1, { verb: 'face-down', details: ['tributary'] }),
      option(2, { word: 'nation-deck' }),
      option(3, { word: 'pass' }),
    ]
    const decision = { options } as unknown as Choice
    const found = ['regions', 'main', 'nation', 'discard'].map((zone) =>
      pileOptions(decision, zone).map(({ index }) => index),
    )
    expect(found).toEqual([[0], [1], [2], []])
    expect(pileOptions(null, 'main')).toEqual([])
  })

  it('reads a player before there is anything to be read', () => {
    expect(playerOf(view([]), 3)).toMatchObject({ nation: '', state: 'barbarian', actions: 0 })
    expect(signed(-2)).toBe('−2')
  })
})
