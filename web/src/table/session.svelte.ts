/** A table as we know it: what the socket has told, and what we can send. */
import { TableSocket, socketAddress, type Connection } from '../net/socket'
import type {
  Answer,
  Facts,
  FromServer,
  Handle,
  LogStep,
  OverMessage,
  PreviewMessage,
  Problem,
  ReasonsMessage,
  TableShown,
  ToServer,
  View,
  ViewMessage,
  Wishes,
} from '../net/types'
import { heldAt } from '../state/identity.svelte'
import { notify } from '../state/notices.svelte'
import { settings } from '../state/settings.svelte'
import { keepStops, stopsOf, type Stops } from '../state/stops.svelte'
import { say } from '../words/words.svelte'
import { findCard } from './board'
import { Playback } from './playback/playback.svelte'

export class Session {
  readonly table: string
  connection: Connection = $state('connecting')
  /** Why the server does not let us in. */
  closedFor: Problem | null = $state(null)
  /** What is shown; none while the table waits for players. What led there is played back first. */
  told: ViewMessage | null = $state.raw(null)
  /** What was told last. */
  newest: ViewMessage | null = $state.raw(null)
  readonly playback: Playback = new Playback((message) => this.show(message))
  names: string[] = $state([])
  seat: number | null = $state(null)
  waiting: boolean = $state(false)
  steps: LogStep[] = $state.raw([])
  present: boolean[] = $state([])
  spectators: number = $state(0)
  /** What the server tells of the table beside the game; null before it is read. */
  about: TableShown | null = $state.raw(null)
  over: OverMessage | null = $state.raw(null)
  /** The answer to "why not?", with the card that was asked about. */
  reasons: ReasonsMessage | null = $state.raw(null)
  /** The decision that we have answered and not yet heard of. */
  sent: number | null = $state(null)
  /** Where the log stood when we answered last. */
  answeredAt: number = $state(0)

  private readonly socket: TableSocket
  private saidStops = false
  /** What we have said of where to be asked, until the table tells it. */
  private said: Said = $state.raw({ stops: {}, cards: {} })
  /** What was asked about cards since the last view, and those who wait for an answer. */
  private readonly previews = new Map<number, Promise<Facts | null>>()
  private readonly curious = new Map<number, (seen: Facts | null) => void>()

  constructor(table: string, invitation: string | null = null) {
    this.table = table
    const held = heldAt(table)
    this.socket = new TableSocket(
      socketAddress(table),
      {
        token: held?.token ?? undefined,
        invitation: invitation ?? held?.invitation ?? undefined,
        language: settings.language,
      },
      { message: (message) => this.hear(message), connection: (state) => this.connected(state) },
    )
  }

  open(): void {
    this.socket.open()
  }

  /** Be told everything in another language. */
  speak(language: string): void {
    this.socket.speak(language)
  }

  close(): void {
    this.playback.skip()
    this.socket.close()
  }

  get game(): string {
    return this.newest?.view.game ?? ''
  }

  /** The view that the board shows. */
  get view(): View | null {
    return this.playback.view ?? this.told?.view ?? null
  }

  /**
   * What was told last, if it can be answered now: not while what led to the question is still shown, unless it only asks
   * to act or to pass, with cards that lie there already.
   */
  get asking(): ViewMessage | null {
    const { newest, view } = this
    if (!newest?.asked || !view || newest.asked.decision === this.sent) return null
    const behind = this.playback.view !== null || this.told !== newest
    return !behind || (newest.asked.window && liesThere(view, newest.view)) ? newest : null
  }

  /** Send an answer to the decision of this number. Sent once; a lost one may be sent again after the connection is back. */
  answer(decision: number, value: Answer): boolean {
    if (this.sent === decision) return false
    const sent = this.send({ type: 'answer', decision, value })
    if (sent) {
      this.playback.answers()
      this.sent = decision
      this.answeredAt = this.steps.at(-1)?.sequence ?? 0
    }
    return sent
  }

  undo = () => this.send({ type: 'undo' })
  agree = () => this.send({ type: 'agree' })
  decline = () => this.send({ type: 'decline' })
  concede = () => this.send({ type: 'concede' })
  rematch = () => this.send({ type: 'rematch' })
  goOn = () => this.send({ type: 'go-on' })
  why = (thing: Handle) =>
    this.send(typeof thing === 'number' ? { type: 'why', card: thing } : { type: 'why', place: thing })
  retract = () => this.send({ type: 'retract' })
  startOver = () => this.send({ type: 'start-over' })
  /** Say something of when to be asked. */
  wish = (wishes: Partial<Wishes>) => this.send({ type: 'policy', ...wishes })

  /** Take the last answer back: at once if nobody has learnt anything from it, else by agreement. */
  takeBack = () => (this.newest?.back?.retract ? this.retract() : this.undo())

  /** The windows in which to be asked, with what we have said since the last view; none before the table knows any. */
  get stops(): Stops['stops'] | null {
    const told = this.newest?.policy?.stops
    return told ? { ...told, ...this.said.stops } : null
  }

  /** The cards for which to be asked, with what we have said since the last view. */
  get stopCards(): Stops['cards'] {
    return { ...this.newest?.policy?.cards, ...this.said.cards }
  }

  /** Keep where to be asked in this game, and say it. What is not named stays as it was said last. */
  setStops({ stops, cards, ask }: Partial<Pick<Stops, 'stops' | 'cards' | 'ask'>>): void {
    this.said = { stops: { ...this.said.stops, ...stops }, cards: { ...this.said.cards, ...cards } }
    const changed = {
      ...(stops ? { stops: this.stops ?? stops } : {}),
      ...(cards ? { cards: this.stopCards } : {}),
      ...(ask === undefined ? {} : { ask }),
    }
    keepStops(this.game, changed)
    if (!this.wish(changed)) this.said = { stops: {}, cards: {} }
  }

  /** What using a card would do, asked once for each view. Null if the game does not say, or the table has changed. */
  preview(card: number): Promise<Facts | null> {
    let preview = this.previews.get(card)
    if (!preview) {
      if (!this.send({ type: 'preview', card }, true)) return Promise.resolve(null)
      preview = new Promise((resolve) => this.curious.set(card, resolve))
      this.previews.set(card, preview)
    }
    return preview
  }

  private send(message: ToServer, quietly = false): boolean {
    const sent = this.socket.send(message)
    if (!sent && !quietly) notify(say('not-connected'), 'refused')
    return sent
  }

  private connected(state: Connection): void {
    this.connection = state
    if (state === 'lost') {
      // Whether the answer arrived is told by the next view.
      this.sent = null
      this.said = { stops: {}, cards: {} }
      this.forgetPreviews()
    }
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'view':
        this.see(message)
        break
      case 'waiting':
        this.waiting = true
        this.names = message.names
        this.seat = message.seat
        break
      case 'presence':
        this.present = message.seats
        this.spectators = message.spectators
        break
      case 'over':
        this.over = message
        break
      case 'reasons':
        this.reasons = message
        break
      case 'previewed':
        this.foresee(message)
        break
      case 'refused':
        this.refused(message)
        break
      case 'pong':
        break
    }
  }

  private see(message: ViewMessage): void {
    this.waiting = false
    this.newest = message
    this.names = message.names
    this.seat = message.seat
    if (message.view.outcome === null) this.over = null
    if (message.policy && !message.policy.stops && !this.saidStops) {
      // Whoever sits down says where to be asked.
      const { stops, cards, ask } = stopsOf(message.view.game)
      this.saidStops = this.socket.send({ type: 'policy', stops, cards, ask })
    }
    if (message.policy) this.said = unheard(this.said, message.policy)
    if (message.asked?.decision !== this.sent) this.sent = null
    this.forgetPreviews()
    this.playback.take(message)
  }

  /** What was told is shown now. */
  private show(message: ViewMessage): void {
    this.told = message
    this.steps = [...this.steps.filter((step) => step.sequence <= message.log.keep), ...message.log.steps]
  }

  private refused(problem: Problem): void {
    this.sent = null
    this.said = { stops: {}, cards: {} }
    this.forgetPreviews()
    if (this.newest === null && !this.waiting) this.closedFor = problem
    else notify(problem.words, 'refused', { game: this.game, id: problem.rule })
  }

  private foresee(message: PreviewMessage): void {
    this.curious.get(message.card)?.(message.preview && { ...message.preview, words: message.words })
    this.curious.delete(message.card)
  }

  private forgetPreviews(): void {
    for (const resolve of this.curious.values()) resolve(null)
    this.curious.clear()
    this.previews.clear()
  }
}

/** Whether all that a decision offers has a place in a view: cards that it shows, and passing. */
function liesThere(view: View, { decision }: View): boolean {
  if (!decision) return false
  const cards = decision.options.map((option) => option.card ?? null)
  return (
    decision.options.every(({ card, word }) => (card ?? null) !== null || word === 'pass') &&
    [decision.source, ...cards].every((card) => card === null || findCard(view, card) !== undefined)
  )
}

type Said = Pick<Stops, 'stops' | 'cards'>

/** What was said and is not told yet. */
function unheard(
  { stops, cards }: Said,
  told: { stops?: Stops['stops'] | null; cards?: Stops['cards'] },
): Said {
  return {
    stops: Object.fromEntries(
      Object.entries(stops).filter(([window, { mine, theirs }]) => {
        const heard = told.stops?.[window]
        return heard?.mine !== mine || heard.theirs !== theirs
      }),
    ),
    cards: Object.fromEntries(
      Object.entries(cards).filter(([face, wanted]) => told.cards?.[face] !== wanted),
    ),
  }
}
