/** Which lessons are done, and how one is begun. */
import { learn } from '../net/rest'
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

/** Begin a lesson and go there. Throws what the server refuses. */
export async function study(lesson: string): Promise<void> {
  const seated = await learn({ lesson, name: identity.name })
  hold(seated, gameOf(lesson))
  go(`/table/${seated.table}`)
}
