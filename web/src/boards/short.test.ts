import { describe, expect, it } from 'vitest'
import { shortName } from './short'

describe('a short name', () => {
  it('is the first word of a long one', () => {
    expect(shortName('Hideo the Steady')).toBe('Hideo')
  })
  it('is the name itself if that is short', () => {
    expect(shortName('Ann Lee')).toBe('Ann Lee')
  })
})
