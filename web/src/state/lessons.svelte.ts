/** Which lessons are done, and how one is begun. */
import { learn, lessons } from '../net/rest'
import { go } from '../router.svelte'
import { hold, identity } from './identity.svelte'
import { keep, kept } from './kept'

const DONE = 'nefrit.lessons'
const finished: { lessons: string[] } = $state({ lessons: kept<string[]>(DONE, []) })

/** Whether a lesson has been done in this browser. */
export function done(lesson: string): boolean {
  return finished.lessons.includes(lesson)
}

/** Remember that a lesson has been done. */
export function finish(lesson: string): void {
  if (done(lesson)) return
  finished.lessons = [...finished.lessons, lesson]
  keep(DONE, $state.snapshot(finished.lessons))
}

/** The name of the game that a lesson teaches. */
export function gameOf(lesson: string): string {
  return lesson.split('.lesson.')[0] ?? ''
}

/** Begin the first lesson of a game that is not done yet, or its first one, and go there. */
export async function studyNext(game: string): Promise<void> {
  const all = await lessons(game)
  const next = all.find((lesson) => !done(lesson.id)) ?? all[0]
  if (next) await study(next.id)
}

/** Begin a lesson and go there. Throws what the server refuses. */
export async function study(lesson: string): Promise<void> {
  const seated = await learn({ lesson, name: identity.name })
  hold(seated, gameOf(lesson))
  go(`/table/${seated.table}`)
}
