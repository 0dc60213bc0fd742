/** What somebody can do who only looks on: see cards. */
import type { Handle, View } from '../net/types'
import { findCard, type Acting, type Thing } from './board'

export class Looking implements Acting {
  /** What the card viewer shows. */
  viewed: { face: string | null; handle: Handle | null } | null = $state(null)
  readonly read: Thing | null = null
  readonly source: Handle | null = null
  readonly number: number = 0
  readonly complete: boolean = false

  constructor(private readonly view: () => View) {}

  optionsFor: Acting['optionsFor'] = () => []
  offers: Acting['offers'] = () => () => undefined
  reads: Acting['reads'] = () => undefined
  leaves: Acting['leaves'] = () => undefined
  takes: Acting['takes'] = () => undefined
  cancel: Acting['cancel'] = () => undefined
  changed: Acting['changed'] = () => null
  chosen: Acting['chosen'] = () => 0
  choose: Acting['choose'] = () => undefined
  set: Acting['set'] = () => undefined
  confirm: Acting['confirm'] = () => undefined
  preview: Acting['preview'] = () => Promise.resolve(null)

  acts(thing: Thing): void {
    if (thing.open) thing.open()
    else if (thing.handle !== undefined) this.show(thing.handle)
    else if (thing.face !== undefined) this.showFace(thing.face)
  }

  why(card: Handle): void {
    this.show(card)
  }

  showFace(face: string): void {
    this.viewed = { face, handle: null }
  }

  private show(card: Handle): void {
    this.viewed = { face: findCard(this.view(), card)?.card.face ?? null, handle: card }
  }
}
