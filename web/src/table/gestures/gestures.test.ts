import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Answer, Kind } from '../../net/types'
import type { Acting, Choice } from '../board'
import { Draft } from '../draft.svelte'
import Distribute from './Distribute.svelte'
import NumberGesture from './Number.svelte'
import Order from './Order.svelte'
import Some from './Some.svelte'

function choiceOf(kind: Kind, labels: string[], least: number, most: number, limits: number[] = []): Choice {
  const options = labels.map((label, index) => ({
    index,
    label,
    card: null,
    face: null,
    word: null,
    verb: null,
    details: [],
    now: {},
    words: null,
  }))
  const seen = { kind, prompt: '', rule: '', source: null, options: [], least, most, limits }
  return {
    decision: 1,
    kind,
    message: '',
    prompt: '',
    rule: '',
    source: null,
    options,
    least,
    most,
    limits,
    seen,
  }
}

let shown: object | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

/** Shows a gesture, and gives what was answered with it. */
function show(gesture: Component<{ choice: Choice; draft: Draft; act: Acting }>, choice: Choice): Answer[] {
  const draft = new Draft(choice)
  const answers: Answer[] = []
  const act = {
    chosen: (option) => draft.of(option.index),
    choose: (option) => draft.toggle(option.index),
    set: (value, option) => (option ? draft.give(option.index, value) : draft.set(value)),
    confirm: () => draft.answer !== null && answers.push(draft.answer),
  } as Partial<Acting> as Acting
  shown = mount(gesture, { target: document.body, props: { choice, draft, act } })
  flushSync()
  return answers
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name,
  )
  if (!found) throw new Error(`there is no button ${name}`)
  return found
}
function click(name: string, times = 1): void {
  for (let done = 0; done < times; done += 1) {
    button(name).click()
    flushSync()
  }
}
function confirm(): HTMLButtonElement {
  return document.querySelector('[data-testid=confirm]') as HTMLButtonElement
}

describe('gestures', () => {
  it('distributes points one by one, within the limits', () => {
    const answers = show(Distribute, choiceOf('distribute', ['Ann', 'Bob'], 3, 3, [2, 3]))
    expect(confirm().disabled).toBe(true)
    click('Ann: one more', 2)
    expect(button('Ann: one more').disabled).toBe(true)
    click('Bob: one more')
    expect(button('Bob: one more').disabled).toBe(true)
    click('Ann: one less')
    click('Bob: one more')
    confirm().click()
    expect(answers).toEqual([[1, 2]])
  })

  it('chooses a number by its button', () => {
    const answers = show(NumberGesture, choiceOf('number', [], 1, 5))
    click('4')
    expect(button('4').getAttribute('aria-checked')).toBe('true')
    confirm().click()
    expect(answers).toEqual([4])
  })

  it('steps to a number where there are many', () => {
    const answers = show(NumberGesture, choiceOf('number', [], 0, 40))
    click('More', 3)
    click('Less')
    confirm().click()
    expect(answers).toEqual([2])
  })

  it('chooses some, and no more than allowed', () => {
    const answers = show(Some, choiceOf('some', ['one', 'two', 'three'], 1, 2))
    expect(confirm().disabled).toBe(true)
    const options = [...document.querySelectorAll<HTMLButtonElement>('[data-testid^=option-]')]
    options[0]?.click()
    options[2]?.click()
    flushSync()
    expect(options[1]?.disabled).toBe(true)
    confirm().click()
    expect(answers).toEqual([[0, 2]])
  })

  it('orders by clicking, and moves what is placed', () => {
    const answers = show(Order, choiceOf('order', ['one', 'two', 'three'], 3, 3))
    document.querySelector<HTMLButtonElement>('[data-testid=option-1]')?.click()
    flushSync()
    click('As listed')
    click('three: earlier')
    confirm().click()
    expect(answers).toEqual([[1, 2, 0]])
  })
})
