/** Pictures of cards, for pages, tests and whoever makes pictures of decks. */
export { crest } from './crest'
export { draw, type Size } from './draw'
export { EMBLEMS } from './emblems'
export { artOf, seedOf, type ArtFacts } from './facts'
