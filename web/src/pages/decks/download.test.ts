import { expect, it } from 'vitest'
import { fileName } from './download'

it('names files so that every system can keep them', () => {
  expect(fileName("A Courtier's Year", 'txt')).toBe('a-courtier-s-year.txt')
  expect(fileName('Žár / ..\\', 'json')).toBe('zar.json')
  expect(fileName('???', 'txt')).toBe('nefrit.txt')
})
