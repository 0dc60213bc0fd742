/** Plays the sounds, synthesised here. Nothing is heard before the first touch: browsers and people want it so. */
import { settings } from '../../state/settings.svelte'
import { SOUNDS, type Sound, type Tone } from './sounds'

/** So loud are the loudest settings. */
const LOUDEST = 0.5
/** How long a tone takes to begin, in seconds: none of them clicks. */
const ATTACK = 0.008

export class Player {
  private context: AudioContext | null = null
  private noise: AudioBuffer | null = null

  /** `make` makes what plays; only tests have another than the browser's. */
  constructor(
    private readonly make: () => AudioContext | null = () =>
      typeof AudioContext === 'undefined' ? null : new AudioContext(),
  ) {}

  /** Somebody has touched the page. */
  touched(): void {
    this.context ??= this.make()
    if (this.context?.state === 'suspended') void this.context.resume()
  }

  play(sound: Sound): void {
    const { context } = this
    const volume = settings.sound === 'off' ? 0 : settings.volume / 100
    if (!context || volume <= 0) return
    for (const tone of SOUNDS[sound]) this.sounds(context, tone, volume * LOUDEST)
  }

  close(): void {
    void this.context?.close()
    this.context = null
    this.noise = null
  }

  private sounds(context: AudioContext, tone: Tone, volume: number): void {
    const begins = context.currentTime + tone.at
    const ends = begins + tone.length
    const loudness = context.createGain()
    loudness.gain.setValueAtTime(0, begins)
    loudness.gain.linearRampToValueAtTime(tone.loud * volume, begins + ATTACK)
    loudness.gain.exponentialRampToValueAtTime(0.0001, ends)
    loudness.connect(context.destination)
    const source =
      tone.wave === 'noise'
        ? this.noises(context, tone, begins, loudness)
        : tones(context, tone, begins, loudness)
    source.start(begins)
    source.stop(ends)
  }

  private noises(
    context: AudioContext,
    tone: Tone,
    begins: number,
    into: AudioNode,
  ): AudioScheduledSourceNode {
    if (!this.noise) {
      this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
      const samples = this.noise.getChannelData(0)
      for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
    }
    const source = context.createBufferSource()
    source.buffer = this.noise
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    glides(band.frequency, tone, begins)
    source.connect(band).connect(into)
    return source
  }
}

function tones(context: AudioContext, tone: Tone, begins: number, into: AudioNode): AudioScheduledSourceNode {
  const source = context.createOscillator()
  source.type = tone.wave as OscillatorType
  glides(source.frequency, tone, begins)
  source.connect(into)
  return source
}

function glides(pitch: AudioParam, tone: Tone, begins: number): void {
  pitch.setValueAtTime(tone.from, begins)
  pitch.exponentialRampToValueAtTime(tone.to, begins + tone.length)
}
