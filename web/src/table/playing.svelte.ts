/** What a seat can do at a table, for the shell and the boards. */
import type { Facts, Handle, View } from '../net/types'
import { say } from '../words/words.svelte'
import { notify } from '../state/notices.svelte'
import { findCard, type Acting, type Choice, type Option } from './board'
import { choiceOf } from './choice'
import { Draft } from './draft.svelte'
import type { Session } from './session.svelte'

export interface Menu {
  options: Option[]
  anchor: HTMLElement
  card: Handle
}

export class Playing implements Acting {
  /** What the card viewer shows. */
  viewed: { face: string | null; handle: Handle | null } | null = $state(null)
  /** Where a card means several things: which one? */
  menu: Menu | null = $state.raw(null)
  /** The card that "why not?" was asked about. */
  asked: Handle | null = $state(null)

  private last: Draft | null = null

  /** The decision; none once it is answered. */
  readonly choice: Choice | null = $derived.by(() => {
    const told = this.session.told
    if (!told || (told.asked && told.asked.decision === this.session.sent)) return null
    return choiceOf(told.view, told.asked)
  })

  /** The answer in the making. Views come also while others act: it lives as long as its decision. */
  readonly draft: Draft | null = $derived.by(() => {
    if (!this.choice) return null
    if (this.last?.choice.decision !== this.choice.decision) this.last = new Draft(this.choice)
    return this.last
  })

  private readonly byCard: Map<Handle, Option[]> = $derived.by(() => {
    const found = new Map<Handle, Option[]>()
    for (const option of this.choice?.options ?? []) {
      if (option.card !== null) found.set(option.card, [...(found.get(option.card) ?? []), option])
    }
    return found
  })

  constructor(private readonly session: Session) {}

  get view(): View | null {
    return this.session.told?.view ?? null
  }

  get number(): number {
    return this.draft?.number ?? 0
  }

  get complete(): boolean {
    return this.draft?.complete ?? false
  }

  optionsFor(card: Handle): Option[] {
    return this.byCard.get(card) ?? []
  }

  chosen(option: Option): number {
    return this.draft?.of(option.index) ?? 0
  }

  choose(option: Option): void {
    const { choice, draft } = this
    if (!choice || !draft) return
    this.menu = null
    if (choice.kind === 'one') this.session.answer(choice.decision, option.index)
    else if (choice.kind === 'distribute') {
      const points = draft.of(option.index)
      draft.give(option.index, points + 1)
      // One more than it can take means none.
      if (draft.of(option.index) === points) draft.give(option.index, 0)
    } else {
      draft.toggle(option.index)
      if (choice.kind === 'order' && draft.picked.length === choice.options.length - 1) draft.placeRest()
      // Exactly one of them is the same as one of them.
      if (choice.kind === 'some' && choice.least === 1 && choice.most === 1) this.confirm()
    }
  }

  set(value: number, option?: Option): void {
    if (option) this.draft?.give(option.index, value)
    else this.draft?.set(value)
  }

  confirm(): void {
    const answer = this.draft?.answer
    if (answer === null || answer === undefined || !this.choice) return
    this.session.answer(this.choice.decision, answer)
  }

  press(card: Handle, anchor: HTMLElement): void {
    const options = this.optionsFor(card)
    const [only] = options
    if (!only) this.show(card)
    else if (options.length === 1) this.choose(only)
    else this.menu = { options, anchor, card }
  }

  show(card: Handle): void {
    const found = this.view ? findCard(this.view, card) : undefined
    this.viewed = { face: found?.card.face ?? null, handle: card }
  }

  showFace(face: string): void {
    this.viewed = { face, handle: null }
  }

  why(card: Handle): void {
    if (typeof card !== 'number') {
      notify(say('why-unknown-card'), 'refused')
      return
    }
    this.asked = card
    this.session.reasons = null
    this.session.why(card)
  }

  preview(card: Handle): Promise<Facts | null> {
    return typeof card === 'number' ? this.session.preview(card) : Promise.resolve(null)
  }
}
