/** Words: everything a person sees comes from the message files. What a language lacks is said in English. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from './en.ftl?raw'

export const LANGUAGES = ['en', 'pl', 'cs', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
/** How each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  pl: 'Polski',
  cs: 'Čeština',
  fr: 'Français',
}

const FILES: Record<Exclude<Language, 'en'>, () => Promise<{ default: string }>> = {
  pl: () => import('./pl.ftl?raw'),
  cs: () => import('./cs.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
}

/** A bundle of messages. What is wrong with a file is an error, because files are ours; readers get the rest of it. */
export function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const errors = bundle.addResource(new FluentResource(text))
  if (errors.length > 0 && !import.meta.env.PROD) throw new Error(errors.map(String).join('\n'))
  return bundle
}

const ENGLISH = bundleOf('en', english)
const loaded: Partial<Record<Language, FluentBundle>> = { en: ENGLISH }
/** Whoever says something reads this, and says it again when the language changes. */
let spoken: FluentBundle[] = $state.raw([ENGLISH])

/** Speak a language from now on. */
export async function load(language: Language): Promise<void> {
  if (!loaded[language] && language !== 'en') {
    loaded[language] = bundleOf(language, (await FILES[language]()).default)
  }
  const own = loaded[language]
  spoken = own && own !== ENGLISH ? [own, ENGLISH] : [ENGLISH]
  document.documentElement.lang = language
}

export type Arguments = Record<string, FluentVariable>

/** A message of these bundles: the first that has it says it; where none has, the id itself is seen. */
export function format(bundles: FluentBundle[], id: string, values?: Arguments): string {
  const [name, attribute] = id.split('.') as [string, string | undefined]
  for (const bundle of bundles) {
    const message = bundle.getMessage(name)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    if (pattern) return bundle.formatPattern(pattern, values, [])
  }
  return id
}

/** Whether there are words for a message. */
export function has(id: string): boolean {
  return ENGLISH.hasMessage(id)
}

/** A message in the reader's language; `id.attribute` for an attribute of it. */
export function say(id: string, values?: Arguments): string {
  return format(spoken, id, values)
}

/** A message as a game says it, `id-game`, where it has words of its own: some count turns where most count rounds. */
export function sayFor(id: string, game: string, values?: Arguments): string {
  const own = `${id}-${game}`
  return say(has(own) ? own : id, values)
}

/** An id made readable, for what has no message: `conflict-discard` is "Conflict discard". */
export function readable(id: string): string {
  const words = id.replaceAll(/[-_.]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The message if there is one, else the id made readable. */
export function sayOr(id: string, otherwise: string, values?: Arguments): string {
  return has(id) ? say(id, values) : readable(otherwise)
}
