import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { Answer, Kind, SeenOption, View, ViewMessage } from '../net/types'
import { settings } from '../state/settings.svelte'
import type { Thing } from './board'
import { Playing } from './playing.svelte'
import type { Session } from './session.svelte'

/** A table that asks one question, and what was answered. */
function asking(
  kind: Kind,
  options: SeenOption[],
  least = 1,
  most = 1,
  limits: number[] = [],
  source: number | null = null,
) {
  const answers: Answer[] = []
  const decision = { kind, prompt: 'which', rule: '', source, options, least, most, limits }
  const view = { zones: [], decision } as unknown as View
  const told = {
    view,
    asked: { decision: 7, prompt: '', options: options.map((_, index) => `option ${index}`) },
  } as unknown as ViewMessage
  const session = {
    asking: told,
    view,
    newest: told,
    sent: null,
    playback: { playing: false },
    answer: (_: number, value: Answer) => answers.push(value) > 0,
  } as unknown as Session
  return { play: new Playing(session), answers }
}

function thing(play: Playing, ...indexes: number[]): Thing {
  const options = play.choice?.options.filter((option) => indexes.includes(option.index)) ?? []
  return { key: indexes.join(), name: 'thing', options }
}

const here = document.body

describe('dropping a thing on another', () => {
  it('chooses both, one after the other', () => {
    const { play, answers } = asking('one', [{ card: 3 }, { word: 'pass' }])
    play.drops(thing(play, 0), '8')
    expect(answers).toEqual([0])
    play.arrives((key) => (key === '8' ? [1] : []))
    expect(answers).toEqual([0, 1])
  })

  it('takes of several meanings the one that speaks of the place', () => {
    const { play, answers } = asking('one', [
      { card: 3, verb: 'play', details: ['quest'] },
      { card: 3, verb: 'play', details: ['kingdom'] },
    ])
    play.drops(thing(play, 0, 1), 'zone/kingdom/0')
    expect(answers).toEqual([1])
  })

  it('does nothing where several meanings are left', () => {
    const { play, answers } = asking('one', [{ card: 3 }, { card: 3 }])
    play.drops(thing(play, 0, 1), '8')
    play.arrives(() => [0])
    expect(answers).toEqual([])
  })
})

describe('acting on things', () => {
  it('answers a single choice at once', () => {
    const { play, answers } = asking('one', [{ card: 3 }, { word: 'pass' }])
    play.acts(thing(play, 0), here)
    expect(answers).toEqual([0])
  })

  it('marks what a card asks for, and acting again on it confirms', () => {
    const { play, answers } = asking('one', [{ card: 3 }, { card: 4 }], 1, 1, [], 9)
    play.acts(thing(play, 0), here)
    play.acts(thing(play, 1), here)
    expect(answers).toEqual([])
    expect(play.begun).toBe(true)
    play.acts(thing(play, 1), here)
    expect(answers).toEqual([1])
  })

  it('confirms what a card asks for with the button', () => {
    const { play, answers } = asking('one', [{ card: 3 }, { card: 4 }], 1, 1, [], 9)
    play.acts(thing(play, 0), here)
    play.confirm()
    expect(answers).toEqual([0])
  })

  it('answers at once what a card asks for if nothing is to be confirmed', () => {
    settings.confirm = 'off'
    const { play, answers } = asking('one', [{ card: 3 }, { card: 4 }], 1, 1, [], 9)
    play.acts(thing(play, 0), here)
    settings.confirm = 'on'
    expect(answers).toEqual([0])
  })

  it('answers with the second touch what a card asks for', () => {
    const { play, answers } = asking('one', [{ card: 3 }, { card: 4 }], 1, 1, [], 9)
    play.reads(thing(play, 0), 'touch')
    play.acts(thing(play, 0), here)
    expect(answers).toEqual([0])
  })

  it('answers at once what a card asks for in an open pile', () => {
    const { play, answers } = asking('one', [{ card: 3 }, { card: 4 }], 1, 1, [], 9)
    play.acts(thing(play, 0), document.createElement('dialog'))
    expect(answers).toEqual([0])
  })

  it('drafts one of several, and acting again on it confirms', () => {
    const { play, answers } = asking('some', [{ card: 3 }, { card: 4 }])
    play.acts(thing(play, 0), here)
    play.acts(thing(play, 1), here)
    expect(answers).toEqual([])
    expect(play.draft?.picked).toEqual([1])
    play.acts(thing(play, 1), here)
    expect(answers).toEqual([[1]])
  })

  it('gives up what is chosen so far', () => {
    const { play, answers } = asking('order', [{ card: 1 }, { card: 2 }, { card: 3 }], 3, 3)
    play.acts(thing(play, 2), here)
    expect(play.begun).toBe(true)
    play.cancel()
    expect(play.begun).toBe(false)
    play.confirm()
    expect(answers).toEqual([])
  })

  it('places the last of an order by itself', () => {
    const { play, answers } = asking('order', [{ card: 1 }, { card: 2 }, { card: 3 }], 3, 3)
    play.acts(thing(play, 2), here)
    play.acts(thing(play, 0), here)
    play.confirm()
    expect(answers).toEqual([[2, 0, 1]])
  })

  it('adds a point with each touch, and takes it back', () => {
    const { play, answers } = asking('distribute', [{ card: 1 }, { card: 2 }], 2, 2, [2, 1])
    play.acts(thing(play, 0), here)
    play.acts(thing(play, 0), here)
    play.takes(thing(play, 0))
    play.acts(thing(play, 1), here)
    play.confirm()
    expect(answers).toEqual([[1, 1]])
  })

  it('asks with a menu what a thing means, and with a list where it means much', () => {
    const { play } = asking(
      'one',
      [0, 1, 2, 3, 4].map(() => ({ card: 1 })),
    )
    play.acts(thing(play, 0, 1), here)
    expect(play.menu?.options.map((option) => option.index)).toEqual([0, 1])
    play.cancel()
    expect(play.menu).toBeNull()
    play.acts(thing(play, 0, 1, 2, 3, 4), here)
    expect(play.list).toEqual([0, 1, 2, 3, 4])
  })
})

describe('what a board offers', () => {
  it('is not offered by the dock', () => {
    const { play } = asking('one', [{ card: 3 }, { word: 'yes' }, { word: 'no' }])
    const ends = [play.offers(thing(play, 0).options), play.offers(thing(play, 0).options)]
    flushSync()
    expect(play.unplaced.map((option) => option.index)).toEqual([1, 2])
    ends[0]?.()
    expect(play.unplaced.map((option) => option.index)).toEqual([1, 2])
    ends[1]?.()
    expect(play.unplaced.map((option) => option.index)).toEqual([0, 1, 2])
  })
})

describe('reading', () => {
  it('ends when the pointer leaves, but stays after a touch', () => {
    const { play } = asking('one', [{ card: 3 }])
    const one = thing(play, 0)
    play.reads(one, 'point')
    play.leaves(one.key)
    expect(play.read).toBeNull()
    expect(play.lastRead).toBe(one)
    play.reads(one, 'touch')
    play.leaves(one.key)
    expect(play.read).toBe(one)
    play.cancel()
    expect(play.read).toBeNull()
  })
})

describe('Esc', () => {
  /** A table at which something can be cancelled, and what was sent. */
  function table(policy: object, back: object) {
    const sent: unknown[] = []
    const told = { view: { zones: [], decision: null }, asked: null, policy, back } as unknown as ViewMessage
    const session = {
      asking: null,
      newest: told,
      view: told.view,
      sent: null,
      playback: { playing: false },
      wish: (wishes: unknown) => sent.push(wishes),
      retract: () => sent.push('retract'),
    } as unknown as Session
    return { play: new Playing(session), sent }
  }

  it('ends passing, then takes back what can be taken back at once', () => {
    const passing = table({ passing: true }, { retract: true, undo: true })
    passing.play.cancel()
    expect(passing.sent).toEqual([{ until: '' }])
    const begun = table({}, { retract: true, undo: true })
    begun.play.cancel()
    expect(begun.sent).toEqual(['retract'])
    const told = table({}, { retract: false, undo: true })
    told.play.cancel()
    expect(told.sent).toEqual([])
  })

  it('closes what is open first', () => {
    const { play, sent } = table({ passing: true }, { retract: true, undo: true })
    play.list = true
    play.cancel()
    expect([play.list, sent]).toEqual([false, []])
    play.reads({ key: '1', name: 'card', options: [] }, 'touch')
    play.cancel()
    expect([play.read, sent]).toEqual([null, []])
  })
})
