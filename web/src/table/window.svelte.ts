/** The class of the window: on a phone, and on a tablet held upright, what lies beside each other elsewhere is stacked. */
import { MediaQuery } from 'svelte/reactivity'

const narrow = new MediaQuery('max-width: 899px')

const wide = new MediaQuery('min-width: 1280px')

/** Whether there is room beside each other for everything. */
export function isDesk(): boolean {
  return wide.current
}

export function isPhone(): boolean {
  return narrow.current
}
