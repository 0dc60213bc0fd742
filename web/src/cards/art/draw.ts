/**
 * The picture of a card, drawn from its facts: the land of its house at some hour, a sun or moon, the emblem of what the
 * card is or does, and the seal with its crest. The same facts give the same picture everywhere and always.
 */
import { figureOf, rimOf } from './crest'
import { EMBLEMS, type Emblem } from './emblems'
import type { ArtFacts } from './facts'
import { border, GROUNDS, HEIGHT } from './grounds'
import { coloursOf, HOURS_COUNT, type Colours } from './palette'
import { diceOf } from './seed'

/** Tiles and hand cards are cut to what they have room for; the viewer has a wide window; beside a diagram there is half. */
export type Size = 'tile' | 'wide' | 'beside'

interface Room {
  width: number
  /** Where the emblem stands, how far from the middle the seal lies, and how large the emblem is. */
  emblem: number
  seal: number
  scale: number
}

const ROOMS: Readonly<Record<Size, Room>> = {
  tile: { width: 120, emblem: 60, seal: 40, scale: 1 },
  wide: { width: 240, emblem: 120, seal: 84, scale: 1.3 },
  beside: { width: 120, emblem: 33, seal: 0, scale: 0.92 },
}

const ELEMENTS: Readonly<Record<string, string>> = {
  air: '#8fb3c4',
  earth: '#8a9a3c',
  fire: '#d2542c',
  void: '#8d6bc0',
  water: '#3f8fc0',
}

function emblem({ fill, line, cut }: Emblem, { ink, paper }: Colours): string {
  const shape = (d: string | undefined, rest: string): string => (d ? `<path d="${d}" ${rest}/>` : '')
  return (
    shape(line, `stroke="${paper}" stroke-width="7.5"`) +
    shape(fill, `fill="${ink}" stroke="${paper}" stroke-width="4.5" paint-order="stroke"`) +
    shape(line, `stroke="${ink}" stroke-width="3.4"`) +
    shape(cut, `stroke="${paper}" stroke-width="1.7"`)
  )
}

/** The picture as SVG. `night` is for dark pages. */
export function draw(facts: ArtFacts, size: Size = 'tile', night = false): string {
  const room = ROOMS[size]
  const width = room.width
  const dice = diceOf(facts.seed)
  const hour = dice.below(HOURS_COUNT)
  const colours = coloursOf(facts.hue, hour, night, dice)
  const middle = room.emblem + dice.between(-7, 7) * (room.seal > 0 ? 1 : 0.4)
  const side = dice.below(2) === 0 ? -1 : 1
  const sun = facts.element ? (ELEMENTS[facts.element] ?? colours.sun) : colours.sun
  const radius = dice.between(13, 27)
  const x = middle + side * dice.between(4, 34)
  const y = dice.between(20, 42)
  const tilt = dice.between(-9, 9)
  const seal = room.seal > 0 ? width / 2 - side * room.seal : 16
  const land = GROUNDS[facts.ground](width, colours, dice)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${colours.high}"/><stop offset=".7" stop-color="${colours.low}"/></linearGradient>` +
    `<path d="M0 0h${width}v${HEIGHT}H0z" fill="url(#s)"/>` +
    `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${sun}"/>` +
    land +
    (facts.border ? border(facts.border, width, colours) : '') +
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round" transform="translate(${Math.round(middle)} 46)rotate(${Math.round(tilt)})scale(${room.scale})translate(-24 -24)">${emblem(EMBLEMS[facts.emblem], colours)}</g>` +
    `<g transform="translate(${Math.round(seal)} ${room.seal > 0 ? 60 : 74})scale(.75)"><path d="${rimOf(facts.name)}" fill="${colours.stamp}"/><g transform="scale(.82)">${figureOf(facts.name, colours.stamped)}</g></g></svg>`
  )
}
