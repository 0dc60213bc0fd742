/** What the keys of a table do: they answer, cancel, move the focus and jump to regions. */
import { notify } from '../../state/notices.svelte'
import { settings } from '../../state/settings.svelte'
import { say } from '../../words/words.svelte'
import { isPass } from './slots'
import { busy, digit } from '../keys'
import type { Playing } from '../playing.svelte'
import { moveFocusTo } from '../roving'
import type { Session } from '../session.svelte'

/** The regions in the order of their keys. */
const REGIONS = ['dock', 'hand', 'mine', 'middle', 'theirs', 'log']

/** Do what a key means at this table. */
export function pressed(
  event: KeyboardEvent,
  session: Session,
  play: Playing,
  table: HTMLElement | undefined,
): void {
  if (event.altKey && /^[1-6]$/.test(event.key)) {
    event.preventDefault()
    if (table) jump(table, Number(event.key))
    return
  }
  if (busy(event)) return
  const { playback } = session
  if (event.key === ' ' && playback.playing && !within(PRESSED)) {
    event.preventDefault()
    playback.next(performance.now())
    return
  }
  const drafted = play.choice !== null && (play.choice.kind !== 'one' || play.begun)
  if (event.key === 'Escape') play.cancel()
  else if (event.key.startsWith('Arrow')) {
    if (table && !within('[data-list]') && moveFocusTo(table, event.key)) event.preventDefault()
  } else if (event.key === 'Enter' && drafted && !within('button, a, [role=button], summary')) {
    event.preventDefault()
    play.confirm()
  } else if (settings.keys !== 'off') letter(event, session, play)
}

/** What Space presses while something is played back; on anything else it skips. */
const PRESSED =
  'header, aside, dialog, [data-testid=since], .dock :is(button, a), [data-list], [data-choosable]'

function letter(event: KeyboardEvent, session: Session, play: Playing): void {
  const { choice } = play
  if (event.key === 'u' && session.told && !session.told.view.outcome) session.takeBack()
  if (event.key === 'm') {
    settings.sound = settings.sound === 'off' ? 'on' : 'off'
    notify(say(`sound-is-${settings.sound}`))
  }
  if (event.key === 'r') session.playback.again()
  if (event.key === 'w' && play.lastRead) play.why(play.lastRead.handle ?? play.lastRead.key)
  if (event.key === 'n' && session.seat !== null && session.told && !session.told.view.outcome) {
    event.preventDefault()
    play.until = true
  }
  if (!choice) return
  if (event.key === 'l') {
    event.preventDefault()
    play.list = play.list === false
  } else if (event.key === 'p') {
    const pass = choice.options.find(isPass)
    if (pass && choice.kind === 'one') play.choose(pass)
  } else {
    const index = digit(event.key)
    if (index === null) return
    const option = choice.options[index]
    if (choice.kind === 'number') play.set(Number(event.key))
    else if (option) play.choose(option)
  }
}

function within(places: string): boolean {
  return document.activeElement?.closest(places) != null
}

function jump(table: HTMLElement, number: number): void {
  const region = table.querySelector<HTMLElement>(`[data-region~=${REGIONS[number - 1] ?? ''}]`)
  const first = region?.querySelector<HTMLElement>('[tabindex="0"], button:not(:disabled), a[href]')
  if (first) first.focus()
  else region?.focus()
}
