/** An ornament for each race, of our own invention, drawn with strokes on a field of 100 by 100. */

/** Rays around the middle; `bend` turns their points aside. */
function rays(count: number, inner: number, outer: number, bend = 0): string {
  const at = (turn: number, radius: number) => {
    const angle = (turn / count) * 2 * Math.PI
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`
  }
  return Array.from(
    { length: count },
    (_, turn) => `M${at(turn - 0.3, inner)}L${at(turn + bend, outer)}L${at(turn + 0.3, inner)}`,
  ).join('')
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

export const ORNAMENTS: Record<string, string> = {
  // A shield under a plume, quartered.
  empire:
    'M18 26h64v28c0 22-14 34-32 42-18-8-32-20-32-42zM50 26v70M18 56h64M50 26C44 16 46 8 54 4c-1 8 3 11 8 14M28 36l12 12M40 36 28 48M60 66l12 12M72 66 60 78',
  // A gate of hewn stone, and the hammer over it.
  dwarf:
    'M10 92V44l40-18 40 18v48M26 92V58h48v34M38 92V70h24v22M50 26V16M34 4h32v12H34zM10 60h16M10 76h16M74 60h16M74 76h16',
  // A tower between two wings.
  'high-elf':
    'M50 6 60 24v66H40V24zM50 30v14M50 54v14M40 88C18 84 6 66 8 38c10 8 22 10 32 8M40 70C26 68 18 60 16 50M60 88c22-4 34-22 32-50-10 8-22 10-32 8M60 70c14-2 22-10 24-20M32 94h36',
  // Spikes out of a whirl.
  chaos: rays(8, 30, 47, 0.12) + circle(50, 50, 27) + circle(50, 50, 15) + rays(8, 15, 24, -0.3),
  // A jaw full of tusks.
  orc: 'M8 34c8 40 22 56 42 58 20-2 34-18 42-58M20 46l4-22 10 28M36 60l4-24 10 26 10-26 4 24M66 52l10-28 4 22M26 74l8-10 8 14 8-12 8 12 8-14 8 10',
  // Thorns around a crescent.
  'dark-elf':
    'M64 10A42 42 0 1 0 88 66 34 34 0 1 1 64 10zM30 22 18 12M18 40 6 36M16 60 4 64M26 78 16 88M44 90l-4 9M64 90l4 9M80 78l10 8',
  neutral: circle(50, 50, 40) + 'M50 10v80M10 50h80M22 22l56 56M78 22 22 78' + circle(50, 50, 12),
}
