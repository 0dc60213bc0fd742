/** Small drawings of our own, each in a box of 24 by 24. */
export const GLYPHS = {
  attack: 'M20 3 9.5 13.5 11 15 21.5 4.5zM9 14l-4.5 4.5 1.5 1.5L10.5 15.5zM6.5 11.5l6 6-1.4 1.4-6-6z',
  defence: 'M12 2 4 5v7c0 5 3.5 8.3 8 10 4.5-1.7 8-5 8-10V5zm0 3 5 1.9V12c0 3.2-2 5.5-5 6.8z',
  meditation:
    'M12 3c2 2.4 3 4.8 3 7 1.3-1.6 3-2.6 5-3 .3 5.6-2.6 10-8 12-5.4-2-8.3-6.4-8-12 2 .4 3.700 1.400 5 3 0-2.200 1-4.600 3-7z',
  core: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 0 1 0 14 3.5 3.5 0 0 1 0-7 3.5 3.5 0 0 0 0-7z',
  poison: 'M12 2c4 5 7 8.5 7 12.500a7 7 0 0 1-14 0C5 10.5 8 7 12 2zm-3 12a3 3 0 0 0 3 3v2a5 5 0 0 1-5-5z',
  instant: 'M14 2 5 14h6l-1 8 9-12h-6z',
  prepared: 'M6 2h12v5l-4 5 4 5v5H6v-5l4-5-4-5z',
  focus: 'M12 2 20 12 12 22 4 12z',
  range: 'M4 21C4 10 10 4 21 4M4 21l8-8m9-9-6 .5M21 4l-.5 6',
} as const

export type Glyph = keyof typeof GLYPHS

/** The drawing of a type of cards; that of core cards for one that we do not know. */
export function glyphOf(type: string): string {
  return type in GLYPHS ? GLYPHS[type as Glyph] : GLYPHS.core
}
