/** Hexes on the screen: flat-topped, in axial coordinates; direction 0 is up, and they go clockwise. */
export type Hex = readonly [number, number]

export const SIDE = 30
const RISE = 26
const WAYS: readonly Hex[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

export interface Point {
  x: number
  y: number
}

export function key(hex: Hex): string {
  return `${hex[0]},${hex[1]}`
}

export function same(one: Hex | null, other: Hex | null): boolean {
  return one !== null && other !== null && one[0] === other[0] && one[1] === other[1]
}

export function centre(hex: Hex): Point {
  return { x: SIDE * 1.5 * hex[0], y: RISE * (2 * hex[1] + hex[0]) }
}

/** The corners of a hex, or of one so many times its size around the same centre. */
export function outline(hex: Hex, size = 1): string {
  const { x, y } = centre(hex)
  const corners = [
    [-SIDE, 0],
    [-SIDE / 2, -RISE],
    [SIDE / 2, -RISE],
    [SIDE, 0],
    [SIDE / 2, RISE],
    [-SIDE / 2, RISE],
  ] as const
  return corners.map(([dx, dy]) => `${x + dx * size},${y + dy * size}`).join(' ')
}

/** The part of the plane that shows all of these hexes, as a view box. */
export function frame(
  hexes: readonly Hex[],
  margin = 8,
): { x: number; y: number; width: number; height: number } {
  const centres = hexes.map(centre)
  const xs = centres.map((point) => point.x)
  const ys = centres.map((point) => point.y)
  const x = Math.min(0, ...xs) - SIDE - margin
  const y = Math.min(0, ...ys) - RISE - margin
  return {
    x,
    y,
    width: Math.max(0, ...xs) + SIDE + margin - x,
    height: Math.max(0, ...ys) + RISE + margin - y,
  }
}

/** A point so far from the centre of a hex in a direction. */
export function towards(hex: Hex, direction: number, far: number): Point {
  const angle = ((direction * 60 - 90) * Math.PI) / 180
  const { x, y } = centre(hex)
  return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far }
}

/** How many steps apart. */
export function distance(one: Hex, other: Hex): number {
  const q = other[0] - one[0]
  const r = other[1] - one[1]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** The neighbour in a direction. */
export function neighbour(hex: Hex, direction: number): Hex {
  const [q, r] = WAYS[((direction % 6) + 6) % 6] as Hex
  return [hex[0] + q, hex[1] + r]
}

/** A path through the middles of hexes, for a line that is drawn. */
export function line(hexes: readonly Hex[]): string {
  return hexes.map((hex, at) => `${at ? 'L' : 'M'}${centre(hex).x} ${centre(hex).y}`).join('')
}

/** The angle of a facing that is nearest to the angle before: figures turn the short way. */
export function turnedTo(before: number | undefined, facing: number): number {
  const angle = facing * 60
  if (before === undefined) return angle
  return angle + 360 * Math.round((before - angle) / 360)
}
