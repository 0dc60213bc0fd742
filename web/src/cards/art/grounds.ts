/** The land behind an emblem: one for each house, generated to any width. */
import type { Colours } from './palette'
import type { Dice } from './seed'

/** Pictures are so high; their width depends on the place for which they are drawn. */
export const HEIGHT = 92

export type Ground = (width: number, colours: Colours, dice: Dice) => string

const whole = (value: number): string => String(Math.round(value))

function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

function strokes(d: string, colour: string, width = 2): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

/** So many numbers from `from` to `to`. */
function along(from: number, to: number, step: number): number[] {
  const found: number[] = []
  for (let at = from; at < to; at += step) found.push(at)
  return found
}

/** A line of hills from left to right at a height, down to the lower edge. */
function ridge(width: number, dice: Dice, height: number, rise: number, step: number): string {
  let d = `M-4 ${HEIGHT}V${whole(height)}`
  for (const x of along(-4, width, step))
    d += `Q${whole(x + step / 2)} ${whole(height - rise - dice.between(-rise / 2, rise / 2))} ${whole(x + step)} ${whole(height + dice.between(-2, 3))}`
  return `${d}V${HEIGHT}z`
}

/** A line of peaks. */
function peaks(width: number, dice: Dice, height: number, rise: number, step: number): string {
  let d = `M-4 ${HEIGHT}V${whole(height)}`
  for (const x of along(-4, width, step))
    d += `L${whole(x + step * dice.between(0.35, 0.65))} ${whole(height - rise * dice.between(0.6, 1.15))}L${whole(x + step)} ${whole(height + dice.between(-3, 4))}`
  return `${d}V${HEIGHT}z`
}

function walls(width: number, colours: Colours, dice: Dice): string {
  const top = dice.between(42, 52)
  const step = dice.between(18, 26)
  let d = `M-2 ${HEIGHT}V${whole(top)}`
  for (const x of along(-2, width, step)) d += `H${whole(x + step / 2)}v-7H${whole(x + step)}v7`
  const courses = along(top + 9, HEIGHT, 10)
  const joints = courses
    .map((y, row) =>
      along(row % 2 ? 0 : step / 2, width, step)
        .map((x) => `M${whole(x)} ${whole(y)}v10`)
        .join(''),
    )
    .join('')
  return (
    path(ridge(width, dice, 46, 10, 52), colours.far) +
    path(`${d}V${HEIGHT}z`, colours.middle) +
    strokes(courses.map((y) => `M0 ${whole(y)}H${width}`).join('') + joints, colours.near, 1.4)
  )
}

function feathers(width: number, colours: Colours, dice: Dice): string {
  const left = dice.below(2) === 0
  const count = 7
  const x = (value: number): string => whole(left ? value : width - value)
  const fronds = Array.from({ length: count }, (_, at) => {
    const end = (at + 1) / count
    return `M${x(-8)} 96Q${x(width * 0.1 + 10 * at)} ${whole(70 - 52 * (1 - end))} ${x(width * (0.25 + end * 0.85))} ${whole(6 + 80 * end * end + dice.between(-5, 5))}`
  })
  return (
    path(ridge(width, dice, 76, 9, 46), colours.far) +
    strokes(fronds.join(''), colours.middle, 5) +
    strokes(fronds.join(''), colours.line, 1.2) +
    path(ridge(width, dice, 84, 6, 60), colours.near)
  )
}

function mountains(width: number, colours: Colours, dice: Dice): string {
  return (
    path(peaks(width, dice, 58, 36, 44), colours.far) +
    path(peaks(width, dice, 70, 24, 34), colours.middle) +
    path(
      `M0 66q${width / 4}-7 ${width / 2} 0t${width / 2} 0v5q${-width / 4}-6 ${-width / 2} 0t${-width / 2} 0z`,
      colours.low,
    ) +
    path(peaks(width, dice, 86, 20, 20), colours.near)
  )
}

function rays(width: number, colours: Colours, dice: Dice): string {
  const x = width / 2 + dice.between(-26, 26)
  const count = 14
  const far = width + 60
  const turn = dice.between(0, Math.PI / count)
  const d = Array.from({ length: count }, (_, at) => {
    const from = Math.PI + turn + (at * Math.PI * 2) / count / 1.6
    const to = from + Math.PI / count / 1.6
    return `M${whole(x)} 66L${whole(x + far * Math.cos(from))} ${whole(66 + far * Math.sin(from))}L${whole(x + far * Math.cos(to))} ${whole(66 + far * Math.sin(to))}z`
  }).join('')
  return (
    path(d, colours.far) +
    path(ridge(width, dice, 70, 7, 60), colours.middle) +
    path(ridge(width, dice, 82, 6, 40), colours.near)
  )
}

function flames(width: number, colours: Colours, dice: Dice): string {
  const tongue = (x: number, size: number): string =>
    `M${whole(x - size)} ${HEIGHT}C${whole(x - size * 1.2)} ${whole(HEIGHT - size)} ${whole(x + size * 0.5)} ${whole(HEIGHT - size * 1.6)} ${whole(x - size * 0.1)} ${whole(HEIGHT - size * 3)}C${whole(x + size * 1.3)} ${whole(HEIGHT - size * 2)} ${whole(x + size * 1.4)} ${whole(HEIGHT - size)} ${whole(x + size)} ${HEIGHT}z`
  const row = (step: number, least: number, most: number): string =>
    along(dice.between(-10, 6), width + 12, step * (width / 120) ** 0.95)
      .map((x) => tongue(x, dice.between(least, most)))
      .join('')
  return (
    path(row(30, 17, 26), colours.far) +
    path(row(27, 12, 19), colours.middle) +
    path(row(24, 7, 13), colours.near)
  )
}

function bamboo(width: number, colours: Colours, dice: Dice): string {
  const stems = along(dice.between(2, 10), width, 17).map((x) => ({
    x: x + dice.between(-4, 4),
    wide: dice.between(4, 9),
    deep: dice.below(3),
  }))
  const rows = [colours.far, colours.middle, colours.near].map((colour, deep) => {
    const mine = stems.filter((stem) => stem.deep === deep)
    const d = mine.map(({ x, wide }) => `M${whole(x)} 0h${whole(wide)}V${HEIGHT}h${whole(-wide)}z`).join('')
    const joints = mine
      .map(({ x, wide }) =>
        along(dice.between(6, 24), HEIGHT, 27)
          .map((y) => `M${whole(x - 1)} ${whole(y)}h${whole(wide + 2)}`)
          .join(''),
      )
      .join('')
    return path(d, colour) + strokes(joints, colours.low, 1.6)
  })
  return rows.join('') + path(ridge(width, dice, 86, 5, 48), colours.near)
}

function wind(width: number, colours: Colours, dice: Dice): string {
  const gusts = [0, 1, 2]
    .map((at) => {
      const y = 16 + 14 * at + dice.between(-4, 4)
      const x = dice.between(0, width * 0.45)
      return `M${whole(x)} ${whole(y)}h${whole(width * 0.34)}c11 0 11-12 2-12-5 0-6 5-3 6`
    })
    .join('')
  return (
    path(ridge(width, dice, 58, 18, 66), colours.far) +
    path(ridge(width, dice, 70, 14, 80), colours.middle) +
    strokes(gusts, colours.line, 2.4) +
    path(ridge(width, dice, 84, 9, 54), colours.near)
  )
}

/** Something repeated over the land below a height. */
function pattern(size: [number, number], top: number, drawn: string, colour: string, width: number): string {
  return (
    `<pattern id="g" width="${size[0]}" height="${size[1]}" y="${top}" patternUnits="userSpaceOnUse">${strokes(drawn, colour, 1.6)}</pattern>` +
    `<path d="M0 ${top}H${width}V${HEIGHT}H0z" fill="url(#g)"/>`
  )
}

function waves(width: number, colours: Colours, dice: Dice): string {
  const size = Math.round(dice.between(9, 13))
  const top = Math.round(dice.between(48, 58))
  const bow = (x: number, y: number): string =>
    [size, Math.round(size * 0.6), Math.round(size * 0.25)]
      .map((radius) => `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0`)
      .join('')
  return (
    path(ridge(width, dice, top + 2, 4, size * 2), colours.middle) +
    pattern(
      [size * 2, size],
      top,
      bow(size, size) +
        bow(0, size / 2 + size) +
        bow(size * 2, size / 2 + size) +
        bow(0, size / 2) +
        bow(size * 2, size / 2),
      colours.line,
      width,
    ) +
    path(`M0 86H${width}V${HEIGHT}H0z`, colours.near)
  )
}

function hills(width: number, colours: Colours, dice: Dice): string {
  return (
    path(ridge(width, dice, 54, 16, 58), colours.far) +
    path(ridge(width, dice, 68, 14, 72), colours.middle) +
    path(ridge(width, dice, 82, 10, 50), colours.near)
  )
}

function lozenges(width: number, colours: Colours, dice: Dice): string {
  const top = Math.round(dice.between(46, 54))
  const step = 2 * Math.round(dice.between(7, 10))
  const d = `M0 7 ${step / 2} 0 ${step} 7 ${step / 2} 14zM${step / 2} 4l4 3l-4 3l-4-3z`
  return (
    path(`M0 ${top}H${width}V${HEIGHT}H0z`, colours.middle) +
    pattern([step, 14], top, d, colours.line, width) +
    path(`M0 ${top - 4}h${width}v5H0zM0 87h${width}v5H0z`, colours.near)
  )
}

/** Cloth that hangs from above over a floor of stone. */
function banners(width: number, colours: Colours, dice: Dice): string {
  const step = dice.between(26, 34)
  const hang = along(dice.between(-8, 4), width, step).map(
    (x, at) =>
      `M${whole(x)} 0h${whole(step * 0.6)}v${whole(at % 2 ? 34 : 46)}l${whole(-step * 0.3)}-8l${whole(-step * 0.3)} 8z`,
  )
  return (
    path(hang.filter((_, at) => at % 2 === 1).join(''), colours.far) +
    path(hang.filter((_, at) => at % 2 === 0).join(''), colours.middle) +
    path(`M0 66H${width}V${HEIGHT}H0z`, colours.middle) +
    strokes(
      `M0 74H${width}M0 83H${width}${along(6, width, 24)
        .map((x) => `M${whole(x)} 66v8M${whole(x + 12)} 74v9M${whole(x)} 83v9`)
        .join('')}`,
      colours.near,
      1.6,
    )
  )
}

/** Halls hewn into a mountain. */
function halls(width: number, colours: Colours, dice: Dice): string {
  const step = dice.between(28, 36)
  const arches = along(dice.between(-12, 0), width, step)
    .map(
      (x) =>
        `M${whole(x)} ${HEIGHT}V58l${whole(step * 0.18)}-9h${whole(step * 0.42)}l${whole(step * 0.18)} 9V${HEIGHT}z`,
    )
    .join('')
  return (
    path(peaks(width, dice, 44, 30, 62), colours.far) +
    path(`M0 42H${width}V${HEIGHT}H0z`, colours.middle) +
    path(arches, colours.near) +
    strokes(`M0 42H${width}M0 46H${width}`, colours.line, 1.4)
  )
}

function spires(width: number, colours: Colours, dice: Dice): string {
  const row = (step: number, base: number, rise: number, wide: number): string =>
    along(dice.between(-6, 6), width, step)
      .map(
        (x) =>
          `M${whole(x)} ${HEIGHT}V${whole(base)}l${whole(wide / 2)} ${whole(-rise * dice.between(0.6, 1.2))}l${whole(wide / 2)} ${whole(rise * 0.9)}V${HEIGHT}z`,
      )
      .join('')
  return (
    path(row(19, 52, 26, 10), colours.far) +
    path(row(31, 64, 24, 14), colours.middle) +
    path(ridge(width, dice, 80, 6, 44), colours.near)
  )
}

/** Rock that splinters under a whirl. */
function splinters(width: number, colours: Colours, dice: Dice): string {
  const x = width / 2 + dice.between(-30, 30)
  const rings = [16, 28, 40, 52]
    .map(
      (radius) =>
        `M${whole(x - radius)} 40a${radius} ${whole(radius * 0.8)} 0 1 1 ${radius} ${whole(radius * 0.8)}`,
    )
    .join('')
  return (
    strokes(rings, colours.line, 3) +
    path(peaks(width, dice, 78, 44, width / 7), colours.far) +
    path(peaks(width, dice, 84, 30, width / 9), colours.middle) +
    path(peaks(width, dice, 92, 20, width / 11), colours.near)
  )
}

function palisade(width: number, colours: Colours, dice: Dice): string {
  const stakes = along(dice.between(-6, 0), width, 11)
    .map((x) => {
      const top = 46 + dice.between(-7, 9)
      return `M${whole(x)} ${HEIGHT}V${whole(top)}l4-9l4 9V${HEIGHT}z`
    })
    .join('')
  return (
    path(ridge(width, dice, 50, 14, 48), colours.far) +
    path(stakes, colours.middle) +
    path(`M0 58h${width}v5H0zM0 76h${width}v5H0z`, colours.near)
  )
}

function thorns(width: number, colours: Colours, dice: Dice): string {
  const vines = [0, 1, 2].map((at) => {
    const y = 30 + 22 * at + dice.between(-5, 5)
    const bend = dice.between(12, 22)
    return {
      y,
      d: `M-6 ${whole(y)}q${whole(width / 4)} ${whole(-bend)} ${whole(width / 2)} 0t${whole(width / 2 + 12)} 0`,
    }
  })
  const spikes = vines
    .map(({ y }) =>
      along(4, width, width / 7)
        .map(
          (x, at) =>
            `M${whole(x)} ${whole(y + (at % 2 ? 4 : -4))}l3 ${at % 2 ? 9 : -9}l4 ${at % 2 ? -9 : 9}z`,
        )
        .join(''),
    )
    .join('')
  return (
    path(peaks(width, dice, 62, 40, 30), colours.far) +
    strokes(vines.map(({ d }) => d).join(''), colours.middle, 5) +
    path(spikes, colours.middle) +
    path(peaks(width, dice, 90, 18, 15), colours.near)
  )
}

function masonry(width: number, colours: Colours, dice: Dice): string {
  const top = dice.between(50, 58)
  const joints = along(top, HEIGHT, 11)
    .map(
      (y, row) =>
        `M0 ${whole(y)}H${width}${along(row % 2 ? 4 : 14, width, 21)
          .map((x) => `M${whole(x)} ${whole(y)}v11`)
          .join('')}`,
    )
    .join('')
  return (
    path(ridge(width, dice, top - 4, 12, 44), colours.far) +
    path(`M0 ${whole(top)}H${width}V${HEIGHT}H0z`, colours.middle) +
    strokes(joints, colours.near, 1.5)
  )
}

function forest(width: number, colours: Colours, dice: Dice): string {
  const row = (step: number, base: number, size: number): string =>
    along(dice.between(-8, 0), width + 6, step * Math.sqrt(width / 120))
      .map((x) => {
        const tall = size * dice.between(0.8, 1.2)
        return `M${whole(x - step * 0.6)} ${whole(base)}L${whole(x)} ${whole(base - tall)}L${whole(x + step * 0.6)} ${whole(base)}z`
      })
      .join('')
  return (
    path(row(15, 66, 30), colours.far) +
    path(`${row(18, 78, 28)}M0 76H${width}V${HEIGHT}H0z`, colours.middle) +
    path(`${row(22, 92, 22)}`, colours.near)
  )
}

function colonnade(width: number, colours: Colours, dice: Dice): string {
  const step = dice.between(20, 26)
  const columns = along(dice.between(-8, 0), width, step)
    .map((x) => `M${whole(x)} 44h${whole(step * 0.5)}v4h-2V82h2v4h${whole(-step * 0.5)}v-4h2V48h-2z`)
    .join('')
  return (
    path(ridge(width, dice, 66, 10, 60), colours.far) +
    path(`M0 32H${width}V44H0z${columns}M0 85H${width}V${HEIGHT}H0z`, colours.middle) +
    path(`M0 41H${width}v3H0zM0 85H${width}v3H0z`, colours.near)
  )
}

function dunes(width: number, colours: Colours, dice: Dice): string {
  const lines = [62, 72, 81]
    .map(
      (y) =>
        `M0 ${y}q${whole(width / 4)} ${whole(-dice.between(6, 12))} ${whole(width / 2)} 0t${whole(width / 2)} 0`,
    )
    .join('')
  return (
    path(ridge(width, dice, 56, 12, 84), colours.far) +
    path(ridge(width, dice, 68, 12, 64), colours.middle) +
    strokes(lines, colours.line, 1.8) +
    path(ridge(width, dice, 86, 7, 90), colours.near)
  )
}

/** Fields, ploughed towards the horizon. */
function fields(width: number, colours: Colours, dice: Dice): string {
  const x = width / 2 + dice.between(-20, 20)
  const furrows = along(-width, width * 2, 20)
    .map((at) => `M${whole(x + (at - x) * 0.35)} 60L${whole(at)} ${HEIGHT}`)
    .join('')
  return (
    path(ridge(width, dice, 56, 16, 50), colours.far) +
    path(`M0 60H${width}V${HEIGHT}H0z`, colours.middle) +
    strokes(furrows, colours.near, 3)
  )
}

/** Sweeps of a blade across the sky. */
function slashes(width: number, colours: Colours, dice: Dice): string {
  const down = dice.below(2) === 0
  const d = [0, 1, 2, 3].map((at) => {
    const x = -20 + at * (width * 0.3) + dice.between(-8, 8)
    const wide = dice.between(5, 17)
    return down
      ? `M${whole(x)} 0h${whole(wide)}l44 ${HEIGHT}h${whole(-wide * 0.4)}z`
      : `M${whole(x + 44)} 0h${whole(wide)}l-56 ${HEIGHT}h${whole(-wide * 0.4)}z`
  })
  return (
    path(d.slice(0, 2).join(''), colours.far) +
    path(d.slice(2).join(''), colours.middle) +
    path(ridge(width, dice, 80, 8, 56), colours.near)
  )
}

/** Arcs that shelter what stands in the middle. */
function shelter(width: number, colours: Colours, dice: Dice): string {
  const x = width / 2 + dice.between(-10, 10)
  const arc = (radius: number): string =>
    `M${whole(x - radius)} ${HEIGHT}a${radius} ${radius} 0 0 1 ${radius * 2} 0`
  return (
    path(`${arc(74)}z`, colours.far) +
    path(`${arc(56)}z`, colours.low) +
    strokes(arc(64), colours.line, 1.5) +
    strokes(arc(48), colours.middle, 5) +
    path(ridge(width, dice, 82, 6, 70), colours.near)
  )
}

/** Raked gravel around a stone. */
function gravel(width: number, colours: Colours, dice: Dice): string {
  const x = width * dice.between(0.3, 0.7)
  const rings = [10, 20, 30, 40, 52, 66]
    .map(
      (radius) =>
        `M${whole(x - radius * 1.6)} 84a${whole(radius * 1.6)} ${whole(radius * 0.62)} 0 0 1 ${whole(radius * 3.2)} 0`,
    )
    .join('')
  return (
    path(ridge(width, dice, 48, 10, 72), colours.far) +
    path(`M0 50H${width}V${HEIGHT}H0z`, colours.middle) +
    strokes(rings, colours.line, 1.8) +
    path(`M0 84H${width}V${HEIGHT}H0z`, colours.near)
  )
}

function drips(width: number, colours: Colours, dice: Dice): string {
  let d = `M0 0H${width}V14`
  for (const x of along(0, width, 15).reverse())
    d += `C${whole(x + 11)} ${whole(dice.between(20, 62))} ${whole(x + 5)} ${whole(dice.between(20, 62))} ${whole(x)} 14`
  return (
    path(`${d}z`, colours.middle) +
    path(ridge(width, dice, 74, 10, 30), colours.far) +
    path(ridge(width, dice, 86, 8, 24), colours.near)
  )
}

export const GROUNDS = {
  walls,
  feathers,
  mountains,
  rays,
  flames,
  bamboo,
  wind,
  waves,
  hills,
  lozenges,
  banners,
  halls,
  spires,
  splinters,
  palisade,
  thorns,
  masonry,
  forest,
  colonnade,
  dunes,
  fields,
  slashes,
  shelter,
  gravel,
  drips,
} satisfies Record<string, Ground>

export type GroundName = keyof typeof GROUNDS

/** The border of a nation: a strip of ten high, repeated every twelve. */
export const BORDERS = {
  meander: 'M0 9V2H8V7H4M8 9H12',
  wave: 'M0 8C4 8 4 2 8 2 11 2 11 6 8 6M8 8H12',
  knot: 'M0 2C6 2 6 9 12 9M0 9C6 9 6 2 12 2',
  zigzag: 'M0 8 6 2 12 8',
  chevron: 'M0 9 6 5 12 9M0 5 6 1 12 5',
  beads: 'M6 2A3 3 0 1 1 6 9 3 3 0 0 1 6 2M0 5H3M9 5H12',
  lattice: 'M0 9 6 1 12 9M0 1 6 9 12 1',
  steps: 'M0 9V6H3V3H9V6H12',
  teeth: 'M0 9 3 1 6 9 9 1 12 9',
  arches: 'M0 9V5A3 3 0 0 1 6 5V9M6 9V5A3 3 0 0 1 12 5V9',
  leaves: 'M0 6C3 0 9 0 12 6 9 10 3 10 0 6',
  bars: 'M2 1V9M6 1V9M10 1V9',
  spiral: 'M12 9H6C1 9 1 2 6 2 10 2 10 7 6 7',
  reeds: 'M6 9V1M6 6 2 2M6 6 10 2M0 9H12',
  fish: 'M0 5C4 0 8 0 10 5 8 10 4 10 0 5M10 5 12 2M10 5 12 8',
  suns: 'M6 3A2 2 0 1 1 6 8 2 2 0 0 1 6 3M6 0V1M6 10V9M1 5H2M11 5H10',
} as const

export type BorderName = keyof typeof BORDERS

/** A strip with the border of a nation, where every tile shows it. */
export function border(name: BorderName, width: number, colours: Colours): string {
  return (
    `<pattern id="b" width="12" height="12" y="66" patternUnits="userSpaceOnUse"><path d="${BORDERS[name]}" fill="none" stroke="${colours.low}" stroke-width="1.5"/></pattern>` +
    `<path d="M0 64H${width}V${HEIGHT}H0z" fill="${colours.near}"/><path d="M0 66h${width}v11H0z" fill="url(#b)"/><path d="M0 79h${width}v13H0z" fill="${colours.middle}"/>`
  )
}
