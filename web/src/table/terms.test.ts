import { describe, expect, it } from 'vitest'
import type { Term } from '../net/types'
import { TermFinder } from './terms'

function term(id: string, ...forms: string[]): Term {
  return { id, name: forms[0] ?? '', forms, text: '', rule: `g.${id}.a`, marked: true }
}
const HONOR = term('token.honor', 'honor')
const TO_HONOR = term('verb.honor', 'honor')
const BOW = term('bow', 'bow')
const BOWED = term('bowed', 'bowed', 'bowed ones')
const finder = new TermFinder([HONOR, TO_HONOR, BOW, BOWED, { ...term('card', 'card'), marked: false }])
const found = (text: string) => finder.find(text).map(({ start, end }) => text.slice(start, end))

describe('terms in a text', () => {
  it('are found as whole words, the longest first, in any case', () => {
    expect(found('Bow it. It is bowed; bowed ones, elbow, bow-wow, Honor')).toEqual([
      'Bow',
      'bowed',
      'bowed ones',
      'Honor',
    ])
  })
  it('may mean several things', () => {
    expect(finder.find('lose 1 honor')[0]?.terms).toEqual([HONOR, TO_HONOR])
  })
  it('are not those that are no worth a mark', () => {
    expect(found('a card')).toEqual([])
    expect(new TermFinder([]).find('honor')).toEqual([])
  })
  it('are listed once each', () => {
    expect(finder.in('bow, honor, bow')).toEqual([BOW, HONOR, TO_HONOR])
  })
})
