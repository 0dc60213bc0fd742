/**
 * Everything on a table explains itself. Words of texts with `data-terms` are marked where they are terms of the game;
 * elements with `data-explain` have a sentence of their own. Resting on either, touching or focusing it, reads it.
 *
 * Marks are drawn by the browser over the texts as they are: no board has to know of them.
 */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { Term } from '../net/types'
import { has, say } from '../words/words.svelte'
import type { TermFinder } from './terms'

/** What a word, an icon, a number or a place means. */
export interface Explained {
  name: string
  text: string
  rule?: string | undefined
}

/** The name under which the browser draws the marks. */
const MARKS = 'term'
/** How long a pointer rests on something before it is explained. */
const REST = 180

/** The sentence of an element with a key, such as `hand` or `ring:fire`; null if there is none. */
export function explanationOf(game: string, key: string, name: string): Explained | null {
  const [what = '', kind = ''] = key.split(':')
  const id = [`explain-${game}-${what}`, `explain-${what}`].find(has)
  return id === undefined ? null : { name, text: say(id, { kind }) }
}

/** A term as it is explained. */
export function ofTerm(term: Term): Explained {
  return { name: term.name, text: term.text, rule: term.rule }
}

/** How an element is called for those who cannot see it. */
function nameOf(element: Element): string {
  return (
    element.getAttribute('aria-label') ??
    element.getAttribute('title') ??
    element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
  )
}

/** The texts that are marked, with what stands where. */
class Marks {
  private ranges: { range: Range; terms: Term[] }[] = []
  private readonly drawn = 'highlights' in CSS ? new Highlight() : null

  constructor() {
    if (this.drawn) CSS.highlights.set(MARKS, this.drawn)
  }

  /** Mark all texts below an element anew. */
  draw(root: Element, finder: TermFinder): void {
    this.drawn?.clear()
    this.ranges = []
    for (const place of root.querySelectorAll('[data-terms]')) {
      const nodes: Node[] = []
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement?.closest('button, a, h2, h3, [data-no-terms]')) nodes.push(node)
      // Each term is drawn once in a text, where it comes first; in the log where it was written last.
      const marked = new Set<string>()
      for (const node of place.getAttribute('data-terms') === 'last' ? nodes.reverse() : nodes) {
        for (const { start, end, terms } of finder.find(node.textContent ?? '')) {
          const range = document.createRange()
          range.setStart(node, start)
          range.setEnd(node, end)
          this.ranges.push({ range, terms })
          const ids = terms.map((term) => term.id).join()
          if (!marked.has(ids)) this.drawn?.add(range)
          marked.add(ids)
        }
      }
    }
  }

  /** The terms that are written at a point of the window. */
  at(x: number, y: number): Term[] {
    const found = this.ranges.find(({ range }) =>
      [...range.getClientRects()].some(
        (box) => x >= box.left - 2 && x <= box.right + 2 && y >= box.top - 2 && y <= box.bottom + 2,
      ),
    )
    return found?.terms ?? []
  }

  end(): void {
    this.drawn?.clear()
    CSS.highlights?.delete(MARKS)
  }
}

/** Explains what is pointed at, touched or focused below an element. */
export function explains(
  game: () => string,
  finder: () => TermFinder,
  explain: (found: Explained[]) => void,
): Attachment<HTMLElement> {
  return (root) => {
    const marks = new Marks()
    let frame = 0
    const draw = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => marks.draw(root, finder()))
    }
    const changes = new MutationObserver(draw)
    changes.observe(root, { childList: true, characterData: true, subtree: true })
    $effect(() => {
      void finder()
      draw()
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    const found = (target: EventTarget | null, x: number, y: number, resting = false): Explained[] => {
      if (!(target instanceof Element)) return []
      if (target.closest('[data-terms]')) {
        const terms = marks.at(x, y)
        if (terms.length > 0) return terms.map(ofTerm)
      }
      const element = target.closest('[data-explain], [data-card], [data-face]')
      const key = element?.getAttribute('data-explain')
      // A card is read by itself; a whole region is explained where it is touched, not where a pointer goes over it.
      if (!element || !key || (resting && element.matches('section, article, [role=group]'))) return []
      const own = explanationOf(game(), key, nameOf(element))
      return own ? [own] : []
    }
    const tell = (all: Explained[]) => all.length > 0 && explain(all)
    const off = [
      on(root, 'pointermove', (event) => {
        clearTimeout(timer)
        if (event.pointerType === 'touch') return
        const { target, clientX, clientY } = event
        timer = setTimeout(() => tell(found(target, clientX, clientY, true)), REST)
      }),
      on(root, 'click', (event) => tell(found(event.target, event.clientX, event.clientY))),
      on(root, 'focusin', (event) => tell(found(event.target, -1, -1))),
    ]
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      changes.disconnect()
      marks.end()
      for (const end of off) end()
    }
  }
}
