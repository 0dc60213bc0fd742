import { expect, it } from 'vitest'
import type { ChartPhase } from '../net/types'
import { placeOf } from './charts'

function step(number: string, title: string) {
  return { step: number, title, rule: '', inner: false, window: false, stops: null }
}
const phases: ChartPhase[] = [
  { phase: 'draw', title: 'Draw', rule: '', steps: [step('2.1', 'Begin'), step('2.2', 'Bid')] },
]

it('names the innermost step, or the phase', () => {
  expect(placeOf(phases, { round: 1, phase: 'draw', steps: ['2.1', '2.2'] })).toBe('Bid')
  expect(placeOf(phases, { round: 1, phase: 'draw', steps: [] })).toBe('Draw')
  expect(placeOf(phases, { round: 1, phase: 'other', steps: [] })).toBe('')
  expect(placeOf([], null)).toBe('')
})
