import { expect, it } from 'vitest'
import type { GameFacts } from '../../net/types'
import { aboutOf, easiestFirst, MOST_DIFFICULT, peopleOf, pictureOf } from './about'

const game = (name: string, ...people: [number, number][]): GameFacts =>
  ({ name, modes: people.map((range) => ({ people: range })) }) as unknown as GameFacts

it('offers the easiest game first, and games that it does not know last', () => {
  const names = ['l5r', 'goofspiel', 'imperium', 'senjutsu', 'invasion'].map((name) => game(name, [2, 2]))
  expect(easiestFirst(names).map(({ name }) => name)).toEqual([
    'senjutsu',
    'invasion',
    'imperium',
    'l5r',
    'goofspiel',
  ])
})
it('tells how many play in all ways to play', () => {
  expect(peopleOf(game('x', [2, 2]))).toBe('2')
  expect(peopleOf(game('x', [2, 2], [1, 4]))).toBe('1–4')
})
it('has a picture for each scheme of the games that it knows', () => {
  expect(pictureOf('l5r', true)).toBe('/boards/l5r-dark.webp')
  expect(pictureOf('goofspiel', false)).toBeNull()
  expect(aboutOf('l5r')?.difficulty).toBe(MOST_DIFFICULT)
})
