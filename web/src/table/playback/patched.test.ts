import { describe, expect, it } from 'vitest'
import type { CardMove, FigureChange, LogEntry, SeenCard, View } from '../../net/types'
import { patched } from './patched'

function viewOf(hand: SeenCard[], play: SeenCard[]): View {
  return {
    seats: [{ honor: 9 }],
    zones: [
      { zone: 'hand', seat: 0, cards: hand },
      { zone: 'play', seat: 0, cards: play },
      { zone: 'middle', seat: null, cards: [] },
    ],
  } as unknown as View
}

function moving(move: Partial<CardMove>): LogEntry {
  return {
    message: 'moved',
    arguments: {},
    moves: [{ card: 5, face: 'ash', from: 'hand/0', to: 'play/0', ...move }],
  }
}

function counting(change: Partial<FigureChange>): LogEntry {
  const figure = { card: null, seat: null, fact: 'fate', before: 0, after: 2, ...change }
  return { message: 'counted', arguments: {}, figures: [figure] }
}

const nowhere = viewOf([], [])

function cards(view: View): SeenCard[][] {
  return view.zones.map((zone) => zone.cards)
}

describe('a view between two views', () => {
  it('lets a card lie where it went, as the next view shows it there', () => {
    const before = viewOf([{ card: 5, face: 'ash' }, {}], [])
    const seen = { card: 5, face: 'ash', piece: { fate: 1 } }
    expect(cards(patched(before, [moving({})], viewOf([{}], [seen])))).toEqual([[{}], [seen], []])
    expect(cards(patched(before, [moving({})], nowhere))).toEqual([[{}], [{ card: 5, face: 'ash' }], []])
    expect(cards(before)).toEqual([[{ card: 5, face: 'ash' }, {}], [], []])
  })

  it('takes one of the hidden cards for one that was not known', () => {
    const before = viewOf([{}, { card: 3, face: 'elm' }, {}], [])
    expect(cards(patched(before, [moving({})], nowhere))).toEqual([
      [{}, { card: 3, face: 'elm' }],
      [{ card: 5, face: 'ash' }],
      [],
    ])
    expect(cards(patched(before, [moving({ card: null, face: null })], nowhere))[1]).toEqual([{}])
  })

  it('speaks of shared zones as of those of the first seat', () => {
    const before = viewOf([{ card: 5, face: 'ash' }], [])
    expect(cards(patched(before, [moving({ to: 'middle/0' })], nowhere))[2]).toHaveLength(1)
  })

  it('leaves what it cannot find', () => {
    const before = viewOf([{ card: 3, face: 'elm' }], [])
    const odd = [
      moving({}),
      moving({ from: 'nowhere/0' }),
      counting({ card: 9 }),
      counting({ card: 'play/0/4' }),
    ]
    expect(patched(before, odd, nowhere)).toEqual(before)
  })

  it('counts figures of seats, of cards, and of cards that are known by their place', () => {
    const before = viewOf([], [{ card: 5, piece: { fate: 0 } }, { piece: { fate: 0 } }])
    const after = patched(
      before,
      [
        counting({ seat: 0, fact: 'honor', after: 8 }),
        counting({ card: 5 }),
        counting({ card: 'play/0/1', after: 3 }),
      ],
      nowhere,
    )
    expect(after.seats[0]).toEqual({ honor: 8 })
    expect(cards(after)[1]).toEqual([{ card: 5, piece: { fate: 2 } }, { piece: { fate: 3 } }])
  })
})
