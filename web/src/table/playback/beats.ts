/** What has happened as beats: one thing after the other, each with what it is about. */
import type { Handle, LogEntry, LogStep } from '../../net/types'

export interface Beat {
  /** What tells it from all others of this table. */
  key: string
  /** The kind of thing that it shows, as `move` or `strike`; empty if it is only told. */
  kind: string
  /** The caption; empty if it is only seen. */
  text: string
  /** Who did it, if somebody did. */
  by: number | null
  entries: LogEntry[]
  /** What it comes from, as the view speaks of it. */
  sources: Handle[]
  /** What it happens to. */
  targets: Handle[]
  /** To whom it happens, where it happens to no card. */
  seats: number[]
}

/** The beats of the steps of a log. What is neither said nor seen is none. */
export function beatsOf(steps: readonly LogStep[]): Beat[] {
  return steps.flatMap((step) => {
    const groups: { line: number; entries: LogEntry[] }[] = []
    for (const entry of step.entries ?? []) {
      const line = entry.line ?? -1
      const last = groups.at(-1)
      // A blow that is not told is seen with what comes of it.
      const silent = last?.line === -1 && last.entries.every((one) => one.beat === 'strike')
      if (last && line >= 0 && (last.line === line || silent)) {
        last.line = line
        last.entries.push(entry)
      } else groups.push({ line, entries: [entry] })
    }
    // Lines of which no entry is known are only told.
    if (step.lines.length > 0 && groups.every(({ line }) => line < 0))
      return step.lines.map((line, at) => beatOf(`${step.sequence}/${at}`, line.text, []))
    return groups.flatMap(({ line, entries }, at) => {
      const text = step.lines[line]?.text ?? ''
      return text || entries.some(isSeen) ? [beatOf(`${step.sequence}/${at}`, text, entries)] : []
    })
  })
}

/** Whether there is something to be seen of what is not said. */
function isSeen({ beat, moves = [], figures = [] }: LogEntry): boolean {
  if (!beat || beat === 'phase') return false
  return beat === 'strike' || moves.length > 0 || figures.length > 0
}

function beatOf(key: string, text: string, entries: LogEntry[]): Beat {
  const first = entries.find((entry) => (entry.line ?? -1) >= 0) ?? entries[0]
  const kind = first?.beat ?? ''
  const by = first ? (seatIn(first, 'by') ?? seatIn(first, 'seat')) : null
  const sources = new Set<Handle>()
  const targets = new Set<Handle>()
  for (const { handles = {} } of entries) {
    for (const [name, told] of Object.entries(handles)) {
      const from = name === 'source' || (kind === 'declare' && name === 'card')
      for (const handle of Array.isArray(told) ? told : [told])
        if (handle !== null) (from ? sources : targets).add(handle)
    }
  }
  for (const source of sources) targets.delete(source)
  // Who does something with a card is not what that happens to.
  const does = kind === 'declare' && sources.size > 0
  const named = targets.size > 0 ? [] : entries.map((entry) => seatIn(entry, 'seat'))
  const seats = named.flatMap((seat) => (seat === null || (does && seat === by) ? [] : [seat]))
  return {
    key,
    kind,
    text,
    by,
    entries,
    sources: [...sources],
    targets: [...targets],
    seats: [...new Set(seats)],
  }
}

function seatIn({ arguments: told, seats = [] }: LogEntry, name: string): number | null {
  const value = told[name]
  return seats.includes(name) && typeof value === 'number' && value >= 0 ? value : null
}
