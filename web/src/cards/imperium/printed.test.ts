import { describe, expect, it } from 'vitest'
import type { Face } from '../../net/types'
import { leadOf, printedOn } from './printed'

const FACE: Face = {
  id: 'x',
  name: 'X',
  type: '',
  set: 'classics',
  number: '1',
  provenance: 'printed',
  text: '',
  module: 'commons',
  suits: ['uncivilised', 'civilised'],
  type_icons: ['production', 'river', 'something new'],
  header: 'pinned',
  state: 'empire',
  development_cost: { material: 2, population: 0, progress: 1 },
  victory_points: 'variable',
  parts: ['Solstice: Gain 1 material.'],
}

describe('what is printed', () => {
  it('is read from the facts', () => {
    expect(printedOn(FACE)).toMatchObject({
      suits: ['uncivilised', 'civilised'],
      ornament: 'uncivilised',
      icons: ['production', 'river'],
      header: 'pinned',
      state: 'empire',
      nation: null,
      cost: [
        { resource: 'material', amount: 2 },
        { resource: 'progress', amount: 1 },
      ],
      points: 'variable',
    })
  })

  it('has the picture of the nation where there is no suit, and no cost where it is not developed', () => {
    const face = { ...FACE, suits: [], module: 'romans', development_cost: null, victory_points: -2 }
    expect(printedOn(face)).toMatchObject({ ornament: 'nation', nation: 'romans', cost: null, points: -2 })
  })

  it('begins with the kind of the effect', () => {
    expect(leadOf('Solstice: Gain 1 material.')).toEqual({ lead: 'Solstice:', rest: 'Gain 1 material.' })
    expect(leadOf('Exhaust, if it is there: Draw a card.').lead).toBe('Exhaust,')
    expect(leadOf('Victory points: 2 for each city.').lead).toBe('Victory points:')
    expect(leadOf('Gain 1 material, then draw a card.').lead).toBe('')
  })
})
