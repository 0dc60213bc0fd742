/** What the server says and hears, over REST and over the socket of a table. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type Facts = Record<string, Json>

/** How a reader speaks of a card: its number if it knows it, else its place, `zone/owner/index`. */
export type Handle = number | string

// ---- REST

export interface Problem {
  rule: string
  words: string
}

export interface GameFacts {
  name: string
  title: string
  seats: [number, number]
  editions: string[]
  /** From the best on. */
  bots: string[]
  decks: boolean
  formats: string[]
  rules: boolean
  /** How many lessons teach it. */
  lessons: number
  /** The ways to play it. */
  modes: Mode[]
}

/** A lesson of a game. */
export interface LessonFacts {
  id: string
  number: number
  title: string
  goal: string
  minutes: number
  rules: string[]
}

/** A way to play a game. A table is opened with its options and with what is chosen. */
export interface Mode {
  mode: string
  title: string
  about: string
  seats: [number, number]
  /** How many may sit down, bots included. */
  people: [number, number]
  options: Facts
  choices: ModeChoice[]
  /** The options that list who is played by the game itself; each of them has a seat, too. */
  automated: string[]
}

/** Something to choose before a table is opened: one of the values, some of them (a list), or yes or no. */
export interface ModeChoice {
  option: string
  title: string
  kind: 'one' | 'some' | 'yes-no'
  values: { value: Json; title: string }[]
  usual: Json
  least: number
  most: number
  /** Whether a value may stand several times in the list. */
  repeats: boolean
  /** It is made only if this option has this value. */
  with: { option: string; value: Json } | null
}

/** A phase of the round with its steps, as the timing chart prints them. */
export interface ChartPhase {
  phase: string
  title: string
  rule: string
  steps: ChartStep[]
}

export interface ChartStep {
  step: string
  title: string
  rule: string
  /** Whether it belongs to the step before it. */
  inner: boolean
  /** Whether it is a window in which players may act. */
  window: boolean
  /** When one is usually asked there; null where there is no stop to be set. */
  stops: Turned | null
}

/** What is printed on a card, with its rendered text; the other facts differ from game to game. */
export interface Face {
  id: string
  name: string
  type: string
  set: string
  number: string
  provenance: string
  text: string
  [fact: string]: Json
}

/** A drawing of a part of a card, SVG of the server's own making: `face.drawings`. */
export interface Drawing {
  title: string
  svg: string
}

export interface Cards {
  count: number
  cards: Face[]
}

export interface Rule {
  id: string
  title: string
  kind: string
  text: string
  source: string
  edition: string | null
  chapter?: string
  note?: string | null
  given?: string | null
  when?: string | null
  then?: string | null
  places?: { document: string; title: string; language: string; place: string }[]
}

/** A word of a game: how it is written, what it means, and the rule that says so. */
export interface Term {
  id: string
  name: string
  forms: string[]
  text: string
  rule: string
  /** Whether it is marked wherever it is written. */
  marked: boolean
}

export interface Rules {
  count: number
  rules: Rule[]
}

export interface ReadyDeck {
  id: string
  name: string
  format: string
}

export interface CheckedDeck {
  name: string
  format: string
  edition: string
  parts: Record<string, number>
  violations: { rule: string; text: string }[]
  legal: boolean
  list?: string
  shown?: {
    part: string
    title: string
    count: number
    cards: { count: number; name: string; kind: string }[]
  }[]
}

export interface SeatShown {
  name: string
  bot: string
}

export interface Summary {
  game: string
  edition: string
  state: 'open' | 'playing' | 'over'
  seats: SeatShown[]
  private: boolean
  /** After how many answers of a record the game goes on; null if it began here. */
  goes_on_after: number | null
}

export interface Listed {
  table: string
  summary: Summary
}

export interface TableShown extends Listed {
  sequence: number
  seat: number | null
  /** The seats whose answer is waited for, as far as the reader may know it. */
  waits_for: number[]
  /** The hash of the secret seed from which the deal follows; empty if there is none. */
  commitment: string
  /** The seed itself, once the game is over. */
  seed: string
}

/** Where others find the server. */
export interface AddressShown {
  /** The address that people use, if one is set. */
  public: string | null
  /** The address in the local network, told only to whoever sits at the server itself. */
  network: string | null
  /** Whether only the computer of the server itself is listened to. */
  local: boolean
}

export interface BotSeat {
  seat: number
  bot?: string
  deck?: string | null
}

export interface Opening {
  game: string
  name?: string
  seat?: number | null
  deck?: string | null
  seats?: number | null
  edition?: string | null
  format?: string
  options?: Facts
  private?: boolean
  bots?: BotSeat[]
  /** The bot that takes every seat that is still free, the best one if it is empty: the game begins at once. */
  against?: string | null
}

export interface Joining {
  name: string
  seat?: number | null
  deck?: string | null
  invitation?: string | null
}

export interface Seated {
  table: string
  seat: number | null
  token: string | null
  invitation: string | null
}

export interface StepTold {
  number: number
  seat: number
  prompt: string
  answer: string
  lines: Line[]
}

export interface StepsTold {
  count: number
  steps: StepTold[]
}

export interface Position {
  number: number
  count: number
  view: View
  prompt: string | null
  options: string[]
  outcome: string | null
}

export interface GoingOn {
  after: number
  name?: string
  seat?: number | null
  private?: boolean
  bots?: BotSeat[]
  /** The bot that takes every seat that is left, the best one if it is empty. */
  against?: string | null
}

/** A record as it was taken home. Only the server reads it: its seed is a number that browsers cannot keep. */
export type RecordFile = string

/** What a record is of. */
export interface RecordShown {
  game: string
  edition: string
  names: string[]
  count: number
  version: string
  /** Whether it plays to the state to which it played when it was written. */
  faithful: boolean
  outcome: string | null
}

export interface PositionsShown {
  count: number
  positions: Position[]
}

// ---- Views

export type Kind = 'one' | 'some' | 'order' | 'number' | 'distribute'

/** A card in a zone. Without `card` the reader does not know which one it is. */
export interface SeenCard {
  card?: number
  face?: string
  piece?: Facts
  now?: Facts
  facedown?: boolean
  /** What other cards do to it. */
  under?: Change[]
  [more: string]: Json | Change[] | undefined
}

/** What the part of a card does to another. */
export interface Change {
  source: Handle | null
  /** The face of the source, if the reader knows it. */
  face: string | null
  /** Null where there are no words for it: then the source tells what it does. */
  words: string | null
  /** When it ends; null while the source is there. */
  until: string | null
}

export interface SeenZone {
  zone: string
  /** Null where the zone is shared. */
  seat: number | null
  cards: SeenCard[]
}

export interface SeenOption {
  card?: Handle | null
  face?: string | null
  word?: string
  verb?: string
  details?: Json[]
  now?: Facts
  about?: string
  /** What a guide of the game says of it. */
  words?: string
  [more: string]: Json | undefined
}

export interface SeenDecision {
  kind: Kind
  prompt: string
  rule: string
  source: Handle | null
  options: SeenOption[]
  least: number
  most: number
  limits: number[]
  [more: string]: Json | SeenOption[] | undefined
}

/** What an ability has left behind. */
export interface Lasting {
  /** The cards that it is about; none if it is about whatever comes. */
  cards: Handle[]
  source: Handle | null
  seat: number
  until: string
  words?: string | null
  [more: string]: Json | undefined
}

export interface View {
  game: string
  edition: string
  seat: number
  seats: Facts[]
  table: Facts
  zones: SeenZone[]
  lasting: Lasting[]
  /** The rules of the steps that are being gone through, from the outermost in. */
  at: string[]
  running: Facts[]
  decision: SeenDecision | null
  waiting: { seat: number; rule: string }[]
  answered: number[]
  outcome: { winners: number[]; rule: string; message: string; stopped: boolean } | null
  /** The present place in the timing chart; steps from the outermost in. */
  where?: { round: number; phase: string; steps: string[] } | null
  [more: string]: unknown
}

// ---- The socket

export type Answer = number | number[]

export type ToServer =
  | { type: 'hello'; token?: string; invitation?: string; from: number; language: string }
  | { type: 'answer'; decision: number; value: Answer }
  | { type: 'undo' }
  | { type: 'agree' }
  | { type: 'decline' }
  | { type: 'concede' }
  | { type: 'rematch' }
  | { type: 'why'; card: number }
  | { type: 'why'; place: string }
  | { type: 'preview'; card: number }
  | ({ type: 'policy' } & Partial<Wishes>)
  | { type: 'retract' }
  | { type: 'start-over' }
  | { type: 'go-on' }
  | { type: 'ping' }

/** When to be asked in a window: always, if one can act, only if something happened, never. */
export type StopRule = 'always' | 'can' | 'happened' | 'never'

/** A rule for the own turn, and one for the turns of others. */
export interface Turned {
  mine: StopRule
  theirs: StopRule
}

/** Until when windows are passed: something happens, the own turn begins, the phase or the round is over. */
export type Until = 'event' | 'turn' | 'phase' | 'round'

/** What a seat says of when it wants to be asked; what it leaves out stays as it was. */
export interface Wishes {
  stops: Record<string, Turned>
  cards: Record<string, boolean>
  /** Whether to be asked where there is one answer only. */
  ask: boolean
  until: Until | ''
  /** A card whose responses are passed over for the rest of the round. */
  quiet: number
}

export interface Policy {
  stop: 'can' | 'always' | 'pass'
  until: Until | ''
  /** The rules of all windows; none if the seat has not said any. */
  stops?: Record<string, Turned>
  cards?: Record<string, boolean>
  ask?: boolean
  passing?: boolean
  /** The face of a card for which a stop may be wanted here. */
  proposal?: string
}

export interface Line {
  depth: number
  text: string
}

/** A card that lies in another zone than before; zones are called `zone/seat`. */
export interface CardMove {
  card: Handle | null
  face: string | null
  from: string
  to: string
}

/** A figure of a card or of a seat that has changed. */
export interface FigureChange {
  card: Handle | null
  seat: number | null
  fact: string
  before: Json
  after: Json
}

/** An entry of the log as the reader may know it, to be played back; cards among its arguments are ids of faces. */
export interface LogEntry {
  message: string
  arguments: Facts
  /** The kind of thing that it shows; none if it is only told. */
  beat?: string
  /** The line of the step that tells it. */
  line?: number
  depth?: number
  /** How the view speaks of the cards among its arguments. */
  handles?: Record<string, Handle | null | (Handle | null)[]>
  /** Which arguments are seats. */
  seats?: string[]
  moves?: CardMove[]
  figures?: FigureChange[]
}

export interface LogStep {
  sequence: number
  lines: Line[]
  entries?: LogEntry[]
}

export interface Asked {
  decision: number
  prompt: string
  options: string[]
  /** The window in which one may pass: a step of the timing chart, or `responses`. */
  window?: string
}

export interface ViewMessage {
  type: 'view'
  sequence: number
  seat: number | null
  names: string[]
  view: View
  asked: Asked | null
  log: { keep: number; steps: LogStep[] }
  undo: { seat: number; agreed: number[] } | null
  /** Nothing can be answered just now; `stop` if it is the reader's own stop, which `go-on` ends. */
  pause?: { stop: boolean } | null
  policy?: Policy | null
  /** Whether the last own answer can be taken back at once, or only asked for. */
  back?: { retract: boolean; undo: boolean } | null
  /** At the table of a lesson. */
  coach?: CoachShown | null
}

/** What the coach of a lesson says. `point` are the places it speaks of. */
export interface CoachShown {
  lesson: string
  number: number
  count: number
  title: string
  goal: string
  step: number
  steps: number
  said: string[]
  hints: string[]
  point: string[]
  must_take_back: boolean
  may_take_back: boolean
  end: '' | 'success' | 'failure'
  /** The lesson after this one. */
  next: string | null
}

export interface WaitingMessage {
  type: 'waiting'
  sequence: number
  seat: number | null
  names: string[]
}

export interface PresenceMessage {
  type: 'presence'
  seats: boolean[]
  spectators: number
}

export interface OverMessage {
  type: 'over'
  sequence: number
  winners: number[]
  rule: string
  words: string
  rematch: number[]
  table: string | null
}

export interface RefusedMessage {
  type: 'refused'
  rule: string
  words: string
}

/** The answer to "why not?": of a card, or of another thing on the table by its key. */
export interface ReasonsMessage {
  type: 'reasons'
  card: number | null
  place: string
  verdict: 'can-choose' | 'refused' | 'not-among' | 'others-decide' | 'over'
  /** Of the decision or the step that runs. */
  rule: string
  /** The most decisive first. */
  reasons: Problem[]
  /** The step of the timing chart in which its time comes. */
  when: { step: string; title: string; rule: string }[]
}

/** What a card would do, as its game tells it; the texts of the lines that it names by their addresses. */
export interface PreviewMessage {
  type: 'previewed'
  card: number
  preview: Facts | null
  words: Record<string, string>
}

export interface PongMessage {
  type: 'pong'
  sequence: number
}

export type FromServer =
  | ViewMessage
  | WaitingMessage
  | PresenceMessage
  | OverMessage
  | RefusedMessage
  | ReasonsMessage
  | PreviewMessage
  | PongMessage
