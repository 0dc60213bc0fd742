import { describe, expect, it } from 'vitest'
import type { Face } from '../../net/types'
import type { GlyphName } from './glyphs'
import { change, leadOf, printedOn, withGlyphs, written } from './printed'

const FACE: Face = {
  id: 'x',
  name: 'Somebody',
  type: 'character',
  set: 'Core Set',
  number: '1',
  provenance: 'printed',
  text: '',
  clan: 'crane',
  cost: 3,
  military: null,
  political: 2,
  glory: 1,
}

describe('what is printed on a card', () => {
  it('has its figures as they are now, and a dash for none', () => {
    const { figures, cost } = printedOn(FACE, { military: null, political: 4, glory: 0 })
    expect(figures.map((figure) => [figure.name, written(figure), change(figure)])).toEqual([
      ['military', '–', 0],
      ['political', '4', 1],
      ['glory', '0', -1],
    ])
    expect(cost).toBe(3)
  })
  it('costs what it costs now', () => {
    expect(printedOn(FACE, { cost: 1 }).cost).toBe(1)
  })
  it('writes a bonus with its sign', () => {
    const { figures } = printedOn({ ...FACE, type: 'attachment', military_bonus: 2, political_bonus: -1 })
    expect(figures.filter((figure) => figure.bonus).map(written)).toEqual(['+2', '−1'])
  })
})

describe('the text of a card', () => {
  it('begins with the kind of ability or a keyword', () => {
    expect(leadOf('Action: Bow this – gain 1 fate.')).toEqual({
      lead: 'Action:',
      rest: ' Bow this – gain 1 fate.',
    })
    expect(leadOf('Covert (this may be passed by).').lead).toBe('Covert')
    expect(leadOf('Attaches only to a character you control.').lead).toBe('')
  })
  it('has drawings in the place of words that follow a number', () => {
    const words = new Map<string, GlyphName>([['fate', 'fate']])
    expect(withGlyphs('gain 1 fate for the fate phase', words)).toEqual([
      { text: 'gain 1 ', glyph: null },
      { text: 'fate', glyph: 'fate' },
      { text: ' for the fate phase', glyph: null },
    ])
  })
})
