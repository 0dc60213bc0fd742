import { describe, expect, it } from 'vitest'
import type { View } from '../../net/types'
import type { Faces } from '../board'
import { handlesCalled, selectorOf } from './pointing'

const faces = {
  name: (face: string) => ({ a: 'Banzai!', b: 'Assassination' })[face] ?? '',
} as unknown as Faces
const view = {
  zones: [
    {
      zone: 'hand',
      seat: 0,
      cards: [
        { card: 3, face: 'a' },
        { card: 4, face: 'b' },
      ],
    },
    { zone: 'hand', seat: 1, cards: [{}, { card: 9, face: 'a' }] },
  ],
} as unknown as View

describe('where a coach points', () => {
  it('finds the cards of a name, and no hidden one', () => {
    expect(handlesCalled(view, faces, 'Banzai!')).toEqual([3, 9])
  })
  it('points at cards and regions', () => {
    expect(selectorOf('card:Assassination', view, faces)).toBe('[data-card="4"]')
    expect(selectorOf('middle', view, faces)).toBe('[data-region="middle"]')
  })
  it('points at nothing where the card is not in sight', () => {
    expect(selectorOf('card:Fine Katana', view, faces)).toBe(':not(*)')
  })
})
