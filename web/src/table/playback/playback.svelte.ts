/**
 * What has happened is shown one thing after the other: a queue of what the server has told, each with its beats. While
 * a beat is shown the board shows the view of the beat; whatever is answered, or skipped, ends it.
 */
import type { LogEntry, View, ViewMessage } from '../../net/types'
import { settings } from '../../state/settings.svelte'
import { beatsOf, type Beat } from './beats'
import { patched } from './patched'

/** How long a beat is shown, in milliseconds. */
export const TIMES = { slow: 1600, normal: 900, quick: 400 } as const
/** Of more beats than these each is shown as quickly as can be. */
export const MANY = 8
/** What would take longer even so is cut to its results. */
export const LONGEST = 6000
/** What is seen and not said takes a part of the time. */
const UNSAID = 0.35
/** Who skips again within this time skips all. */
export const TWICE = 450
/** So much of what was told is remembered for who wants to see it again. */
const REMEMBERED = 60
/** So many beats of what happened before one came are in the strip. */
const BEFORE = 8

/** A beat of the queue, with the entries that the board shows with it: its own, and those of beats that were cut. */
interface Frame {
  beat: Beat
  entries: LogEntry[]
}

/** What was told at once: the beats that lead from one view to the next. */
interface Scene {
  from: View
  message: ViewMessage
  beats: Beat[]
  /** The beats that are still to be shown. */
  frames: Frame[]
  /** Whether the new view is shown from the beginning: what one does oneself needs no waiting. */
  early: boolean
  /** Whether it has been seen before. */
  again: boolean
}

export class Playback {
  /** The beat that is shown. */
  beat: Beat | null = $state.raw(null)
  /** What the board shows, if that is not the view that was told. */
  view: View | null = $state.raw(null)
  playing: boolean = $state(false)
  /** What was shown since the reader's last answer. */
  seen: Beat[] = $state.raw([])
  /** Told of each beat as it begins. */
  onbeat: (beat: Beat) => void = () => undefined

  private scenes: Scene[] = []
  private past: Scene[] = []
  private last: ViewMessage | null = null
  private shown: ViewMessage | null = null
  private showing: Scene | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private skipped = -TWICE
  /** Whether there is so much to be shown that it is shown quickly. */
  private hurried = false

  /** `shows` is called with each message when it is the one to be shown. */
  constructor(private readonly shows: (message: ViewMessage) => void) {}

  /** The server has told something: it is shown after the beats that led there. */
  take(message: ViewMessage): void {
    const before = this.last
    this.last = message
    const beats = beatsOf(message.log.steps)
    // What was taken back, or is told in another language, begins anew.
    if (before === null || message.log.keep < before.sequence) {
      this.skip()
      this.past = []
      this.seen = beats.filter((beat) => beat.text).slice(-BEFORE)
      this.ends({ from: message.view, message, beats: [], frames: [], early: true, again: false })
      return
    }
    const frames = beats.map((beat) => ({ beat, entries: beat.entries }))
    const early = message.asked !== null && message.seat !== null && beats[0]?.by === message.seat
    const scene: Scene = { from: before.view, message, beats, frames, early, again: false }
    if (beats.length > 0) this.past = [...this.past, scene].slice(-REMEMBERED)
    if (isOff()) this.skip()
    if (isOff() || (!this.playing && beats.length === 0)) this.ends(scene)
    else this.queue(scene)
  }

  /** Skip what is shown now; twice in a moment, all. */
  next(now: number): void {
    if (now - this.skipped < TWICE) this.skip()
    else this.step()
    this.skipped = now
  }

  /** End it: the board shows what was told last. */
  skip(): void {
    const { scenes } = this
    this.scenes = []
    for (const scene of scenes) this.ends(scene)
    this.rest()
  }

  /** Show again what has happened since the reader's last answer. */
  again(): void {
    this.skip()
    for (const scene of this.past) {
      const frames = scene.beats.map((beat) => ({ beat, entries: beat.entries }))
      this.queue({ ...scene, frames, early: false, again: true })
    }
  }

  /** Whether there is something to be seen again. */
  get canRepeat(): boolean {
    return this.seen.length > 0 && this.past.length > 0
  }

  /** The reader answers: what was before is over. */
  answers(): void {
    this.skip()
    this.past = []
    this.seen = []
  }

  private queue(scene: Scene): void {
    this.scenes.push(scene)
    this.cut()
    this.hurried ||= this.left.length > MANY
    if (this.playing) return
    this.playing = true
    this.step()
  }

  /** The next beat; when a scene is over, the next scene. */
  private step(): void {
    clearTimeout(this.timer)
    let [scene] = this.scenes
    while (scene && scene.frames.length === 0) {
      this.scenes.shift()
      this.ends(scene)
      scene = this.scenes[0]
    }
    const frame = scene?.frames.shift()
    if (!scene || !frame) {
      this.rest()
      return
    }
    if (scene.early) this.show(scene)
    else {
      const now = this.showing === scene ? this.view : null
      this.view = patched(now ?? scene.from, frame.entries, scene.message.view)
    }
    this.showing = scene
    this.beat = frame.beat
    this.remember(scene, frame.beat)
    this.onbeat(frame.beat)
    this.timer = setTimeout(() => this.step(), this.time(frame.beat))
  }

  private ends(scene: Scene): void {
    this.show(scene)
    this.remember(scene)
  }

  /** The board shows what a scene leads to. */
  private show({ message, again }: Scene): void {
    this.view = null
    if (again || this.shown === message) return
    this.shown = message
    this.shows(message)
  }

  /** Keep for the strip what has been shown: the scenes before this one, and it up to a beat or wholly. */
  private remember(scene: Scene, upTo?: Beat): void {
    const at = this.past.indexOf(scene)
    if (scene.again || at < 0) return
    const now = upTo ? scene.beats.slice(0, scene.beats.indexOf(upTo) + 1) : scene.beats
    const before = this.past.slice(0, at).flatMap((one) => one.beats)
    this.seen = [...before, ...now].filter((beat) => beat.text)
  }

  private rest(): void {
    clearTimeout(this.timer)
    this.beat = null
    this.view = null
    this.showing = null
    this.playing = false
    this.hurried = false
  }

  private get left(): Frame[] {
    return this.scenes.flatMap((scene) => scene.frames)
  }

  private time(beat: Beat): number {
    const time = this.hurried ? TIMES.quick : usual()
    if (!beat.text) return time * UNSAID
    return beat.kind === 'phase' ? Math.max(TIMES.quick, time / 2) : time
  }

  /** Leave out what there is no time for: what is decided is seen, and of that the last. */
  private cut(): void {
    const { left } = this
    if (left.length * TIMES.quick <= LONGEST) return
    const results = left.filter((frame) => frame.beat.kind === 'result')
    const kept = new Set((results.length > 0 ? results : left).slice(-Math.floor(LONGEST / TIMES.quick)))
    for (const scene of this.scenes) {
      let entries: LogEntry[] = []
      const frames: Frame[] = []
      for (const frame of scene.frames) {
        entries = [...entries, ...frame.entries]
        if (!kept.has(frame)) continue
        frames.push({ beat: frame.beat, entries })
        entries = []
      }
      scene.frames = frames
    }
  }
}

/** The time of a beat where there are few; who sees nothing played back can still ask for it. */
function usual(): number {
  return TIMES[settings.playback === 'off' ? 'quick' : settings.playback]
}

/** Whether nothing is played back: as the settings say, or because nobody looks. */
function isOff(): boolean {
  return settings.playback === 'off' || document.visibilityState === 'hidden'
}
