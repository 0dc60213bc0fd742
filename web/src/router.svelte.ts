/** Where we are: the address of the page, and how to go elsewhere. */
export type Route =
  | { page: 'door' }
  | { page: 'lobby' }
  | { page: 'decks' }
  | { page: 'play'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string | null }
  | { page: 'cards'; game: string | null; card: string | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'join'; table: string; invitation: string | null }
  | { page: 'nowhere' }

/** The route that an address means. */
export function routeOf(path: string, hash = ''): Route {
  const [first, second, third] = path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part)
      } catch {
        return part
      }
    })
  switch (first) {
    case undefined:
      return { page: 'door' }
    case 'lobby':
    case 'decks':
      return { page: first }
    case 'play':
      return second ? { page: 'play', game: second } : { page: 'door' }
    case 'learn':
      return second ? { page: 'learn', game: second } : { page: 'door' }
    case 'replay':
      return { page: 'replay', table: second ?? null }
    case 'cards':
      return { page: 'cards', game: second ?? null, card: third ?? null }
    case 'rules':
      return { page: 'rules', game: second ?? null, rule: third ?? null }
    case 'table':
      return second ? { page: 'table', table: second } : { page: 'nowhere' }
    case 'join':
      return second ? { page: 'join', table: second, invitation: hash.slice(1) || null } : { page: 'nowhere' }
    default:
      return { page: 'nowhere' }
  }
}

const here: { route: Route; path: string } = $state({
  route: routeOf(location.pathname, location.hash),
  path: location.pathname,
})

/** The present route. */
export function route(): Route {
  return here.route
}

/** The present path, for marking what is open in a menu. */
export function path(): string {
  return here.path
}

function arrive(): void {
  here.route = routeOf(location.pathname, location.hash)
  here.path = location.pathname
}

/** Go to an address of this client. */
export function go(address: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  arrive()
  if (!how.replace) scrollTo(0, 0)
}

/** Make ordinary links to our own pages go without loading anything. Called once. */
export function listen(): void {
  addEventListener('popstate', arrive)
  addEventListener('hashchange', arrive)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
