import { describe, expect, it } from 'vitest'
import type { Option } from '../board'
import { slotsFor } from './slots'

function option(index: number, label: string, word: string | null = null): Option {
  return { index, label, card: null, face: null, word, verb: null, details: [], now: {}, words: null }
}

describe('the slots of the dock', () => {
  const yes = option(0, 'Yes', 'yes')
  const no = option(1, 'No', 'no')
  const pass = option(2, 'Pass', 'pass')

  it('hold what has no place, and pass in a slot of its own', () => {
    expect(slotsFor([yes, no], 3, 40)).toEqual({ pass: null, verbs: [yes, no], crowded: false })
    expect(slotsFor([yes, no, pass], 3, 40)).toEqual({ pass, verbs: [yes, no], crowded: false })
  })

  it('hold at most three buttons: more are a list, and pass stays', () => {
    const many = [yes, no, option(3, 'Perhaps'), pass]
    expect(slotsFor(many, 3, 40)).toEqual({ pass, verbs: [], crowded: true })
    expect(slotsFor([yes, no], 1, 40).crowded).toBe(true)
  })

  it('hold no words that are longer than a button', () => {
    expect(slotsFor([option(0, 'x'.repeat(41))], 3, 40).crowded).toBe(true)
  })
})
