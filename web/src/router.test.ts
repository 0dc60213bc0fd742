import { expect, it } from 'vitest'
import { routeOf } from './router.svelte'

it('reads addresses', () => {
  expect(routeOf('/')).toEqual({ page: 'door' })
  expect(routeOf('/lobby')).toEqual({ page: 'lobby' })
  expect(routeOf('/table/abc')).toEqual({ page: 'table', table: 'abc' })
  expect(routeOf('/play/l5r')).toEqual({ page: 'play', game: 'l5r' })
  expect(routeOf('/play')).toEqual({ page: 'door' })
  expect(routeOf('/join/abc', '#secret')).toEqual({ page: 'join', table: 'abc', invitation: 'secret' })
  expect(routeOf('/join/abc')).toEqual({ page: 'join', table: 'abc', invitation: null })
  expect(routeOf('/rules/l5r/l5r.duel.x')).toEqual({ page: 'rules', game: 'l5r', rule: 'l5r.duel.x' })
  expect(routeOf('/cards/l5r')).toEqual({ page: 'cards', game: 'l5r', card: null })
  expect(routeOf('/replay')).toEqual({ page: 'replay', table: null })
})

it('knows when it is nowhere', () => {
  expect(routeOf('/table')).toEqual({ page: 'nowhere' })
  expect(routeOf('/elsewhere')).toEqual({ page: 'nowhere' })
  expect(routeOf('/cards/%E0%A4%A')).toEqual({ page: 'cards', game: '%E0%A4%A', card: null })
})
