/** Keys of a table: digits choose, arrows move, letters do what they begin with. */

/** The index that a digit means: 1 is the first, 0 the tenth. */
export function digit(key: string): number | null {
  if (!/^[0-9]$/.test(key)) return null
  return key === '0' ? 9 : Number(key) - 1
}

/** The key that chooses an option, if there is one. */
export function keyFor(index: number): string | null {
  return index < 9 ? String(index + 1) : index === 9 ? '0' : null
}

/** Whether a key goes into a field. */
export function typing(event: Event): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null
  return target?.closest('input, select, textarea, [contenteditable]') != null
}

/** Whether a key is for something else than the table: a field, an open dialog, a menu. */
export function busy(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true
  return typing(event)
}

/** Move the focus to the next or previous control of a list. */
export function moveFocus(list: HTMLElement, by: number): void {
  const controls = [...list.querySelectorAll<HTMLElement>('button:not(:disabled), input:not(:disabled)')]
  const at = controls.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (by > 0 ? 0 : controls.length - 1) : (at + by + controls.length) % controls.length
  controls[next]?.focus()
}
