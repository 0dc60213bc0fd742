/** All emblems, drawn for this project: none is taken from anybody's picture. */
import { ARMS } from './arms'
import type { Emblem } from './emblem'
import { NATURE } from './nature'
import { PEOPLE } from './people'
import { PLACES } from './places'
import { THINGS } from './things'

export type { Emblem } from './emblem'

const ALL = { ...PEOPLE, ...ARMS, ...PLACES, ...NATURE, ...THINGS }

export type EmblemName = keyof typeof ALL

export const EMBLEMS: Readonly<Record<EmblemName, Emblem>> = ALL
