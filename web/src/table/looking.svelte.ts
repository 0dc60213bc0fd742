/** What somebody can do who only looks on: see cards. */
import type { Handle, View } from '../net/types'
import { findCard, type Acting } from './board'

export class Looking implements Acting {
  /** What the card viewer shows. */
  viewed: { face: string | null; handle: Handle | null } | null = $state(null)
  readonly number: number = 0
  readonly complete: boolean = false

  constructor(private readonly view: () => View) {}

  optionsFor: Acting['optionsFor'] = () => []
  chosen: Acting['chosen'] = () => 0
  choose: Acting['choose'] = () => undefined
  set: Acting['set'] = () => undefined
  confirm: Acting['confirm'] = () => undefined
  preview: Acting['preview'] = () => Promise.resolve(null)

  press(card: Handle): void {
    this.show(card)
  }

  why(card: Handle): void {
    this.show(card)
  }

  show(card: Handle): void {
    this.viewed = { face: findCard(this.view(), card)?.card.face ?? null, handle: card }
  }

  showFace(face: string): void {
    this.viewed = { face, handle: null }
  }
}
