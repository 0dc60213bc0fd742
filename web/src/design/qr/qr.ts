/**
 * QR codes (ISO/IEC 18004): a text as a square of dark and light modules. Bytes alone, error correction of level M, up
 * to version 10: that is room for 213 bytes, and addresses are shorter.
 */

/** For each version: codewords of correction in a block, and the data codewords of its blocks. */
const VERSIONS: readonly { correction: number; blocks: readonly number[] }[] = [
  { correction: 10, blocks: [16] },
  { correction: 16, blocks: [28] },
  { correction: 26, blocks: [44] },
  { correction: 18, blocks: [32, 32] },
  { correction: 24, blocks: [43, 43] },
  { correction: 16, blocks: [27, 27, 27, 27] },
  { correction: 18, blocks: [31, 31, 31, 31] },
  { correction: 22, blocks: [38, 38, 39, 39] },
  { correction: 22, blocks: [36, 36, 36, 37, 37] },
  { correction: 26, blocks: [43, 43, 43, 43, 44] },
]
/** Where the middles of alignment patterns lie. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]
const BYTES = 0b0100
const LEVEL_M = 0b00
const FINDER = [1, 1, 3, 1, 1]

// ---- The field of 256 elements in which errors are corrected

const POWERS: number[] = []
const LOGARITHMS: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value
  LOGARITHMS[value] = power
  value = value << 1
  if (value > 255) value ^= 0x11d
}

function times(one: number, other: number): number {
  if (one === 0 || other === 0) return 0
  return POWERS[((LOGARITHMS[one] ?? 0) + (LOGARITHMS[other] ?? 0)) % 255] ?? 0
}

/** The codewords that correct a block: the remainder of its division by the generator. */
export function correctionOf(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let power = 0; power < count; power++)
    generator = [...generator, 0].map(
      (value, at) => value ^ times(at > 0 ? (generator[at - 1] ?? 0) : 0, POWERS[power] ?? 0),
    )
  const rest = [...data, ...Array<number>(count).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0
    generator.forEach((value, next) => (rest[at + next] = (rest[at + next] ?? 0) ^ times(value, factor)))
  }
  return rest.slice(data.length)
}

// ---- Words of the code

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1)
}

/** All codewords of a text, data and correction of all blocks in turns. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const { correction, blocks } = VERSIONS[version - 1] as (typeof VERSIONS)[number]
  const room = blocks.reduce((sum, block) => sum + block, 0)
  const bits = [
    ...bitsOf(BYTES, 4),
    ...bitsOf(bytes.length, version < 10 ? 8 : 16),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ]
  bits.push(...Array<number>(Math.min(4, room * 8 - bits.length)).fill(0))
  while (bits.length % 8) bits.push(0)
  const data: number[] = []
  for (let at = 0; at < bits.length; at += 8) data.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2))
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)
  let from = 0
  const parts = blocks.map((length) => data.slice(from, (from += length)))
  const corrected = parts.map((part) => correctionOf(part, correction))
  const turns = (all: number[][]): number[] =>
    Array.from({ length: Math.max(...all.map((one) => one.length)) }, (_, at) =>
      all.flatMap((one) => (at < one.length ? [one[at] as number] : [])),
    ).flat()
  return [...turns(parts), ...turns(corrected)]
}

/** A value with what corrects it, as the formats and versions are written. */
function guarded(value: number, divisor: number, length: number): number {
  let rest = value << length
  for (let bit = 31 - Math.clz32(rest); rest >= 1 << length; bit = 31 - Math.clz32(rest))
    rest ^= divisor << (bit - length)
  return (value << length) | rest
}

// ---- The square

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

class Square {
  readonly size: number
  readonly dark: boolean[][]
  /** Modules that carry no data. */
  private readonly fixed: boolean[][]

  constructor(version: number) {
    this.size = 17 + 4 * version
    const rows = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false))
    this.dark = rows()
    this.fixed = rows()
    for (const [row, column] of [
      [3, 3],
      [3, this.size - 4],
      [this.size - 4, 3],
    ] as const)
      this.rings(row, column, 4, [0, 1, 3])
    const aligned = ALIGNED[version - 1] ?? []
    for (const row of aligned)
      for (const column of aligned) if (!this.fixed[row]?.[column]) this.rings(row, column, 2, [0, 2])
    for (let at = 8; at < this.size - 8; at++) {
      this.fix(6, at, at % 2 === 0)
      this.fix(at, 6, at % 2 === 0)
    }
    this.format(0)
    if (version >= 7) {
      const bits = guarded(version, 0x1f25, 12)
      for (let at = 0; at < 18; at++) {
        const [near, far] = [Math.floor(at / 3), this.size - 11 + (at % 3)]
        this.fix(near, far, ((bits >> at) & 1) === 1)
        this.fix(far, near, ((bits >> at) & 1) === 1)
      }
    }
  }

  private fix(row: number, column: number, dark: boolean): void {
    const [values, marks] = [this.dark[row], this.fixed[row]]
    if (!values || !marks || column < 0 || column >= this.size) return
    values[column] = dark
    marks[column] = true
  }

  /** Rings around a middle, of which those with these radii are dark. */
  private rings(row: number, column: number, radius: number, dark: readonly number[]): void {
    for (let down = -radius; down <= radius; down++)
      for (let right = -radius; right <= radius; right++)
        this.fix(row + down, column + right, dark.includes(Math.max(Math.abs(down), Math.abs(right))))
  }

  /** Say which level and mask there are. */
  format(mask: number): void {
    const bits = guarded((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412
    for (let at = 0; at < 15; at++) {
      const dark = ((bits >> at) & 1) === 1
      this.fix(at < 6 ? at : at < 8 ? at + 1 : this.size - 15 + at, 8, dark)
      this.fix(8, at < 8 ? this.size - 1 - at : at < 9 ? 7 : 14 - at, dark)
    }
    this.fix(this.size - 8, 8, true)
  }

  /** Write the words, upward and downward in strips of two modules, from the right. */
  write(words: readonly number[], mask: number): void {
    const bits = words.flatMap((word) => bitsOf(word, 8))
    let next = 0
    let upward = true
    for (let right = this.size - 1; right > 0; right -= 2, upward = !upward) {
      if (right === 6) right--
      for (let step = 0; step < this.size; step++) {
        const row = upward ? this.size - 1 - step : step
        for (const column of [right, right - 1]) {
          if (this.fixed[row]?.[column]) continue
          const bit = next < bits.length ? bits[next] === 1 : false
          next++
          ;(this.dark[row] as boolean[])[column] = bit !== (MASKS[mask]?.(row, column) ?? false)
        }
      }
    }
    this.format(mask)
  }

  /** How hard it is to read: runs, blocks, what looks like a finder, and too much of one colour. */
  get penalty(): number {
    const lines = [
      ...this.dark,
      ...Array.from({ length: this.size }, (_, column) => this.dark.map((row) => row[column] ?? false)),
    ]
    let sum = 0
    for (const line of lines) {
      const runs: { dark: boolean; length: number }[] = []
      for (const dark of line) {
        const last = runs.at(-1)
        if (last?.dark === dark) last.length++
        else runs.push({ dark, length: 1 })
      }
      for (const { length } of runs) if (length >= 5) sum += length - 2
      // Outside the square all is light.
      const padded = [
        ...(runs[0]?.dark ? [{ dark: false, length: 0 }] : []),
        ...runs,
        ...(runs.at(-1)?.dark ? [{ dark: false, length: 0 }] : []),
      ].map((run, at, all) =>
        at === 0 || at === all.length - 1 ? { ...run, length: run.length + this.size } : run,
      )
      padded.forEach((run, at) => {
        if (!run.dark || at < 1) return
        const found = padded.slice(at, at + 5)
        if (found.length < 5) return
        const unit = found[0]?.length ?? 0
        if (!found.every(({ length }, place) => length === unit * (FINDER[place] ?? 0))) return
        const before = padded[at - 1]?.length ?? 0
        const after = padded[at + 5]?.length ?? 0
        if (before >= 4 * unit && after >= unit) sum += 40
        if (after >= 4 * unit && before >= unit) sum += 40
      })
    }
    for (let row = 1; row < this.size; row++)
      for (let column = 1; column < this.size; column++) {
        const one = this.dark[row]?.[column]
        if (
          one === this.dark[row]?.[column - 1] &&
          one === this.dark[row - 1]?.[column] &&
          one === this.dark[row - 1]?.[column - 1]
        )
          sum += 3
      }
    const share = this.dark.flat().filter(Boolean).length / this.size ** 2
    return sum + 10 * Math.floor(Math.abs(share * 20 - 10))
  }
}

/** The modules of a text, row by row; true is dark. Null if it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version =
    1 +
    VERSIONS.findIndex(({ blocks }, at) => {
      const room = blocks.reduce((sum, block) => sum + block, 0) * 8
      return 4 + (at < 9 ? 8 : 16) + 8 * bytes.length <= room
    })
  if (version === 0) return null
  const words = codewords(bytes, version)
  const tried = MASKS.map((_, mask) => {
    const square = new Square(version)
    square.write(words, mask)
    return square
  })
  const best = tried.reduce((one, other) => (other.penalty < one.penalty ? other : one))
  return best.dark
}
