import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogEntry, View, ViewMessage } from '../../net/types'
import { settings } from '../../state/settings.svelte'
import { beatsOf } from './beats'
import { Playback, TIMES, TWICE } from './playback.svelte'

const ME = 0
const OTHER = 1

function viewOf(honor: number): View {
  return { seats: [{ honor: 10 }, { honor }], zones: [] } as unknown as View
}

/** An entry that takes honor from the other player. */
function lost(before: number, { by = OTHER, beat = 'number', line = 0 } = {}): LogEntry {
  return {
    message: 'honor-lost',
    arguments: { by, seat: OTHER },
    beat,
    line,
    seats: ['seat', 'by'],
    figures: [{ card: null, seat: OTHER, fact: 'honor', before, after: before - 1 }],
  }
}

/** What the server tells after some entries, each with its line; `asked` if it asks the reader then. */
function told(
  sequence: number,
  honor: number,
  entries: LogEntry[],
  { asked = false, keep = sequence - 1 } = {},
) {
  const lines = entries.map((_, at) => ({ depth: 0, text: `line ${sequence}.${at}` }))
  const steps = [{ sequence, lines, entries: entries.map((entry, line) => ({ ...entry, line })) }]
  const question = asked ? { decision: sequence, prompt: '', options: [] } : null
  return {
    sequence,
    seat: ME,
    view: viewOf(honor),
    asked: question,
    log: { keep, steps },
  } as unknown as ViewMessage
}

/** A playback that has been told a first view, and the sequence numbers of what it has shown. */
function table() {
  const shown: number[] = []
  const playback = new Playback((message) => shown.push(message.sequence))
  playback.take(told(1, 9, []))
  return { playback, shown }
}

function honorShown(playback: Playback): unknown {
  return playback.view?.seats[OTHER]?.['honor']
}

function some(count: number, beat = 'number'): LogEntry[] {
  return Array.from({ length: count }, (_, at) => lost(30 - at, { beat }))
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.playback = 'normal'
})
afterEach(() => {
  vi.useRealTimers()
  settings.playback = 'normal'
})

describe('the queue', () => {
  it('shows the first view at once, and then one beat after another', () => {
    const { playback, shown } = table()
    expect(shown).toEqual([1])
    expect(playback.playing).toBe(false)
    playback.take(told(2, 7, [lost(9), lost(8)]))
    expect(playback.beat?.text).toBe('line 2.0')
    expect(honorShown(playback)).toBe(8)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(TIMES.normal - 1)
    expect(playback.beat?.text).toBe('line 2.0')
    vi.advanceTimersByTime(1)
    expect(playback.beat?.text).toBe('line 2.1')
    expect(honorShown(playback)).toBe(7)
    vi.advanceTimersByTime(TIMES.normal)
    expect(playback.playing).toBe(false)
    expect(playback.view).toBeNull()
    expect(shown).toEqual([1, 2])
  })

  it('shows what is told meanwhile after that', () => {
    const { playback, shown } = table()
    playback.take(told(2, 8, [lost(9)]))
    playback.take(told(3, 7, [lost(8)]))
    playback.take(told(4, 7, []))
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(TIMES.normal)
    expect(shown).toEqual([1, 2])
    expect(playback.beat?.text).toBe('line 3.0')
    vi.advanceTimersByTime(TIMES.normal)
    expect(shown).toEqual([1, 2, 3, 4])
  })

  it.each(['slow', 'normal', 'quick'] as const)('goes %s as the settings say', (speed) => {
    settings.playback = speed
    const { playback } = table()
    playback.take(told(2, 8, [lost(9)]))
    vi.advanceTimersByTime(TIMES[speed] - 1)
    expect(playback.playing).toBe(true)
    vi.advanceTimersByTime(1)
    expect(playback.playing).toBe(false)
  })

  it('can be off: then the strip has everything at once', () => {
    settings.playback = 'off'
    const { playback, shown } = table()
    playback.take(told(2, 7, [lost(9), lost(8)]))
    expect([playback.playing, shown]).toEqual([false, [1, 2]])
    expect(playback.seen.map((beat) => beat.text)).toEqual(['line 2.0', 'line 2.1'])
  })

  it('shows more than eight beats quickly', () => {
    const { playback } = table()
    playback.take(told(2, 20, some(9)))
    const first = playback.beat
    vi.advanceTimersByTime(TIMES.quick)
    expect(playback.beat).not.toBe(first)
  })

  it('cuts what would take longer than six seconds to its results, and loses none of the changes', () => {
    const { playback } = table()
    const entries = [...some(15), lost(15, { beat: 'result' }), ...some(4)]
    playback.take(told(2, 9, entries))
    expect(playback.beat?.kind).toBe('result')
    expect(honorShown(playback)).toBe(14)
    vi.advanceTimersByTime(TIMES.normal)
    expect(playback.playing).toBe(false)
    expect(playback.seen).toHaveLength(20)
  })

  it('never takes longer than six seconds, whatever happened', () => {
    const { playback } = table()
    playback.take(told(2, 0, some(80, 'result')))
    vi.advanceTimersByTime(6000)
    expect(playback.playing).toBe(false)
  })

  it('shows what one does oneself on the new view, so that one can go on', () => {
    const { playback, shown } = table()
    playback.take(told(2, 8, [lost(9, { by: ME })], { asked: true }))
    expect(shown).toEqual([1, 2])
    expect(playback.view).toBeNull()
    expect(playback.beat?.text).toBe('line 2.0')
  })

  it('begins anew when something is taken back', () => {
    const { playback, shown } = table()
    playback.take(told(2, 8, [lost(9)]))
    playback.take(told(3, 9, [lost(9)], { keep: 1 }))
    expect(playback.playing).toBe(false)
    expect(shown).toEqual([1, 2, 3])
  })
})

describe('skipping', () => {
  it('goes to the next beat, and twice in a moment to the end', () => {
    const { playback, shown } = table()
    playback.take(told(2, 5, some(4)))
    playback.next(1000)
    expect(playback.beat?.text).toBe('line 2.1')
    playback.next(1000 + TWICE)
    expect(playback.beat?.text).toBe('line 2.2')
    playback.next(1000 + TWICE + 1)
    expect([playback.playing, shown]).toEqual([false, [1, 2]])
    vi.runAllTimers()
    expect(shown).toEqual([1, 2])
  })

  it('is what an answer does, and the strip is empty then', () => {
    const { playback, shown } = table()
    playback.take(told(2, 8, [lost(9)]))
    playback.answers()
    expect([playback.playing, shown, playback.seen]).toEqual([false, [1, 2], []])
    expect(playback.canRepeat).toBe(false)
  })
})

describe('since the last answer', () => {
  it('keeps what was shown, up to the beat that is shown now', () => {
    const { playback } = table()
    playback.take(told(2, 7, [lost(9), lost(8)]))
    expect(playback.seen.map((beat) => beat.text)).toEqual(['line 2.0'])
    vi.runAllTimers()
    playback.take(told(3, 6, [lost(7)]))
    expect(playback.seen.map((beat) => beat.text)).toEqual(['line 2.0', 'line 2.1', 'line 3.0'])
  })

  it('can be seen again, from where it began', () => {
    const { playback, shown } = table()
    playback.take(told(2, 8, [lost(9)]))
    playback.take(told(3, 7, [lost(8)]))
    vi.runAllTimers()
    playback.again()
    expect(playback.beat?.text).toBe('line 2.0')
    expect(honorShown(playback)).toBe(8)
    vi.advanceTimersByTime(TIMES.normal)
    expect(honorShown(playback)).toBe(7)
    vi.runAllTimers()
    expect([playback.playing, playback.view, shown]).toEqual([false, null, [1, 2, 3]])
    expect(playback.seen).toHaveLength(2)
  })

  it('has the end of what happened before the reader came', () => {
    const playback = new Playback(() => undefined)
    playback.take(told(1, 9, some(12)))
    expect(playback.playing).toBe(false)
    expect(playback.seen.map((beat) => beat.text).at(-1)).toBe('line 1.11')
    expect(playback.seen).toHaveLength(8)
  })
})

describe('beats', () => {
  const step = (entries: LogEntry[], lines: string[]) =>
    beatsOf([{ sequence: 4, lines: lines.map((text) => ({ depth: 0, text })), entries }])

  it('join the entries that are told together', () => {
    const beats = step([lost(9), lost(8), lost(7, { line: 1 })], ['two', 'one'])
    expect(beats.map((beat) => [beat.text, beat.entries.length])).toEqual([
      ['two', 2],
      ['one', 1],
    ])
  })

  it('tell what something comes from and what it happens to', () => {
    const entry = (beat: string, handles: LogEntry['handles']): LogEntry => ({
      message: 'any',
      arguments: { seat: 1, by: 0 },
      seats: ['seat', 'by'],
      beat,
      line: 0,
      handles: handles ?? {},
    })
    expect(step([entry('status', { card: 5, source: 7 })], ['bows'])[0]).toMatchObject({
      by: 0,
      sources: [7],
      targets: [5],
      seats: [],
    })
    expect(step([entry('declare', { card: 5, targets: [8, null, 'play/1/2'] })], ['plays'])[0]).toMatchObject(
      {
        sources: [5],
        targets: [8, 'play/1/2'],
      },
    )
    expect(step([entry('number', {})], ['loses'])[0]).toMatchObject({ targets: [], seats: [1] })
  })

  it('are none of what is neither said nor seen, and join a blow with what comes of it', () => {
    const silent = (beat: string): LogEntry => ({ message: 'any', arguments: {}, beat })
    expect(step([silent('phase'), silent('')], [])).toEqual([])
    const beats = step([silent('strike'), lost(9)], ['hit'])
    expect(beats.map((beat) => [beat.text, beat.kind, beat.entries.length])).toEqual([['hit', 'number', 2]])
  })
})
