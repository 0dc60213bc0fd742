/** Pictures as addresses, each drawn once. */
import type { Face } from '../../net/types'
import { crest } from './crest'
import { draw, type Size } from './draw'
import { artOf } from './facts'

const drawn = new Map<string, string>()

/** As an address, so that it is drawn as a picture and nothing in it can run. */
function address(key: string, svg: () => string): string {
  let found = drawn.get(key)
  if (found === undefined) {
    found = `data:image/svg+xml,${encodeURIComponent(svg())}`
    drawn.set(key, found)
  }
  return found
}

/** The picture of a face. Two games may have faces with one id, but then their names differ. */
export function pictureOf(face: Face, size: Size, night: boolean): string {
  return address(`${face.id}/${face.name}/${size}/${night}`, () => draw(artOf(face), size, night))
}

/** The crest of a name. */
export function crestOf(name: string, night: boolean): string {
  return address(`${name}/crest/${night}`, () => crest(name, night ? '#d8cdb4' : '#5a5243'))
}
