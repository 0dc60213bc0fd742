/** The faces of a game: fetched once for each language, shared by everything that shows cards. */
import { allCards } from '../net/rest'
import type { Face } from '../net/types'
import type { Faces } from '../table/board'
import { settings } from '../state/settings.svelte'
import { say } from '../words/words.svelte'

class FacesOf implements Faces {
  readonly all: readonly Face[]
  private readonly byId: Map<string, Face>

  constructor(
    readonly game: string,
    faces: Face[],
  ) {
    this.all = faces
    this.byId = new Map(faces.map((face) => [face.id, face]))
  }

  get(id: string | null | undefined): Face | undefined {
    return id === null || id === undefined ? undefined : this.byId.get(id)
  }

  name(id: string | null | undefined): string {
    return this.get(id)?.name ?? say('card-unknown')
  }
}

const fetched = new Map<string, Promise<Faces>>()

/** The faces of a game in the reader's language. A failure is not kept: the next one asks again. */
export function facesOf(game: string, language: string = settings.language): Promise<Faces> {
  const key = `${game}/${language}`
  let faces = fetched.get(key)
  if (!faces) {
    faces = allCards(game).then((all) => new FacesOf(game, all))
    faces.catch(() => fetched.delete(key))
    fetched.set(key, faces)
  }
  return faces
}
