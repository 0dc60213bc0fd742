/** What is heard: small sounds made of a few tones. They are never the only sign of anything. */

/** A tone that glides from one pitch to another, or a short noise around them. */
export interface Tone {
  wave: OscillatorType | 'noise'
  from: number
  to: number
  /** When it begins, and how long it sounds, in seconds. */
  at: number
  length: number
  loud: number
}

function tone(wave: Tone['wave'], from: number, to: number, at: number, length: number, loud = 0.5): Tone {
  return { wave, from, to, at, length, loud }
}

export const SOUNDS = {
  turn: [tone('sine', 587, 587, 0, 0.16), tone('sine', 880, 880, 0.13, 0.3)],
  taken: [tone('noise', 2400, 3600, 0, 0.07, 0.25)],
  played: [tone('noise', 900, 500, 0, 0.09, 0.5), tone('sine', 220, 165, 0, 0.12, 0.4)],
  revealed: [tone('triangle', 440, 660, 0, 0.12, 0.3), tone('triangle', 660, 880, 0.09, 0.16, 0.25)],
  moved: [tone('noise', 700, 1100, 0, 0.08, 0.25)],
  bowed: [tone('sine', 330, 220, 0, 0.16, 0.4)],
  strike: [tone('noise', 1800, 400, 0, 0.14, 0.8), tone('sawtooth', 180, 70, 0, 0.12, 0.35)],
  block: [tone('square', 620, 600, 0, 0.05, 0.25), tone('noise', 3200, 2600, 0, 0.06, 0.4)],
  break: [tone('noise', 600, 120, 0, 0.4, 0.8), tone('sawtooth', 110, 45, 0.03, 0.4, 0.4)],
  'honor-up': [tone('sine', 523, 523, 0, 0.12, 0.4), tone('sine', 784, 784, 0.1, 0.22, 0.4)],
  'honor-down': [tone('sine', 392, 392, 0, 0.12, 0.4), tone('sine', 294, 294, 0.1, 0.24, 0.4)],
  coin: [tone('sine', 1568, 1568, 0, 0.06, 0.2), tone('sine', 2093, 2093, 0.05, 0.12, 0.2)],
  won: [
    tone('triangle', 523, 523, 0, 0.2),
    tone('triangle', 659, 659, 0.16, 0.2),
    tone('triangle', 784, 784, 0.32, 0.2),
    tone('triangle', 1047, 1047, 0.48, 0.5),
  ],
  lost: [
    tone('triangle', 392, 392, 0, 0.3),
    tone('triangle', 330, 330, 0.26, 0.3),
    tone('triangle', 262, 247, 0.52, 0.6),
  ],
} satisfies Record<string, Tone[]>

export type Sound = keyof typeof SOUNDS
