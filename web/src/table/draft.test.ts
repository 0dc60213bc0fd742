import { describe, expect, it } from 'vitest'
import type { Kind } from '../net/types'
import type { Choice } from './board'
import { Draft } from './draft.svelte'

function choice(kind: Kind, count: number, least: number, most: number, limits: number[] = []): Choice {
  const options = Array.from({ length: count }, (_, index) => ({
    index,
    label: `option ${index}`,
    card: null,
    face: null,
    word: null,
    verb: null,
    details: [],
    now: {},
    words: null,
  }))
  const seen = { kind, prompt: '', rule: '', source: null, options: [], least, most, limits }
  return {
    decision: 1,
    kind,
    message: '',
    prompt: '',
    rule: '',
    source: null,
    options,
    least,
    most,
    limits,
    seen,
  }
}

describe('some', () => {
  it('is complete from the least to the most', () => {
    const draft = new Draft(choice('some', 4, 1, 2))
    expect(draft.answer).toBeNull()
    draft.toggle(3)
    expect(draft.answer).toEqual([3])
    draft.toggle(0)
    expect(draft.answer).toEqual([0, 3])
  })

  it('takes no more than the most, and gives back what is toggled again', () => {
    const draft = new Draft(choice('some', 4, 0, 2))
    for (const index of [0, 1, 2]) draft.toggle(index)
    expect(draft.answer).toEqual([0, 1])
    draft.toggle(0)
    draft.toggle(2)
    expect(draft.answer).toEqual([1, 2])
  })

  it('replaces the only one', () => {
    const draft = new Draft(choice('some', 3, 0, 1))
    draft.toggle(0)
    draft.toggle(2)
    expect(draft.answer).toEqual([2])
  })

  it('may be nothing', () => {
    expect(new Draft(choice('some', 3, 0, 3)).answer).toEqual([])
  })
})

describe('order', () => {
  it('is the order of the clicks, and complete with the last', () => {
    const draft = new Draft(choice('order', 3, 3, 3))
    draft.toggle(2)
    draft.toggle(0)
    expect(draft.answer).toBeNull()
    draft.toggle(1)
    expect(draft.answer).toEqual([2, 0, 1])
    expect(draft.of(0)).toBe(2)
  })

  it('moves what is placed, not beyond the ends', () => {
    const draft = new Draft(choice('order', 3, 3, 3))
    draft.placeRest()
    draft.move(0, -1)
    draft.move(2, -1)
    expect(draft.answer).toEqual([0, 2, 1])
    draft.move(0, 5)
    expect(draft.answer).toEqual([2, 1, 0])
  })

  it('puts what is dragged at a place', () => {
    const draft = new Draft(choice('order', 4, 4, 4))
    draft.placeRest()
    draft.placeAt(3, 0)
    expect(draft.answer).toEqual([3, 0, 1, 2])
    draft.placeAt(3, 99)
    expect(draft.answer).toEqual([0, 1, 2, 3])
  })

  it('places the rest as listed', () => {
    const draft = new Draft(choice('order', 4, 4, 4))
    draft.toggle(2)
    draft.placeRest()
    expect(draft.answer).toEqual([2, 0, 1, 3])
  })
})

describe('number', () => {
  it('begins with the least and stays in the range', () => {
    const draft = new Draft(choice('number', 0, 1, 5))
    expect(draft.answer).toBe(1)
    draft.set(9)
    expect(draft.answer).toBe(5)
    draft.set(0)
    expect(draft.answer).toBe(1)
  })
})

describe('distribute', () => {
  it('is complete when all is given, within the limits', () => {
    const draft = new Draft(choice('distribute', 3, 4, 4, [1, 2, 4]))
    draft.give(0, 3)
    expect(draft.points).toEqual([1, 0, 0])
    draft.give(1, 2)
    expect(draft.answer).toBeNull()
    expect(draft.left).toBe(1)
    draft.give(2, 4)
    expect(draft.answer).toEqual([1, 2, 1])
    draft.give(1, 0)
    expect(draft.left).toBe(2)
  })
})
