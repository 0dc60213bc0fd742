import { describe, expect, it } from 'vitest'
import { isLoopback, originFor } from './addresses'

const home = { origin: 'http://127.0.0.1:8000', hostname: '127.0.0.1' }
const net = 'http://192.168.1.5:8000'

describe('the address of an invitation', () => {
  it('is the one that is set', () => {
    const told = { public: 'https://cards.example.org', network: net, local: false }
    expect(originFor(home, told)).toEqual({ origin: told.public, local: false, network: false })
  })
  it('is the one in use where others can open it', () => {
    const here = { origin: 'http://cards.lan:8000', hostname: 'cards.lan' }
    expect(originFor(here, { public: null, network: null, local: false }).origin).toBe(here.origin)
  })
  it('is that of the network where the one in use is a loopback', () => {
    expect(originFor(home, { public: null, network: net, local: false })).toEqual({
      origin: net,
      local: false,
      network: true,
    })
  })
  it('says where nobody else can come', () => {
    expect(originFor(home, { public: null, network: net, local: true })).toEqual({
      origin: home.origin,
      local: true,
      network: false,
    })
    expect(originFor(home, null).local).toBe(true)
  })
  it('knows loopbacks', () => {
    expect(['localhost', '127.0.0.1', '127.9.9.9', '[::1]'].every(isLoopback)).toBe(true)
    expect(['127.0.0.1.example.org', '192.168.1.5', 'example.org'].some(isLoopback)).toBe(false)
  })
})
