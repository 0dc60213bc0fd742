import { describe, expect, it } from 'vitest'
import type { SeenCard, SeenZone, View } from '../../net/types'
import type { Choice, Option } from '../../table/board'
import { activeOf, chainOf, fightOf, isCataclysm, optionsOfZone, phasesOf, plainRace, zonesOf } from './seen'

function zone(name: string, seat: number | null, cards: SeenCard[]): SeenZone {
  return { zone: name, seat, cards }
}

function view(zones: SeenZone[], table: View['table'] = {}, seats: View['seats'] = [{}, {}]): View {
  return {
    game: 'invasion',
    edition: 'faq-2.2',
    seat: 0,
    seats,
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

function lies(card: number, piece: SeenCard['piece'] = {}): SeenCard {
  return { card, piece: { on: null, quest: null, side: 0, development: false, ...piece } }
}

const FIGURES = [
  { zone: 'kingdom', power: 3, hit_points: 9, damage: 2, assigned: 1, burning: false },
  { zone: 'quest', power: 1, hit_points: 8, damage: 0, assigned: 0, burning: true },
  { zone: 'battlefield', power: 4, hit_points: 8, damage: 0, assigned: 0, burning: false },
]

describe('the zones of a capital', () => {
  it('have their power, damage and fire', () => {
    const seen = view([], {}, [{}, { zones: FIGURES }])
    const [kingdom, quest] = zonesOf(seen, 1)
    expect(kingdom).toMatchObject({ power: 3, hitPoints: 9, damage: 2, assigned: 1, burning: false })
    expect(quest?.burning).toBe(true)
    expect(zonesOf(seen, 0).map((place) => place.cards)).toEqual([[], [], []])
  })
  it('have attachments with their cards, and units with the quests they are on', () => {
    const seen = view([
      zone('quest', 0, [lies(1), lies(2, { quest: 1 }), lies(3)]),
      zone('battlefield', 1, [lies(4, { on: 3 })]),
    ])
    const [, quest] = zonesOf(seen, 0)
    expect(quest?.cards.map((card) => card.handle)).toEqual([1, 3])
    expect(quest?.cards[0]?.questing.map((card) => card.handle)).toEqual([2])
    expect(quest?.cards[1]?.attachments.map((card) => card.handle)).toEqual([4])
    expect(zonesOf(seen, 1)[2]?.cards).toEqual([])
  })
  it('have developments apart, also those that nobody knows', () => {
    const hidden = { piece: { on: null, quest: null, side: 0, development: true } }
    const seen = view([zone('kingdom', 1, [hidden, lies(5), lies(6, { development: true })])])
    const [kingdom] = zonesOf(seen, 1)
    expect(kingdom?.cards.map((card) => card.handle)).toEqual([5])
    expect(kingdom?.developments.map((card) => card.handle)).toEqual(['kingdom/1/0', 6])
  })
  it('count what lies under a card', () => {
    const seen = view([zone('battlefield', 0, [lies(1)]), zone('kept', 0, [lies(2, { on: 1 })])])
    expect(zonesOf(seen, 0)[2]?.cards[0]?.kept).toBe(1)
  })
})

describe('Cataclysm', () => {
  it('is where there are fulcrums or dominance, and has a phase of its own', () => {
    expect(isCataclysm(view([zone('fulcrum', null, [lies(1)])]))).toBe(true)
    const seen = view([], {}, [{ dominance: 0 }, { dominance: 3 }])
    expect(isCataclysm(seen)).toBe(true)
    expect(phasesOf(seen)).toContain('channeling')
    expect(phasesOf(view([]))).not.toContain('channeling')
  })
})

describe('a combat', () => {
  const combat = { attacker: 0, defender: 1, section: 1, legend: null, fulcrum: null, declared: true }
  const fighting = [
    zone('battlefield', 0, [lies(1, { side: 1 }), lies(2)]),
    zone('quest', 1, [lies(3, { side: 2 }), lies(4, { on: 3 })]),
  ]

  it('takes those who fight out of their zones, with what is attached to them', () => {
    const seen = view(fighting, { combat: { ...combat, pools: [4, 2], reaches: 1 } })
    const fight = fightOf(seen)
    expect(fight).toMatchObject({ zone: 'quest', target: null, pools: [4, 2], reaches: 1 })
    expect(fight?.attackers.map((card) => card.handle)).toEqual([1])
    expect(fight?.defenders.map((card) => card.attachments.map((one) => one.handle))).toEqual([[4]])
    expect(zonesOf(seen, 0)[2]?.cards.map((card) => card.handle)).toEqual([2])
    expect(zonesOf(seen, 1)[1]).toMatchObject({ cards: [], attacked: true })
  })
  it('has no damage before attackers are declared, and may be against a legend', () => {
    const fight = fightOf(view([], { combat: { ...combat, declared: false, legend: 9 } }))
    expect(fight).toMatchObject({ target: 9, pools: null, reaches: null })
    expect(fightOf(view([], { combat: null }))).toBe(null)
  })
})

describe('the chain', () => {
  it('begins with what resolves first, and knows cards and zones among the targets', () => {
    const chain = [
      { seat: 0, verb: 'play', zone: 'kingdom', source: 7, chosen: [], places: [], cancelled: false },
      {
        seat: 1,
        verb: 'use',
        zone: null,
        source: 8,
        chosen: [[3, -13]],
        places: [[1, 'kingdom']],
        cancelled: true,
      },
    ]
    expect(chainOf(view([], { chain }))).toEqual([
      {
        seat: 1,
        verb: 'use',
        zone: null,
        source: 8,
        targets: [3],
        places: [{ seat: 1, zone: 'kingdom' }],
        cancelled: true,
      },
      { seat: 0, verb: 'play', zone: 'kingdom', source: 7, targets: [], places: [], cancelled: false },
    ])
  })
})

describe('options that are no cards', () => {
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
  it('are about a zone of a player', () => {
    const attack = option({ index: 1, verb: 'target', details: [1, 'quest'] })
    const legend = option({ index: 2, verb: 'target', card: 9, details: [1, 'quest'] })
    const play = option({ index: 3, verb: 'play', card: 5, details: ['quest'] })
    const decision = { options: [option({ word: 'pass' }), attack, legend, play] } as unknown as Choice
    expect(optionsOfZone(decision, 1, 'quest')).toEqual([attack])
    expect(optionsOfZone(decision, 0, 'quest')).toEqual([])
    expect(optionsOfZone(null, 1, 'quest')).toEqual([])
  })
})

describe('small things', () => {
  it('are whose turn it is, and races in plain letters', () => {
    expect([activeOf(view([], { active: -1 })), activeOf(view([], { active: 1 }))]).toEqual([null, 1])
    expect(plainRace('Dark Elf')).toBe('dark-elf')
  })
})
