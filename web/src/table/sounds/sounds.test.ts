import { afterEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../state/settings.svelte'
import type { Beat } from '../playback/beats'
import { soundOf } from './heard'
import { Player } from './player'
import { SOUNDS } from './sounds'

/** What plays, and how loud each tone was. */
function audio() {
  const loud: number[] = []
  const param = () => ({
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: (value: number) => loud.push(value),
    exponentialRampToValueAtTime: vi.fn(),
  })
  const node = () => ({
    connect: (into: unknown) => into,
    start: vi.fn(),
    stop: vi.fn(),
    frequency: param(),
    gain: param(),
  })
  const context = {
    currentTime: 0,
    sampleRate: 100,
    state: 'running',
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    close: () => Promise.resolve(),
  }
  return { loud, player: new Player(() => context as unknown as AudioContext) }
}

afterEach(() => Object.assign(settings, { sound: 'on', volume: 40 }))

describe('sounds', () => {
  it('are not heard before the first touch', () => {
    const { loud, player } = audio()
    player.play('strike')
    expect(loud).toEqual([])
    player.touched()
    player.play('strike')
    expect(loud).toHaveLength(SOUNDS.strike.length)
  })

  it('are as loud as the settings say, or not heard at all', () => {
    const { loud, player } = audio()
    player.touched()
    settings.volume = 100
    player.play('bowed')
    settings.volume = 50
    player.play('bowed')
    expect(loud[1]).toBeCloseTo((loud[0] ?? 0) / 2)
    settings.volume = 0
    player.play('bowed')
    settings.volume = 100
    settings.sound = 'off'
    player.play('bowed')
    expect(loud).toHaveLength(2)
  })

  it('are none where the browser has none', () => {
    const player = new Player(() => null)
    player.touched()
    expect(() => player.play('won')).not.toThrow()
  })

  it('glide between pitches that are above zero', () => {
    for (const tone of Object.values(SOUNDS).flat())
      expect(Math.min(tone.from, tone.to, tone.length)).toBeGreaterThan(0)
  })
})

describe('the sound of a beat', () => {
  const beat = (kind: string, message: string, to = ''): Beat => ({
    key: '',
    kind,
    text: '',
    by: null,
    entries: [{ message, arguments: {}, moves: to ? [{ card: null, face: null, from: 'deck/0', to }] : [] }],
    sources: [],
    targets: [],
    seats: [],
  })

  it('comes from what it tells, else from its kind', () => {
    expect(soundOf(beat('result', 'province-breaks'))).toBe('break')
    expect(soundOf(beat('declare', 'anything'))).toBe('played')
    expect(soundOf(beat('move', 'drawn', 'hand/1'))).toBe('taken')
    expect(soundOf(beat('move', 'moved', 'play/1'))).toBe('moved')
    expect(soundOf(beat('phase', 'phase-begins'))).toBeNull()
    expect(soundOf(beat('', 'unheard-of'))).toBeNull()
  })
})
