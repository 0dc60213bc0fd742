/** What a seat can do at a table, for the shell and the boards. */
import { SvelteMap } from 'svelte/reactivity'
import type { Facts, Handle, View } from '../net/types'
import { settings } from '../state/settings.svelte'
import { countAsked } from '../state/stops.svelte'
import { figuresOf, figureChange } from './figures'
import { findCard, type Acting, type Choice, type Option, type Reading, type Thing } from './board'
import { choiceOf } from './choice'
import { Draft } from './draft.svelte'
import type { Explained } from './explaining.svelte'
import type { Session } from './session.svelte'

/** Where a thing means several things: which one? */
export interface Menu {
  options: Option[]
  anchor: Element
  name: string
}

/** More meanings than this are a list instead of a menu. */
const MOST_IN_MENU = 4

export class Playing implements Acting {
  read: Thing | null = $state.raw(null)
  /** How it came to be read. */
  how: Reading | null = $state(null)
  /** What was read last; the preview keeps it until something else is read. */
  lastRead: Thing | null = $state.raw(null)
  menu: Menu | null = $state.raw(null)
  /** Whether all choices are listed; the indexes of some of them if only these are. */
  list: boolean | number[] = $state.raw(false)
  /** Whether it is asked until when to pass. */
  until: boolean = $state(false)
  /** The card or other thing that "why not?" was asked about. */
  asked: Handle | null = $state(null)

  /** What words, icons or places mean that were asked about last. */
  explained: Explained[] = $state.raw([])
  /** Where the pointer is that drags something from `key`. */
  dragged: { key: string; x: number; y: number } | null = $state.raw(null)
  /** What something was dropped on: it is chosen next, if that is offered. */
  private target: string | null = null

  private last: Draft | null = null
  /** How often a board offers an option, by its index. */
  private readonly offered = new SvelteMap<number, number>()
  /** The figures of all cards when the reader answered last. */
  private before: Map<Handle, Facts> = $state.raw(new Map())

  /** The decision; none once it is answered. */
  readonly choice: Choice | null = $derived.by(() => {
    const { asking } = this.session
    return asking && choiceOf(asking.view, asking.asked)
  })

  /** The answer in the making. Views come also while others act: it lives as long as its decision. */
  readonly draft: Draft | null = $derived.by(() => {
    if (!this.choice) return null
    if (this.last?.choice.decision !== this.choice.decision) this.last = new Draft(this.choice)
    return this.last
  })

  /** The options that no board offers: they have no place but the dock. */
  readonly unplaced: Option[] = $derived(
    this.choice?.options.filter((option) => !this.offered.has(option.index)) ?? [],
  )

  private readonly byCard: Map<Handle, Option[]> = $derived.by(() => {
    const found = new Map<Handle, Option[]>()
    for (const option of this.choice?.options ?? []) {
      if (option.card !== null) found.set(option.card, [...(found.get(option.card) ?? []), option])
    }
    return found
  })

  constructor(private readonly session: Session) {}

  get view(): View | null {
    return this.session.view
  }

  get number(): number {
    return this.draft?.number ?? 0
  }

  get complete(): boolean {
    return this.draft?.complete ?? false
  }

  get source(): Handle | null {
    return this.choice?.source ?? null
  }

  /** Whether something is chosen that can be given up. */
  get begun(): boolean {
    const { draft } = this
    return draft !== null && (draft.picked.length > 0 || draft.points.some((points) => points > 0))
  }

  optionsFor(card: Handle): Option[] {
    return this.byCard.get(card) ?? []
  }

  offers(options: readonly Option[]): () => void {
    const indexes = options.map((option) => option.index)
    for (const index of indexes) this.offered.set(index, (this.offered.get(index) ?? 0) + 1)
    return () => {
      for (const index of indexes) {
        const left = (this.offered.get(index) ?? 1) - 1
        if (left > 0) this.offered.set(index, left)
        else this.offered.delete(index)
      }
    }
  }

  reads(thing: Thing, how: Reading): void {
    this.read = thing
    this.how = how
    if (this.lastRead?.key !== thing.key) {
      this.asked = null
      this.explained = []
    }
    this.lastRead = thing
  }

  leaves(key: string): void {
    if (this.read?.key === key && this.how !== 'touch') this.unread()
  }

  /** Read nothing any more. */
  unread(): void {
    this.read = null
    this.how = null
  }

  acts(thing: Thing, anchor: Element): void {
    const [only] = thing.options
    if (thing.open) thing.open()
    else if (!only) this.reads(thing, this.how ?? 'point')
    else if (thing.options.length === 1) this.chooses(only, anchor)
    else if (thing.options.length > MOST_IN_MENU) this.list = thing.options.map((option) => option.index)
    else this.menu = { options: thing.options, anchor, name: thing.name }
  }

  /**
   * Choose on the board. What a card asks for is the last part of an answer: it is only marked, until it is confirmed or
   * acted on again. A finger has read it before, which is as much; and over a pile that is open nothing can be confirmed.
   */
  private chooses(option: Option, anchor: Element | null): void {
    const { choice, draft } = this
    const asks = settings.confirm === 'on' && choice?.kind === 'one' && choice.source !== null
    const read = this.how === 'touch' || anchor?.closest('dialog') != null
    if (asks && !read && draft?.of(option.index) === 0) draft.toggle(option.index)
    else this.choose(option)
  }

  dragsTo(thing: Thing, at: { clientX: number; clientY: number } | null): void {
    this.dragged = at && { key: thing.key, x: at.clientX, y: at.clientY }
  }

  drops(thing: Thing, onto: string): void {
    const parts = onto.split('/')
    // Of several meanings the one that speaks of the place.
    const meant = thing.options.filter((option) => option.details.some((one) => parts.includes(String(one))))
    const [option] = thing.options.length === 1 ? thing.options : meant.length === 1 ? meant : []
    if (!option || this.choice?.kind !== 'one') return
    this.target = onto
    this.choose(option)
  }

  /** Choose what something was dropped on, if the question that follows offers exactly that. */
  arrives(offered: (key: string) => number[]): void {
    const onto = this.target
    this.target = null
    const [index, ...more] = onto === null || this.choice?.kind !== 'one' ? [] : offered(onto)
    const option = index === undefined || more.length > 0 ? undefined : this.choice?.options[index]
    if (option) this.chooses(option, null)
  }

  takes(thing: Thing): void {
    for (const option of thing.options) {
      if (this.choice?.kind === 'distribute') this.draft?.give(option.index, this.chosen(option) - 1)
      else if (this.chosen(option) > 0) this.draft?.toggle(option.index)
    }
  }

  chosen(option: Option): number {
    return this.draft?.of(option.index) ?? 0
  }

  choose(option: Option): void {
    const { choice, draft } = this
    if (!choice || !draft) return
    this.menu = null
    if (choice.kind === 'one') this.answer(choice, option.index)
    else if (choice.kind === 'distribute') {
      const points = draft.of(option.index)
      draft.give(option.index, points + 1)
      // One more than it can take means none.
      if (draft.of(option.index) === points) draft.give(option.index, 0)
    } else if (choice.kind === 'some' && choice.least === 1 && choice.most === 1 && this.chosen(option) > 0) {
      // Acting again on the only one that is chosen confirms it.
      this.confirm()
    } else {
      draft.toggle(option.index)
      if (choice.kind === 'order' && draft.picked.length === choice.options.length - 1) draft.placeRest()
    }
  }

  set(value: number, option?: Option): void {
    if (option) this.draft?.give(option.index, value)
    else this.draft?.set(value)
  }

  confirm(): void {
    const answer = this.draft?.answer
    if (answer === null || answer === undefined || !this.choice) return
    this.answer(this.choice, answer)
  }

  cancel(): void {
    if (this.menu) this.menu = null
    else if (this.list !== false) this.list = false
    else if (this.begun) this.draft?.clear()
    else if (this.how === 'touch' && this.read) this.unread()
    else if (!this.choice && this.session.playback.playing) this.session.playback.skip()
    else if (this.session.newest?.policy?.passing) this.session.wish({ until: '' })
    else if (this.session.newest?.back?.retract && this.session.sent === null) this.session.retract()
    else this.unread()
  }

  showFace(face: string): void {
    const name = this.nameOf(face)
    this.reads({ key: `face/${face}`, name, face, options: [] }, 'touch')
  }

  /** The card that the preview shows where nothing has been read: the one that asks. */
  thingOf(card: Handle): Thing | null {
    const found = this.view ? findCard(this.view, card) : undefined
    const face = found?.card.face
    return face === undefined
      ? null
      : { key: String(card), handle: card, face, name: this.nameOf(face), options: this.optionsFor(card) }
  }

  why(thing: Handle): void {
    this.asked = thing
    this.session.reasons = null
    this.session.why(thing)
  }

  preview(card: Handle): Promise<Facts | null> {
    return typeof card === 'number' ? this.session.preview(card) : Promise.resolve(null)
  }

  changed(card: Handle): string | null {
    const before = this.before.get(card)
    const found = before && this.view ? findCard(this.view, card) : undefined
    return before && found ? figureChange(before, figuresOf(found.card)) : null
  }

  /** How a face is called; set by the table once the faces are there. */
  nameOf: (face: string) => string = (face) => face

  /** Begin anew with another decision: what was open belongs to the one before. */
  turn(): void {
    this.explained = []
    this.menu = null
    this.list = false
    this.asked = null
    this.unread()
    // The card that asks is there to be read.
    if (this.source !== null) this.lastRead = this.thingOf(this.source) ?? this.lastRead
  }

  private answer(choice: Choice, value: number | number[]): void {
    const window = this.session.newest?.asked?.window
    if (!this.session.answer(choice.decision, value)) return
    const chosen = choice.options.find((option) => option.index === value)
    if (window) countAsked(this.session.game, window, chosen?.word === 'pass' || chosen?.verb === 'pass')
    const { view } = this
    this.before = new Map(
      view?.zones.flatMap((zone) =>
        zone.cards.flatMap((seen) =>
          seen.card === undefined ? [] : [[seen.card, figuresOf(seen)] as [Handle, Facts]],
        ),
      ),
    )
  }
}
