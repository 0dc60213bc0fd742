/** Short notices: what was refused, what was copied. They go by themselves. */
export interface Notice {
  id: number
  text: string
  kind: 'told' | 'refused'
  /** The rule that refuses, with the game to look it up in. */
  rule?: { game: string; id: string } | undefined
}

const LASTING = 7000
let next = 0
export const notices: { all: Notice[] } = $state({ all: [] })

/** Tell something. What says the same is told once. */
export function notify(text: string, kind: Notice['kind'] = 'told', rule?: Notice['rule']): void {
  const id = (next += 1)
  notices.all = [...notices.all.filter((notice) => notice.text !== text), { id, text, kind, rule }].slice(-3)
  setTimeout(() => dismiss(id), LASTING)
}

export function dismiss(id: number): void {
  notices.all = notices.all.filter((notice) => notice.id !== id)
}
