import { describe, expect, it } from 'vitest'
import { fitted } from './fit'

/** Every letter is half as wide as it is high. */
const measure = (text: string) => text.length / 2

describe('a name in a tile', () => {
  it('stands in two lines, broken between words', () => {
    expect(fitted('Steadfast Witch Hunter', 90, measure)).toEqual({
      lines: ['Steadfast', 'Witch Hunter'],
      size: 12.5,
      squeeze: 1,
    })
  })

  it('becomes smaller, then narrower, before words are left out', () => {
    expect(fitted('Twelve signs', 75, measure)).toMatchObject({ lines: ['Twelve signs'], size: 12.5 })
    expect(fitted('Elevenwords', 67, measure)).toMatchObject({ lines: ['Elevenwords'], size: 12, squeeze: 1 })
    expect(fitted('Twelvewords!', 67, measure)).toMatchObject({ lines: ['Twelvewords!'], squeeze: 0.86 })
  })

  it('keeps the last words where not all fit', () => {
    expect(fitted('Keeper of the Ancient Forest', 60, measure).lines).toEqual(['the Ancient', 'Forest'])
  })

  it('never breaks a word', () => {
    const { lines, squeeze } = fitted('Incomprehensibilities', 40, measure)
    expect(lines).toEqual(['Incomprehensibilities'])
    expect(12 * measure('Incomprehensibilities') * squeeze).toBeLessThanOrEqual(40.001)
  })
})
