/** The crest of a card: a figure of several equal parts around a middle, one for each name. */
import { diceOf } from './seed'

/** One part, pointing upward from the middle of a field from -12 to 12. */
const PARTS = [
  'M0-2C-4-5-3-9 0-11 3-9 4-5 0-2z',
  'M0-2-3-6 0-11 3-6z',
  'M-1-2v-5a3 3 0 1 1 2 0v5z',
  'M0-3C-5-4-5-9-2-11-2-8 2-8 2-11 5-9 5-4 0-3z',
  'M-1-2-3-10H3L1-2z',
  'M0-2C1-6-1-8-4-9-1-12 5-9 3-4z',
  'M0-11a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM-1-5H1v3H-1z',
  'M0-3-4-7-1-11V-7H1V-11L4-7z',
] as const

const MIDDLES = [
  'M0-2.500A2.5 2.5 0 1 1 0 2.5 2.5 2.5 0 0 1 0-2.500z',
  'M0-3.5 3.5 0 0 3.5-3.5 0z',
  'M-2.5-2.500H2.500V2.500H-2.500z',
  'M0-4A4 4 0 1 1 0 4 4 4 0 0 1 0-4zM0-1.500A1.5 1.5 0 1 0 0 1.5 1.5 1.5 0 0 0 0-1.500z',
] as const

const RIMS = [
  'M0-14A14 14 0 1 1 0 14 14 14 0 0 1 0-14z',
  'M-12-9-9-12H9L12-9V9L9 12H-9L-12 9z',
  'M0-15 13-7.500V7.500L0 15-13 7.500V-7.500z',
  'M0-16 16 0 0 16-16 0z',
] as const

/** The figure alone, in one colour, on a field from -12 to 12. */
export function figureOf(name: string, colour: string): string {
  const dice = diceOf(`crest/${name}`)
  const count = 3 + dice.below(6)
  const part = PARTS[dice.below(PARTS.length)] as string
  const between = PARTS[dice.below(PARTS.length)] as string
  const middle = MIDDLES[dice.below(MIDDLES.length)] as string
  const twice = dice.below(3) === 0 && count < 6
  const turned = (path: string, from: number, scale: string): string =>
    Array.from(
      { length: count },
      (_, at) => `<path d="${path}" transform="rotate(${Math.round(from + (at * 360) / count)})${scale}"/>`,
    ).join('')
  return `<g fill="${colour}">${turned(part, 0, '')}${twice ? turned(between, 180 / count, 'scale(.7)') : ''}<path d="${middle}"/></g>`
}

/** The outline of the seal around the figure. */
export function rimOf(name: string): string {
  return RIMS[diceOf(`rim/${name}`).below(RIMS.length)] as string
}

/** The crest alone, to stand before a name in a line of text, as SVG. */
export function crest(name: string, colour = 'currentColor'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24">${figureOf(name, colour)}</svg>`
}
