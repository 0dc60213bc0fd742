/* What the eye sees of a table, in numbers: boxes of regions, the hand, texts, and where each answer is offered. */
() => {
  const box = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height].map((value) => Math.round(value * 10) / 10)
  }
  const table = document.querySelector('.table')
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
  const regions = {}
  for (const [name, place] of Object.entries({
    top: 'header',
    strip: '[data-testid=timing]',
    board: '.region-board',
    hand: '.region-hand',
    since: '[data-testid=since]',
    dock: '[data-testid=decision-bar]',
    side: 'aside',
  })) {
    const found = [...table.querySelectorAll(place)].find((one) => one.parentElement === table || name !== 'top')
    if (found) regions[name] = box(found)
  }

  /* A card of the fan is seen if its left edge is hit there, and if it lies inside the window. */
  const covered = []
  for (const card of table.querySelectorAll('.region-hand [data-card]')) {
    const { left, top, bottom, width } = card.getBoundingClientRect()
    const at = document.elementFromPoint(left + Math.min(15, width / 2), (top + bottom) / 2)
    const inside = left >= 0 && left + 34 <= innerWidth && bottom <= innerHeight
    // The card that is read lies over its neighbours.
    if (!inside || !(card.contains(at) || at?.closest('.region-hand .read'))) covered.push(card.dataset.card)
  }

  const scrolls = '[data-testid=log], [data-testid=chart], [data-testid=choices] ol, .reading > .text'
  /* What is the same for all words of an element is looked up once. */
  const known = new Map()
  const about = (element) => {
    let found = known.get(element)
    if (found) return found
    const style = getComputedStyle(element)
    const above = element === table ? null : about(element.parentElement)
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible'
    found = {
      // What is only to be heard.
      unseen: (above?.unseen ?? false) || style.clipPath === 'inset(50%)',
      size: parseFloat(style.fontSize),
      upright: style.writingMode.startsWith('v'),
      edges: [
        ...(above?.edges ?? []),
        ...(clips && element !== table ? [[element.getAttribute('class'), element.getBoundingClientRect()]] : []),
      ],
      scrolls: (above?.scrolls ?? false) || element.matches(scrolls),
    }
    known.set(element, found)
    return found
  }
  const small = new Set()
  const clipped = new Set()
  const broken = new Set()
  const range = document.createRange()
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent.trim()
    if (!text || !parent || parent.closest('.unseen, svg, option') || !seen(parent)) continue
    const { unseen, size, upright, edges, scrolls } = about(parent)
    if (unseen) continue
    if (size < 12) small.add(`${text} ${size}`)
    for (const word of node.textContent.matchAll(/\S+/g)) {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0)
      // A dash or a hyphen inside a word is a place to break.
      const lines = new Set(rects.map((rect) => Math.round(upright ? rect.left : rect.top)))
      if (lines.size > 1 && !/[-–—/→]/.test(word[0])) broken.add(word[0])
      const rect = range.getBoundingClientRect()
      if (rect.width === 0 || scrolls) continue
      for (const [name, edge] of edges) {
        const whole =
          rect.left >= edge.left - 1.5 && rect.right <= edge.right + 1.5 && rect.top >= edge.top - 4 && rect.bottom <= edge.bottom + 4
        const away = rect.left > edge.right || rect.right < edge.left || rect.top > edge.bottom || rect.bottom < edge.top
        if (!whole && !away) clipped.add(`${text} in .${name}`)
      }
    }
  }

  const spilled = []
  for (const button of document.querySelectorAll('[data-testid=decision-bar] .slot > span')) {
    const text = button.getBoundingClientRect()
    const edge = button.parentElement.getBoundingClientRect()
    const whole = text.left >= edge.left && text.right <= edge.right && text.top >= edge.top && text.bottom <= edge.bottom
    if (seen(button) && !whole) spilled.push(button.textContent)
  }

  const offered = {}
  for (const place of document.querySelectorAll('main [data-options], [data-testid=decision-bar] [data-options]'))
    for (const index of place.dataset.options.split(' ')) offered[index] = (offered[index] ?? 0) + 1

  /* Cards lie as a fan or as minis, and the places of a track beside each other: 34 px. Everything else is 44 px. */
  const targets = []
  for (const place of document.querySelectorAll('main [data-choosable]')) {
    const button = place.matches('button, [role=button]') ? place : place.querySelector(':scope > button')
    if (!button) continue
    const { width, height } = button.getBoundingClientRect()
    const least = place.matches('[data-card], [data-testid^=initiative]') ? 34 : 44
    if (width < least - 0.5 || height < 43.5)
      targets.push([place.dataset.testid ?? place.dataset.thing ?? place.getAttribute('class'), Math.round(width), Math.round(height)])
  }
  for (const button of document.querySelectorAll('[data-testid=decision-bar] button')) {
    const { width, height } = button.getBoundingClientRect()
    if (seen(button) && (width < 44 || height < 44)) targets.push([button.textContent, Math.round(width), Math.round(height)])
  }

  const cards = {}
  for (const card of document.querySelectorAll('main [data-card]')) cards[card.dataset.card] = box(card)
  return {
    regions,
    covered,
    small: [...small],
    clipped: [...clipped],
    broken: [...broken],
    spilled,
    offered,
    targets,
    cards,
    scrolls: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
    listed: document.querySelector('[data-testid=choices]') !== null,
  }
}
