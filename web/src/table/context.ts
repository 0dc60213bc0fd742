/** What cards and other parts inside a table find without being handed it. */
import { createContext } from 'svelte'
import type { Acting, Faces } from './board'

export interface TableContext {
  readonly game: string
  readonly faces: Faces
  /** Null where nothing can be done, as on a replay or in a list of cards. */
  readonly act: Acting | null
}

const [getContext, setContext] = createContext<TableContext>()

export const provideTable = setContext

/** The table around a component; null where there is none. */
export function tableAround(): TableContext | null {
  try {
    return getContext()
  } catch {
    return null
  }
}
