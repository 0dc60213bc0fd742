/** The contract between the shell of a table and the boards of the games. A board renders a view; it knows no rules. */
import type { Component } from 'svelte'
import type {
  Face,
  Facts,
  Handle,
  Json,
  Kind,
  LogEntry,
  SeenCard,
  SeenDecision,
  SeenZone,
  View,
} from '../net/types'
import type { Beat } from './playback/beats'

/** One legal answer, or one part of an answer. */
export interface Option {
  index: number
  /** In words, complete: it can stand alone on a button. */
  label: string
  /** The card it concerns. */
  card: Handle | null
  face: string | null
  /** Set where the option is a word, as `pass`. */
  word: string | null
  /** Set where the option is a move, as `play`; the details are its own. */
  verb: string | null
  details: Json[]
  /** Present values that the game adds. */
  now: Facts
  /** What a guide of the game says of it. */
  words: string | null
}

/** The decision of the reader with its options in words. */
export interface Choice {
  /** Its number, which goes into the answer. */
  decision: number
  kind: Kind
  /** The message id of the question, so that a board may offer a gesture of its own. */
  message: string
  /** The question in words. */
  prompt: string
  /** The rule that makes us ask. */
  rule: string
  /** The card that makes us ask. */
  source: Handle | null
  options: Option[]
  least: number
  most: number
  /** Of a distribution: how many points each option can take. */
  limits: number[]
  /** The decision as the view has it, with whatever the game adds. */
  seen: SeenDecision
}

/** Something that lies on the table and can be read and, where it has options, chosen: a card, a hex, a zone, a ring. */
export interface Thing {
  /** What tells it from all other things: the handle of a card, or a name such as `ring/fire`. */
  key: string
  /** How it is called. */
  name: string
  /** The card, if it is one. */
  handle?: Handle | undefined
  /** What is printed on it, if it is a card that is known. */
  face?: string | undefined
  /** What is to be read of a thing that is no card. */
  words?: string | undefined
  /** The answers that it means. */
  options: Option[]
  /** What acting on it does instead of choosing: a pile opens. */
  open?: (() => void) | undefined
}

/** How a thing came to be read: pointed at, focused, or touched. What was touched stays read. */
export type Reading = 'point' | 'focus' | 'touch'

/** Everything a board can do. Nothing here decides what is legal: the options do. */
export interface Acting {
  /** The options that concern a card. */
  optionsFor(card: Handle): Option[]
  /** Tells that a board offers these options where things lie, until the function it returns is called: the dock offers the rest. */
  offers(options: readonly Option[]): () => void
  /** The thing that is being read. */
  readonly read: Thing | null
  /** Shows a thing in the preview. */
  reads(thing: Thing, how: Reading): void
  /** Ends the reading of a thing that was only pointed at. */
  leaves(key: string): void
  /** What a click on a thing means: one option is chosen, several open a menu at `anchor`. */
  acts(thing: Thing, anchor: Element): void
  /** What dropping a thing on another means: both are chosen, one after the other, if both can be. */
  drops?(thing: Thing, onto: string): void
  /** Follows the pointer that drags a thing; null where it ends. */
  dragsTo?(thing: Thing, at: { clientX: number; clientY: number } | null): void
  /** Takes one point from an option of a distribution, or an option from what is chosen so far. */
  takes(thing: Thing): void
  /** The card that makes us ask: its targets are told apart from what can be used. */
  readonly source: Handle | null
  /** Gives up what is chosen so far, or closes what is open. */
  cancel(): void
  /** What has changed in the figures of a card since the reader's last answer; null if nothing has. */
  changed(card: Handle): string | null
  /** Answers with an option; where several make the answer, adds it to or takes it from what is chosen so far. */
  choose(option: Option): void
  /** How an option is chosen so far: 0 not at all, 1 chosen; of an order its place, of a distribution its points. */
  chosen(option: Option): number
  /** Sets a number (kind `number`) or the points of an option (kind `distribute`), to be confirmed. */
  set(value: number, option?: Option): void
  /** The number set so far, of a decision of kind `number`. */
  readonly number: number
  /** Answers with what has been chosen so far; nothing happens while that is no complete answer. */
  confirm(): void
  /** Whether what has been chosen so far is a complete answer. */
  readonly complete: boolean
  /** Shows a face that is nowhere on the table. */
  showFace(face: string): void
  /** Asks the server why a card, or another thing by its key, cannot be chosen now, and shows the answer. */
  why(thing: Handle): void
  /** What using a card would do, as the game previews it; null if the game has none. Nothing is remembered between views. */
  preview(card: Handle): Promise<Facts | null>
}

/** The faces of a game, fetched once. */
export interface Faces {
  readonly game: string
  get(id: string | null | undefined): Face | undefined
  /** The name of a face; of an unknown card the word for it. */
  name(id: string | null | undefined): string
  readonly all: readonly Face[]
}

export interface BoardProps {
  view: View
  names: string[]
  /** The seat of the reader, null for a spectator. */
  me: number | null
  faces: Faces
  decision: Choice | null
  act: Acting
  /** What was told since the view before this one. */
  news?: { sequence: number; entries: LogEntry[] } | undefined
  /** What is just being played back. The view is the one of this moment. */
  beat?: Beat | null | undefined
}

export type Board = Component<BoardProps>

// ---- Helpers for boards

/** How to speak of the card at this place of a zone. */
export function handleAt(zone: SeenZone, index: number): Handle {
  return zone.cards[index]?.card ?? `${zone.zone}/${zone.seat ?? 0}/${index}`
}

/** A zone of a view; empty if the view has none of this name. */
export function zoneOf(view: View, name: string, seat: number | null): SeenZone {
  const found = view.zones.find((zone) => zone.zone === name && (zone.seat === seat || zone.seat === null))
  return found ?? { zone: name, seat, cards: [] }
}

/** Where a card lies, and how it looks. */
export function findCard(
  view: View,
  handle: Handle,
): { zone: SeenZone; index: number; card: SeenCard } | undefined {
  for (const zone of view.zones) {
    const index = zone.cards.findIndex((_, at) => handleAt(zone, at) === handle)
    const card = zone.cards[index]
    if (card) return { zone, index, card }
  }
  return undefined
}

/** The cards of a zone with their handles. */
export function cardsOf(zone: SeenZone): { handle: Handle; seen: SeenCard }[] {
  return zone.cards.map((seen, index) => ({ handle: handleAt(zone, index), seen }))
}

/** A card and where it lies. */
export interface Placed {
  handle: Handle
  seen: SeenCard
  zone: string
}

/** The cards that lie in a zone. */
export function placed(view: View, zone: string, seat: number | null): Placed[] {
  return cardsOf(zoneOf(view, zone, seat)).map((card) => ({ ...card, zone }))
}

/** The seats in the order in which the reader sees them: itself first, then the others as they sit. */
export function seatsFrom(view: View, me: number | null): number[] {
  const first = me ?? 0
  return view.seats.map((_, index) => (first + index) % view.seats.length)
}

/** What can be chosen among the cards of a seat. */
export function optionsAt(view: View, seat: number, act: Acting): Option[] {
  return view.zones
    .filter((zone) => zone.seat === seat)
    .flatMap((zone) => cardsOf(zone).flatMap((card) => act.optionsFor(card.handle)))
}

/** The opponent that is shown where there is room for one: the picked one, else the first of these, else any. */
export function opponentOf(
  others: readonly number[],
  picked: number | null,
  wanted: readonly (number | null | undefined)[],
): number {
  return [picked, ...wanted].find((seat) => seat != null && others.includes(seat)) ?? others[0] ?? 0
}
