/** The socket of a table: says hello, comes back when it was lost, and resumes where it has read to. */
import type { FromServer, ToServer } from './types'

/** `connecting`: the first time. `open`. `lost`: will come back by itself. `closed`: the server does not want us. */
export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

export interface Wiring {
  /** Makes a socket; only tests use another than the browser's. */
  make?: (url: string) => WebSocket
  random?: () => number
}

export interface Hello {
  token?: string | undefined
  invitation?: string | undefined
  language: string
}

export interface Heard {
  message(message: FromServer): void
  connection(state: Connection): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
const HEARTBEAT = 20_000
/** A server that has not answered a ping after so long is gone, whatever the network says. */
const PATIENCE = 8_000
/** A policy violation. Where it answers our hello, the table is not there for us, and asking again would not help. */
const POLICY = 1008

export class TableSocket {
  private socket: WebSocket | null = null
  private tries = 0
  private sequence = 0
  private ended = false
  /** Whether this connection has been let in. */
  private welcome = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private heartbeat: ReturnType<typeof setInterval> | undefined
  private patience: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly url: string,
    private readonly hello: Hello,
    private readonly heard: Heard,
    private readonly wiring: Wiring = {},
  ) {}

  /** Connect, and stay connected until `close`. */
  open(): void {
    window.addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.heard.connection('connecting')
    this.connect()
  }

  /** Send a message. False if there is no connection: nothing is kept to be sent later, because it may not fit then. */
  send(message: ToServer): boolean {
    if (this.socket?.readyState !== 1) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Leave for good. */
  close(): void {
    this.ended = true
    window.removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.retry)
    this.rest()
    this.socket?.close()
    this.socket = null
  }

  /** Be told everything anew, in another language. */
  speak(language: string): void {
    if (language === this.hello.language) return
    this.hello.language = language
    this.sequence = 0
    const { socket } = this
    if (!socket) return
    this.rest()
    this.socket = null
    socket.close()
    this.connect()
  }

  /** How long to wait before the next try: longer each time, and not the same for everybody. */
  wait(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries)
    return longest * (0.5 + 0.5 * (this.wiring.random ?? Math.random)())
  }

  private connect(): void {
    const socket = (this.wiring.make ?? ((url: string) => new WebSocket(url)))(this.url)
    this.socket = socket
    this.welcome = false
    socket.onopen = () => {
      const { token, invitation, language } = this.hello
      this.send({
        type: 'hello',
        from: this.sequence,
        language,
        ...(token ? { token } : {}),
        ...(invitation ? { invitation } : {}),
      })
      this.beat()
    }
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as FromServer)
    socket.onclose = (event: CloseEvent) => this.lost(socket, event.code)
  }

  private receive(message: FromServer): void {
    clearTimeout(this.patience)
    if (message.type === 'pong') return
    if (message.type !== 'refused') {
      this.tries = 0
      this.welcome = true
      this.heard.connection('open')
    }
    if (message.type === 'view') this.sequence = message.sequence
    if (message.type === 'waiting') this.sequence = 0
    this.heard.message(message)
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.ended || socket !== this.socket) return
    this.rest()
    this.socket = null
    if (code === POLICY && !this.welcome) {
      this.heard.connection('closed')
      return
    }
    this.heard.connection('lost')
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.connect(), this.wait())
    this.tries += 1
  }

  private beat(): void {
    this.rest()
    this.heartbeat = setInterval(() => {
      if (!this.send({ type: 'ping' })) return
      clearTimeout(this.patience)
      this.patience = setTimeout(() => {
        const { socket } = this
        if (!socket) return
        socket.close()
        // A dead network may take minutes to close; it is lost for us now.
        this.lost(socket, 0)
      }, PATIENCE)
    }, HEARTBEAT)
  }

  private rest(): void {
    clearInterval(this.heartbeat)
    clearTimeout(this.patience)
  }

  /** The network is back or the page is looked at again: no reason to wait any longer. */
  private readonly hurry = (): void => {
    if (this.ended || this.socket !== null || document.visibilityState === 'hidden') return
    if (this.retry === undefined) return
    clearTimeout(this.retry)
    this.tries = 0
    this.connect()
  }
}

/** The address of the socket of a table. */
export function socketAddress(table: string, place: Location = location): string {
  const scheme = place.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${place.host}/api/tables/${encodeURIComponent(table)}/socket`
}
