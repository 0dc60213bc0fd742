import { describe, expect, it } from 'vitest'
import { shortened, sinceOf } from './since'

describe('since your decision', () => {
  it('tells what came after the last answer, without what only explains it', () => {
    const steps = [1, 2, 3].map((sequence) => ({
      sequence,
      lines: [
        { depth: 0, text: `step ${sequence}` },
        { depth: 1, text: 'because' },
      ],
    }))
    expect(sinceOf(steps, 1)).toEqual(['step 2', 'step 3'])
  })

  it('cuts a long line between words', () => {
    expect(shortened('short', 10)).toBe('short')
    expect(shortened('Hideo plays Way of the Crane, honored', 24)).toBe('Hideo plays Way of the …')
  })
})
