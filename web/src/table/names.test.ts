import { expect, it } from 'vitest'
import type { Face } from '../net/types'
import { NameFinder } from './names'

function face(id: string, name: string): Face {
  return { id, name, type: '', set: '', number: '', provenance: '', text: '' }
}
const finder = new NameFinder([face('1', 'Banzai!'), face('2', 'Doji'), face('3', 'Doji Challenger')])

it('finds names, the longest first', () => {
  const parts = finder.parts('Ann plays Banzai! on Doji Challenger.')
  expect(parts.map((part) => [part.text, part.face?.id])).toEqual([
    ['Ann plays ', undefined],
    ['Banzai!', '1'],
    [' on ', undefined],
    ['Doji Challenger', '3'],
    ['.', undefined],
  ])
})

it('finds no names inside words', () => {
  expect(finder.parts('Dojin wins').every((part) => part.face === undefined)).toBe(true)
})

it('is content with no names at all', () => {
  expect(new NameFinder([]).parts('Ann wins')).toEqual([{ text: 'Ann wins' }])
})
