/** The positions of a record, fetched some at a time and kept for a while, so that stepping does not wait. */
import type { Position } from '../../net/types'

export const CHUNK = 10
const MOST_KEPT = 14

export type Fetch = (from: number, most: number, seat: number | null) => Promise<{ positions: Position[] }>

export class Positions {
  private readonly chunks = new Map<string, Promise<Position[]>>()

  constructor(
    private readonly count: number,
    private readonly fetch: Fetch,
  ) {}

  /** The position after so many answers, through the eyes of a seat; what comes next is fetched meanwhile. */
  async at(number: number, seat: number | null): Promise<Position> {
    const chunk = Math.floor(number / CHUNK)
    const found = await this.chunk(chunk, seat)
    const near = number % CHUNK < CHUNK / 2 ? chunk - 1 : chunk + 1
    // Whoever comes there asks again and is told what is wrong.
    if (near >= 0 && near * CHUNK <= this.count) this.chunk(near, seat).catch(() => undefined)
    const position = found[number % CHUNK]
    if (!position) throw new RangeError(`there is no position ${number}`)
    return position
  }

  private chunk(chunk: number, seat: number | null): Promise<Position[]> {
    const key = `${seat}/${chunk}`
    let found = this.chunks.get(key)
    if (found) {
      // What was used last is kept longest.
      this.chunks.delete(key)
    } else {
      found = this.fetch(chunk * CHUNK, CHUNK, seat).then(({ positions }) => positions)
      found.catch(() => this.chunks.delete(key))
    }
    this.chunks.set(key, found)
    for (const oldest of this.chunks.keys()) {
      if (this.chunks.size <= MOST_KEPT) break
      this.chunks.delete(oldest)
    }
    return found
  }
}
