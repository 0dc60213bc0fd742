import { describe, expect, it } from 'vitest'
import { GUARD, GUARD_AT_REST, Guard } from './guard'

describe('the guard after a change', () => {
  it('drops presses for a moment, and longer where the pointer has not moved', () => {
    const guard = new Guard()
    expect(guard.changed(1000)).toBe(GUARD_AT_REST)
    guard.press(1000 + GUARD_AT_REST - 1)
    expect(guard.click(1)).toBe(false)
    guard.press(1000 + GUARD_AT_REST)
    expect(guard.click(1)).toBe(true)
    guard.move()
    expect(guard.changed(5000)).toBe(GUARD)
    guard.press(5000 + GUARD)
    expect(guard.click(1)).toBe(true)
  })

  it('drops a press that began before the change', () => {
    const guard = new Guard()
    guard.press(1)
    guard.changed(2)
    expect(guard.click(1)).toBe(false)
  })

  it('takes a double click for one click', () => {
    const guard = new Guard()
    guard.press(1)
    expect(guard.click(1)).toBe(true)
    expect(guard.click(2)).toBe(false)
  })

  it('counts a key only after it was released once', () => {
    const guard = new Guard()
    expect(guard.keyDown('p', false)).toBe(true)
    expect(guard.keyDown('p', true)).toBe(false)
    guard.changed(1)
    expect(guard.keyDown('p', false)).toBe(false)
    guard.keyUp('p')
    expect(guard.keyDown('p', false)).toBe(true)
  })

  it('can be switched off for presses', () => {
    const guard = new Guard(() => 0)
    expect(guard.changed(1000)).toBe(0)
    guard.press(1000)
    expect(guard.click(1)).toBe(true)
  })
})
