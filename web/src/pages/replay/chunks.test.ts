import { describe, expect, it, vi } from 'vitest'
import type { Position } from '../../net/types'
import { CHUNK, Positions, type Fetch } from './chunks'

function server(count: number) {
  return vi.fn<Fetch>((from, most) => {
    const numbers = Array.from(
      { length: Math.max(0, Math.min(most, count + 1 - from)) },
      (_, at) => from + at,
    )
    return Promise.resolve({ positions: numbers.map((number) => ({ number }) as Position) })
  })
}

describe('positions of a record', () => {
  it('are fetched some at a time, with those that come next', async () => {
    const fetch = server(35)
    const positions = new Positions(35, fetch)
    expect((await positions.at(3, null)).number).toBe(3)
    expect(fetch.mock.calls).toEqual([[0, CHUNK, null]])
    expect((await positions.at(7, null)).number).toBe(7)
    expect(fetch.mock.calls.at(-1)).toEqual([10, CHUNK, null])
    expect((await positions.at(12, null)).number).toBe(12)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect((await positions.at(35, null)).number).toBe(35)
  })
  it('are others for other eyes', async () => {
    const fetch = server(5)
    const positions = new Positions(5, fetch)
    await positions.at(5, null)
    await positions.at(5, 1)
    expect(fetch.mock.calls.map((call) => call[2])).toEqual([null, 1])
  })
  it('are asked for again after a failure', async () => {
    const fetch = server(5)
    fetch.mockRejectedValueOnce(new Error('away'))
    const positions = new Positions(5, fetch)
    await expect(positions.at(0, null)).rejects.toThrow('away')
    expect((await positions.at(0, null)).number).toBe(0)
  })
  it('do not fill the memory', async () => {
    const fetch = server(1000)
    const positions = new Positions(1000, fetch)
    for (let number = 0; number <= 1000; number += CHUNK) await positions.at(number, null)
    const before = fetch.mock.calls.length
    await positions.at(0, null)
    expect(fetch.mock.calls.length).toBeGreaterThan(before)
  })
})
