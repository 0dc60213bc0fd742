import { describe, expect, it } from 'vitest'
import { shortened } from './since'

describe('a chip', () => {
  it('cuts a long line between words', () => {
    expect(shortened('short', 10)).toBe('short')
    expect(shortened('Hideo plays Way of the Crane, honored', 24)).toBe('Hideo plays Way of the …')
  })
})
