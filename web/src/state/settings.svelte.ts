/** How somebody likes the client: kept in the browser. */
import { untrack } from 'svelte'
import { speak } from '../net/rest'
import { LANGUAGES, load, type Language } from '../words/words.svelte'
import { keep, kept } from './kept'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'less'
/**
 * Whether input rests for a moment after a question has changed, whether single letters are keys, and whether the last
 * choice of an answer is confirmed.
 */
export type Switch = 'on' | 'off'
/** How fast it is played back what others do, or that it is not. */
export type Speed = 'slow' | 'normal' | 'quick' | 'off'
interface Settings {
  theme: Theme
  motion: Motion
  playback: Speed
  sound: Switch
  /** In percent. */
  volume: number
  guard: Switch
  keys: Switch
  confirm: Switch
  language: Language
}

const KEY = 'nefrit.settings'

function preferred(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2))
  return (
    wanted.find((language): language is Language => (LANGUAGES as readonly string[]).includes(language)) ??
    'en'
  )
}

export const settings: Settings = $state({
  theme: 'system',
  motion: 'system',
  playback: 'normal',
  sound: 'on',
  volume: 40,
  guard: 'on',
  keys: 'on',
  confirm: 'on',
  language: preferred(),
  ...kept<Partial<Settings>>(KEY, {}),
})

// Whoever asks the server something asks again by itself where another language matters.
speak(() => untrack(() => settings.language))

/** Put the settings into effect, and keep what changes. Called once, by the app. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement
    if (settings.theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = settings.theme
    if (settings.motion === 'system') delete root.dataset['motion']
    else root.dataset['motion'] = settings.motion
    keep(KEY, $state.snapshot(settings))
  })
  $effect(() => {
    void load(settings.language)
  })
}

/** Whether things should not move. */
export function still(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
