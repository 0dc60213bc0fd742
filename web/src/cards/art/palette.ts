/** The colours of a picture: those of the house to which the card belongs, at an hour that the seed chooses. */
import type { Dice } from './seed'

export interface Colours {
  /** The sky at the top, and above the horizon. */
  high: string
  low: string
  /** The land, from the horizon to the front. */
  far: string
  middle: string
  near: string
  /** Lines on the land. */
  line: string
  sun: string
  /** The emblem, and what surrounds it. */
  ink: string
  paper: string
  /** The seal. */
  stamp: string
  stamped: string
}

/** A hue in degrees and how strong the colours are, from 0 to 1. */
export interface Hue {
  hue: number
  strength: number
}

interface Hour {
  /** By how many degrees the sky leaves the hue of the land. */
  high: number
  low: number
  /** How light everything is, in percent. */
  sky: [number, number]
  land: [number, number, number]
  sun: [hue: number, saturation: number, light: number]
  dark: boolean
}

const HOURS: readonly Hour[] = [
  // Morning mist, with a red sun.
  { high: 6, low: 22, sky: [88, 95], land: [78, 60, 42], sun: [8, 66, 56], dark: false },
  // A clear day.
  { high: -8, low: 0, sky: [70, 88], land: [62, 47, 33], sun: [46, 85, 90], dark: false },
  // Noon, with strong shadows.
  { high: 0, low: 14, sky: [94, 84], land: [56, 38, 24], sun: [38, 82, 60], dark: false },
  // Dusk: a warm horizon, the emblem stands against it in the light.
  { high: -26, low: -150, sky: [44, 76], land: [36, 27, 19], sun: [24, 88, 64], dark: true },
  // Night, with a moon.
  { high: -14, low: -6, sky: [21, 40], land: [31, 23, 15], sun: [50, 50, 91], dark: true },
]

export const HOURS_COUNT = HOURS.length

function colour(hue: number, saturation: number, light: number): string {
  return `hsl(${Math.round(((hue % 360) + 360) % 360)} ${Math.round(Math.min(100, saturation))}% ${Math.round(light)}%)`
}

/** The colours of a house at an hour. By night the pages are dark, and their pictures with them. */
export function coloursOf({ hue, strength }: Hue, hour: number, night: boolean, dice: Dice): Colours {
  const chosen = HOURS[hour % HOURS.length] as Hour
  const base = hue + dice.between(-13, 13)
  const dim = (light: number): number => (night ? 7 + light * 0.6 : light)
  const pale = chosen.dark || night
  const land = (light: number): string => colour(base, 78 * strength, dim(light))
  const warm = chosen.low < -100
  const stamped = dice.below(2) === 0
  return {
    high: colour(base + chosen.high, 62 * strength + 6, dim(chosen.sky[0])),
    low: warm
      ? colour(28 + dice.between(-14, 14), 72, dim(chosen.sky[1]))
      : colour(base + chosen.low, 55 * strength + 6, dim(chosen.sky[1])),
    far: land(chosen.land[0]),
    middle: land(chosen.land[1]),
    near: land(chosen.land[2]),
    line: colour(base, 50 * strength, dim(chosen.dark ? chosen.land[0] + 14 : chosen.land[1] + 24)),
    sun: colour(
      chosen.sun[0] + dice.between(-12, 12),
      chosen.sun[1],
      night ? 12 + chosen.sun[2] * 0.74 : chosen.sun[2],
    ),
    ink: pale ? colour(base + 20, 40, 95) : colour(base, 60 * strength + 8, 17),
    paper: pale ? colour(base, 60 * strength, 11) : colour(base + 20, 60, 97),
    stamp: stamped ? (night ? '#a5382c' : '#b23a2c') : night ? '#d9d2c0' : '#fffaf0',
    stamped: stamped ? '#fff6e8' : colour(base, 60 * strength + 10, 22),
  }
}
