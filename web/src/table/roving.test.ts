import { describe, expect, it } from 'vitest'
import { nextThing } from './roving'

/** A button at a place, ten by ten. */
function button(x: number, y: number): HTMLElement {
  const made = document.createElement('button')
  made.getBoundingClientRect = () => ({ left: x, top: y, width: 10, height: 10 }) as DOMRect
  return made
}

describe('arrows', () => {
  const [left, middle, right, below, aside] = [
    button(0, 0),
    button(20, 0),
    button(40, 0),
    button(22, 50),
    button(90, 30),
  ]
  const all = [left, middle, right, below, aside] as HTMLElement[]

  it('go to the thing that lies next in their direction', () => {
    expect(nextThing(middle as Element, all, 'ArrowRight')).toBe(right)
    expect(nextThing(middle as Element, all, 'ArrowLeft')).toBe(left)
    expect(nextThing(middle as Element, all, 'ArrowDown')).toBe(below)
    expect(nextThing(below as Element, all, 'ArrowUp')).toBe(middle)
  })

  it('stay where nothing lies', () => {
    expect(nextThing(left as Element, all, 'ArrowLeft')).toBeNull()
    expect(nextThing(left as Element, all, 'Enter')).toBeNull()
  })
})
