import { describe, expect, it } from 'vitest'
import type { GameFacts, Mode, ModeChoice } from '../net/types'
import { choicesOf, isComplete, openingOf, optionsOf, seatsOf, usual } from './opening'

function choice(option: string, values: string[], more: Partial<ModeChoice> = {}): ModeChoice {
  const shown = values.map((value) => ({ value, title: value }))
  return {
    option,
    title: option,
    kind: 'one',
    values: shown,
    usual: values[0] ?? null,
    least: 0,
    most: 0,
    repeats: false,
    with: null,
    ...more,
  }
}

const battle: Mode = {
  mode: 'battle',
  title: '',
  about: '',
  seats: [2, 8],
  people: [1, 4],
  options: {},
  choices: [
    choice('foes', ['spear', 'bow'], { kind: 'some', usual: ['spear'], least: 1, most: 7, repeats: true }),
    choice('board', ['snow', 'ice']),
    choice('terrain', ['none', 'village'], { with: { option: 'board', value: 'snow' } }),
    choice('terrain', ['none', 'lake'], { with: { option: 'board', value: 'ice' } }),
    choice('pieces', ['tree'], {
      kind: 'some',
      usual: [],
      most: 3,
      with: { option: 'terrain', value: 'lake' },
    }),
  ],
  automated: ['foes'],
}
const game: GameFacts = {
  name: 'any',
  title: 'Any',
  seats: [2, 8],
  editions: [],
  bots: ['best'],
  decks: false,
  formats: [],
  rules: false,
  lessons: 0,
  modes: [battle],
}

describe('opening a table', () => {
  it('offers what goes with what is chosen', () => {
    expect(choicesOf(battle, {}).map((one) => one.option)).toEqual(['foes', 'board', 'terrain'])
    const there = choicesOf(battle, { board: 'ice', terrain: 'lake' })
    expect(there.map((one) => one.option)).toEqual(['foes', 'board', 'terrain', 'pieces'])
  })

  it('forgets what is not among the values any more', () => {
    expect(optionsOf(battle, { board: 'snow', terrain: 'lake' })).toEqual({
      foes: ['spear'],
      board: 'snow',
      terrain: 'none',
    })
  })

  it('gives a seat to everybody, also to those whom the game plays', () => {
    expect(seatsOf(battle, {}, 1)).toBe(2)
    expect(seatsOf(battle, { foes: ['spear', 'bow', 'bow'] }, 2)).toBe(5)
    expect(seatsOf({ ...battle, seats: [5, 5] }, {}, 1)).toBe(5)
    expect(seatsOf({ ...battle, automated: [] }, {}, 4)).toBe(4)
    const beside = [...battle.choices, choice('dogs', ['dog'], { kind: 'some', usual: [], most: 2 })]
    const both = { ...battle, automated: ['foes', 'dogs'], choices: beside }
    expect(seatsOf(both, { dogs: ['dog'] }, 1)).toBe(3)
  })

  it('knows when a list is too short', () => {
    expect(isComplete(battle, {})).toBe(true)
    expect(isComplete(battle, { foes: [] })).toBe(false)
  })

  it('sends what the server reads', () => {
    expect(openingOf({ ...usual(game), against: '' }, 'Ann')).toEqual({
      game: 'any',
      name: 'Ann',
      seats: 2,
      options: { foes: ['spear'], board: 'snow', terrain: 'none' },
      against: '',
    })
    expect(openingOf({ ...usual(game), against: null, private: true }, 'Ann')).toMatchObject({
      private: true,
    })
  })
})
