import { describe, expect, it } from 'vitest'
import type { Face } from '../../net/types'
import { change, leadOf, printedOn } from './printed'

const FACE: Face = {
  id: 'x',
  name: 'Somebody',
  type: 'Unit',
  set: 'Core',
  number: '1',
  provenance: 'printed',
  text: '',
  race: 'High Elf',
  cost: 3,
  loyalty: 2,
  power: 2,
  health: 4,
  traits: ['Elite'],
}

describe('what is printed on a card', () => {
  it('has power and hit points as they are now', () => {
    const { figures, race } = printedOn(FACE, { power: 3, hit_points: 2 })
    expect(figures.map((one) => [one.name, one.now, change(one)])).toEqual([
      ['power', 3, 1],
      ['hit_points', 2, -1],
    ])
    expect(race).toBe('high-elf')
  })
  it('costs what it costs now, loyalty included', () => {
    expect(printedOn(FACE, { cost: 4 }).cost).toBe(4)
    expect(printedOn({ ...FACE, cost: 'X' }).cost).toBe('X')
  })
  it('has three values of power on a legend, one for each zone', () => {
    const legend = { ...FACE, type: 'Legend', power: null, powers: [1, 2, 4] }
    const { figures } = printedOn(legend, { powers: [1, 3, 4] })
    expect(figures.map((one) => [one.name, one.now])).toEqual([
      ['kingdom', 1],
      ['quest', 3],
      ['battlefield', 4],
      ['hit_points', 4],
    ])
  })
  it('has dominance on a fulcrum, and costs nothing there', () => {
    const fulcrum = printedOn({ ...FACE, type: 'Fulcrum', power: null, health: null, dominance: 2 })
    expect(fulcrum.figures).toEqual([{ name: 'dominance', printed: 2, now: 2 }])
    expect(fulcrum.cost).toBeNull()
  })
  it('shows an attachment as one, and tells X from a number', () => {
    const choppa = printedOn({ ...FACE, type: 'Support', traits: ['Attachment'], power: 'X', health: null })
    expect(choppa.type).toBe('attachment')
    expect(choppa.figures).toEqual([{ name: 'power', printed: 'X', now: 'X' }])
  })
})

describe('the text of a card', () => {
  it('begins with the kind of ability', () => {
    expect(leadOf('Action: Draw a card.')).toEqual({ lead: 'Action:', rest: ' Draw a card.' })
    expect(leadOf('This unit gains 1 power.').lead).toBe('')
  })
})
