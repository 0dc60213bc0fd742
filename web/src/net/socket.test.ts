import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableSocket, socketAddress, type Connection } from './socket'
import type { FromServer } from './types'

class Line {
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.readyState = 3
  }
  opens() {
    this.readyState = 1
    this.onopen?.()
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  breaks(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

let lines: Line[]
let states: Connection[]
let heard: FromServer[]
let socket: TableSocket

function last(): Line {
  const line = lines.at(-1)
  if (!line) throw new Error('nobody has connected')
  return line
}

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  states = []
  heard = []
  socket = new TableSocket(
    'ws://here/table',
    { token: 'secret', language: 'en' },
    { message: (message) => heard.push(message), connection: (state) => states.push(state) },
    {
      make: () => {
        lines.push(new Line())
        return last() as unknown as WebSocket
      },
      random: () => 1,
    },
  )
  socket.open()
})

afterEach(() => {
  socket.close()
  vi.useRealTimers()
})

describe('the socket of a table', () => {
  it('says hello first, and is open when the server has answered', () => {
    last().opens()
    expect(last().sent).toEqual([{ type: 'hello', token: 'secret', from: 0, language: 'en' }])
    expect(states).toEqual(['connecting'])
    last().says({ type: 'waiting', sequence: 1, seat: 0, names: ['Ann', ''] })
    expect(states.at(-1)).toBe('open')
    expect(heard).toHaveLength(1)
  })

  it('comes back and reads on from where it was', () => {
    last().opens()
    last().says({ type: 'view', sequence: 17 })
    last().breaks()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(400)
    expect(lines).toHaveLength(2)
    last().opens()
    expect(last().sent[0]).toMatchObject({ type: 'hello', from: 17 })
  })

  it('waits longer after each failure, but not for ever, and is quick again after a success', () => {
    const waits = Array.from({ length: 8 }, () => {
      last().breaks()
      const before = lines.length
      let waited = 0
      while (lines.length === before) {
        vi.advanceTimersByTime(100)
        waited += 100
      }
      return waited
    })
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000, 8000])
    last().opens()
    last().says({ type: 'view', sequence: 1 })
    expect(socket.wait()).toBe(400)
  })

  it('does not come back where it is not wanted', () => {
    last().opens()
    last().says({ type: 'refused', rule: 'table.no-such-table', words: 'There is none.' })
    last().breaks(1008)
    vi.advanceTimersByTime(60_000)
    expect(states.at(-1)).toBe('closed')
    expect(lines).toHaveLength(1)
  })

  it('comes back where it was let in and has only said too much', () => {
    last().opens()
    last().says({ type: 'view', sequence: 3 })
    last().breaks(1008)
    expect(states.at(-1)).toBe('lost')
  })

  it('takes a server that answers no ping for gone', () => {
    last().opens()
    last().says({ type: 'view', sequence: 3 })
    vi.advanceTimersByTime(20_000)
    expect(last().sent.at(-1)).toEqual({ type: 'ping' })
    vi.advanceTimersByTime(8_000)
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(400)
    expect(lines).toHaveLength(2)
  })

  it('is content with a pong', () => {
    last().opens()
    last().says({ type: 'view', sequence: 3 })
    vi.advanceTimersByTime(20_000)
    last().says({ type: 'pong', sequence: 3 })
    vi.advanceTimersByTime(9_000)
    expect(states.at(-1)).toBe('open')
  })

  it('hurries when the network is back', () => {
    for (let times = 0; times < 6; times += 1) {
      last().breaks()
      vi.advanceTimersByTime(15_000)
    }
    last().breaks()
    const before = lines.length
    window.dispatchEvent(new Event('online'))
    expect(lines).toHaveLength(before + 1)
  })

  it('keeps nothing to be sent later', () => {
    expect(socket.send({ type: 'undo' })).toBe(false)
    last().opens()
    expect(last().sent).toHaveLength(1)
  })

  it('is told everything anew in another language', () => {
    last().opens()
    last().says({ type: 'view', sequence: 17 })
    const before = last()
    socket.speak('pl')
    before.breaks()
    expect(lines).toHaveLength(2)
    last().opens()
    expect(last().sent[0]).toMatchObject({ type: 'hello', from: 0, language: 'pl' })
    socket.speak('pl')
    expect(lines).toHaveLength(2)
  })

  it('leaves for good', () => {
    last().opens()
    const line = last()
    socket.close()
    line.breaks()
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
  })
})

it('the address follows the page', () => {
  const place = { protocol: 'https:', host: 'play.example' } as Location
  expect(socketAddress('a/b', place)).toBe('wss://play.example/api/tables/a%2Fb/socket')
})
