/** Under which address an invitation is sent. */
import type { AddressShown } from '../../net/types'

/** Whether a host is the computer on which the browser runs. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(host)
  )
}

export interface Found {
  origin: string
  /** Nobody else reaches it: the server listens to its own computer alone. */
  local: boolean
  /** It leads into the network of the reader, and no further. */
  network: boolean
}

/** The address that others can open: the one that is set, else the one in use, else that of the network. */
export function originFor(here: Pick<Location, 'origin' | 'hostname'>, told: AddressShown | null): Found {
  if (told?.public) return { origin: told.public, local: false, network: false }
  if (!isLoopback(here.hostname)) return { origin: here.origin, local: false, network: false }
  if (!told || told.local) return { origin: here.origin, local: true, network: false }
  return { origin: told.network ?? here.origin, local: told.network === null, network: told.network !== null }
}
