import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boardOf } from '.'
import { typesetOf } from '../cards/typeset'
import Backed from '../cards/Backed.svelte'
import PlainFace from '../cards/plain/CardFace.svelte'
import Outside from './Outside.svelte'
import Plain from './plain/Board.svelte'

/** To compile two boards may take long. */
const PATIENCE = 60_000
const FILES = { board: '/api/games/mine/web/board.js', emblem: null, back: '/api/games/mine/web/back.svg' }
const NOTHING = { board: null, emblem: null, back: null }

describe('boards', () => {
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url.split('?')[0] ?? '')
      if (url.includes('/lost/')) return Promise.reject(new TypeError('no connection'))
      return Promise.resolve(new Response(JSON.stringify(url.includes('/mine/') ? FILES : NOTHING)))
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it(
    'are those of the pages for games that have one there',
    async () => {
      const boards = await Promise.all(['l5r', 'senjutsu'].map(boardOf))
      expect(new Set([...boards, Plain, Outside]).size).toBe(4)
      expect(asked).toEqual([])
    },
    PATIENCE,
  )

  it('are those that the package of a game brings, asked for once', async () => {
    expect(await boardOf('mine')).toBe(Outside)
    expect(await typesetOf('mine')).toBe(Backed)
    expect(asked).toEqual(['/api/games/mine/web'])
  })

  it('are plain for all other games', async () => {
    expect(await boardOf('some game')).toBe(Plain)
    expect(await boardOf('plain')).toBe(Plain)
    expect(asked).toEqual(['/api/games/some%20game/web', '/api/games/plain/web'])
  })

  it('are asked for again after a failure', async () => {
    await expect(boardOf('lost')).rejects.toThrow()
    await expect(boardOf('lost')).rejects.toThrow()
    expect(await typesetOf('lost')).toBe(PlainFace)
    expect(await typesetOf('lost')).toBe(PlainFace)
    expect(asked.length).toBe(4)
  })
})
