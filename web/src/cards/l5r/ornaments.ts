/** An ornament for each clan, of our own invention, drawn with strokes on a field of 100 by 100. */

/** Rays around the middle, as a mane or a sun has them. */
function rays(count: number, inner: number, outer: number): string {
  const at = (turn: number, radius: number) => {
    const angle = (turn / count) * 2 * Math.PI
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`
  }
  return Array.from(
    { length: count },
    (_, turn) => `M${at(turn - 0.36, inner)}L${at(turn, outer)}L${at(turn + 0.36, inner)}`,
  ).join('')
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

function ring(count: number, distance: number, radius: number): string {
  return Array.from({ length: count }, (_, turn) => {
    const angle = (turn / count) * 2 * Math.PI
    return circle(
      Number((50 + distance * Math.sin(angle)).toFixed(1)),
      Number((50 - distance * Math.cos(angle)).toFixed(1)),
      radius,
    )
  }).join('')
}

export const ORNAMENTS: Record<string, string> = {
  // Courses of stone.
  crab: 'M6 84h88M6 84V66h22v18M28 66h22v18M50 66h22v18M72 66h22v18M17 66V48h22v18M39 48h22v18M61 48h22v18M28 48V30h22v18M50 30h22v18M39 30V14h22v16',
  // Long feathers from one point.
  crane:
    'M12 88C24 62 27 36 20 10M12 88C34 62 44 38 43 12M12 88C44 66 60 44 66 20M12 88c38-16 62-32 76-54M12 88c38-8 62-16 82-30M12 88c34-2 58-4 80-8',
  // A cloud turning in on itself above peaks.
  dragon:
    'M50 44a5 5 0 0 1 10 0a10 10 0 0 1-20 0a15 15 0 0 1 30 0a20 20 0 0 1-40 0a25 25 0 0 1 50 0a30 30 0 0 1-60 0M4 92 26 72l10 9 14-17 14 16 10-8 22 20',
  // A mane of rays.
  lion: rays(18, 30, 46) + circle(50, 50, 22) + rays(9, 9, 17),
  // Flames within a flame.
  phoenix:
    'M50 6c20 28 29 43 29 58a29 29 0 0 1-58 0C21 49 30 34 50 6zM50 34c12 17 17 26 17 34a17 17 0 0 1-34 0c0-8 5-17 17-34zM50 58c5 8 7 12 7 16a7 7 0 0 1-14 0c0-4 2-8 7-16zM21 60C9 52 5 40 8 24M79 60c12-8 16-20 13-36',
  // Folds that end in a hook.
  scorpion:
    'M16 12l34 17 34-17M18 29l32 16 32-16M22 46l28 14 28-14M28 61l22 11 22-11M35 74l15 8 15-8M50 82c0 8 6 13 14 12 6-1 9-5 8-10',
  // Wind over the plain.
  unicorn:
    'M8 70C16 28 50 10 92 16M14 79C24 40 52 26 90 30M22 86c9-30 34-42 66-42M32 91c8-22 26-32 52-32M44 94c6-13 18-19 36-20',
  neutral: ring(5, 27, 15) + circle(50, 50, 8),
}
