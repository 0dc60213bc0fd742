/** How figures look: a colour for the team, a shape for the seat, a sign for the name. No two of a table are alike. */
const COLOURS = ['#1f5c99', '#ac2b22', '#6b4796', '#8f5700', '#3d4a52', '#7a3b5d']

/** Around the origin, within a radius of 15. */
const SHAPES = [
  'M15 0A15 15 0 1 1-15 0 15 15 0 0 1 15 0z',
  'M-12-12H12V12H-12z',
  'M0-17 17 0 0 17-17 0z',
  'M0-16 15.5-5 9.5 13.500H-9.500L-15.5-5z',
  'M-14 8-8-13H8L14 8 0 15z',
  'M-6-15H6L15-6V6L6 15H-6L-15 6V-6z',
  'M-13-12H13V3Q11 12 0 16-11 12-13 3z',
  'M0-15Q16-15 15 0 15 15 0 15-15 15-15 0-16-15 0-15z',
]

export function colourOf(team: number): string {
  return COLOURS[team % COLOURS.length] as string
}

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] as string
}
