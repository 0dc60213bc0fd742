/**
 * The table of Skirmish in the browser. Plain JavaScript: the page calls the function below once, then `update` with every
 * new view. It shows what the view has and offers what the decision offers; no rule is in it.
 */
export default function mount(element, table) {
  const style = new CSSStyleSheet()
  style.replaceSync(`
    .skirmish { display: grid; gap: 1rem; padding: 1rem; }
    .skirmish ul { display: flex; flex-wrap: wrap; gap: 0.5rem; list-style: none; padding: 0; min-height: 4.5rem; }
    .skirmish li { width: 5.5rem; height: 4.5rem; }
    .skirmish li > * { width: 100%; height: 100%; font: inherit; color: inherit; text-align: center;
      display: grid; place-content: center; border: 1px solid var(--line); border-radius: 0.5rem;
      background: var(--paper-raised); }
    .skirmish li[data-choosable] > button { border: 3px solid var(--jade); cursor: pointer; }
    .skirmish .fallen { opacity: 0.75; }
  `)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]

  function made(tag, text = '', className = '') {
    const one = document.createElement(tag)
    one.textContent = text
    one.className = className
    return one
  }

  /** A card: its name and strength if it is known. What can be chosen is a button, and its place is marked. */
  function card(zone, index) {
    const seen = zone.cards[index]
    const handle = table.handleAt(zone, index)
    const face = table.faces.get(seen.face)
    const [option] = table.act ? table.act.optionsFor(handle) : []
    const place = made('li')
    const shown = made(option ? 'button' : 'div', face ? `${face.name} ${face.strength}` : '?')
    place.dataset.testid = `card-${handle}`
    if (option) {
      place.dataset.choosable = ''
      shown.type = 'button'
      shown.addEventListener('click', () => table.act.choose(option))
    }
    place.append(shown)
    return place
  }

  function cards(name, seat) {
    const list = made('ul', '', name)
    const zone = table.view.zones.find((one) => one.zone === name && one.seat === seat)
    if (zone) list.append(...zone.cards.map((_, index) => card(zone, index)))
    return list
  }

  function draw() {
    const first = table.me ?? 0
    const armies = [1 - first, first].map((seat) => {
      const army = made('section')
      army.append(made('h2', `${table.names[seat]}: ${table.view.seats[seat].battles}`), cards('hand', seat), cards('fallen', seat))
      return army
    })
    const board = made('div', '', 'skirmish')
    board.append(...armies)
    element.replaceChildren(board)
  }

  draw()
  return {
    update(newer) {
      table = newer
      draw()
    },
    destroy() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style)
      element.replaceChildren()
    },
  }
}
