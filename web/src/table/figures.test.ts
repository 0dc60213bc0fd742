import { describe, expect, it } from 'vitest'
import { changedFigures, figureChange } from './figures'

describe('the figures of a card', () => {
  it('are told where they differ from what is printed', () => {
    const face = { military: 4, political: 2, 'hit-points': 3, name: 'x' }
    const seen = { now: { military: 6, political: 2, hit_points: 5, other: 1, word: 'x' } }
    expect(changedFigures(seen, face)).toEqual([
      { name: 'military', printed: 4, now: 6 },
      { name: 'hit_points', printed: 3, now: 5 },
    ])
    expect(changedFigures(undefined, face)).toEqual([])
    expect(changedFigures(seen, undefined)).toEqual([])
    expect(changedFigures({}, face)).toEqual([])
  })
  it('are compared with what they were', () => {
    expect(figureChange({ a: 1, b: 2 }, { a: 1, b: 3 })).toBe('2 → 3')
    expect(figureChange({ a: 1 }, { a: 1, b: 3 })).toBeNull()
  })
})
