/** The REST routes of the server, typed. Whatever it refuses is thrown as a `Refused` with the rule and the words. */
import type {
  AddressShown,
  Cards,
  ChartPhase,
  CheckedDeck,
  Face,
  GameFacts,
  GoingOn,
  Joining,
  LessonFacts,
  Listed,
  Opening,
  PositionsShown,
  Problem,
  ReadyDeck,
  RecordFile,
  RecordShown,
  Rules,
  Seated,
  StepsTold,
  TableShown,
  Term,
} from './types'

/** A request that the server refuses, or could not be asked (`unreachable`). */
export class Refused extends Error {
  constructor(
    readonly rule: string,
    words: string,
    readonly status: number,
  ) {
    super(words)
  }

  get unreachable(): boolean {
    return this.status === 0
  }
}

/** By what right something is read: the token of a seat, or the invitation to a private table. */
export interface Right {
  token?: string | null | undefined
  invitation?: string | null | undefined
}

let language = (): string => 'en'

/** Whoever knows in which language the server shall answer. */
export function speak(wanted: () => string): void {
  language = wanted
}

function address(path: string, query: Record<string, string | number | undefined> = {}): string {
  const asked = new URLSearchParams({ language: language() })
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value))
  return `/api${path}?${asked}`
}

async function ask<T>(url: string, init: RequestInit = {}): Promise<T> {
  const response = await answered(url, init)
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T)
}

async function answered(url: string, init: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch {
    throw new Refused('http.0', '', 0)
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null
    throw new Refused(problem?.rule ?? `http.${response.status}`, problem?.words ?? '', response.status)
  }
  return response
}

function headers(right: Right): Record<string, string> {
  return {
    ...(right.token ? { Authorization: `Bearer ${right.token}` } : {}),
    ...(right.invitation ? { 'Nefrit-Invitation': right.invitation } : {}),
  }
}

/** Read something. */
export function get<T>(
  path: string,
  query: Record<string, string | number | undefined> = {},
  right: Right = {},
) {
  return ask<T>(address(path, query), { headers: headers(right) })
}

/** Send something. */
export function post<T>(path: string, data: unknown, right: Right = {}) {
  const body = data === undefined ? {} : { body: JSON.stringify(data) }
  return ask<T>(address(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers(right) },
    ...body,
  })
}

const part = encodeURIComponent

export const games = () => get<GameFacts[]>('/games')
export const chart = (game: string) => get<ChartPhase[]>(`/games/${part(game)}/chart`)
export const cards = (game: string, query: { find?: string; limit?: number; offset?: number } = {}) =>
  get<Cards>(`/games/${part(game)}/cards`, query)
export const rules = (game: string, query: { find?: string; limit?: number; offset?: number } = {}) =>
  get<Rules>(`/games/${part(game)}/rules`, query)
export const titles = (game: string) => get<Record<string, string>>(`/games/${part(game)}/titles`)
export const terms = (game: string) => get<Term[]>(`/games/${part(game)}/terms`)
export const decks = (game: string) => get<ReadyDeck[]>(`/games/${part(game)}/decks`)
export const checkDeck = (game: string, deck: { deck: string; format?: string; edition?: string }) =>
  post<CheckedDeck>(`/games/${part(game)}/decks/check`, deck)

export const lessons = (game: string) => get<LessonFacts[]>(`/games/${part(game)}/lessons`)
export const learn = (wanted: { lesson: string; name: string }) => post<Seated>('/lessons', wanted)

export const serverAddress = () => get<AddressShown>('/address')
export const tables = () => get<Listed[]>('/tables')
export const table = (id: string, right: Right = {}) => get<TableShown>(`/tables/${part(id)}`, {}, right)
export const open = (wanted: Opening) => post<Seated>('/tables', wanted)
export const join = (id: string, wanted: Joining) => post<Seated>(`/tables/${part(id)}/join`, wanted)
export const leave = (id: string, right: Right) =>
  post<undefined>(`/tables/${part(id)}/leave`, undefined, right)

const MOST_AT_ONCE = 500

/** All cards of a game. */
export async function allCards(game: string): Promise<Face[]> {
  const found: Face[] = []
  for (;;) {
    const { count, cards: more } = await cards(game, { limit: MOST_AT_ONCE, offset: found.length })
    found.push(...more)
    if (found.length >= count || more.length === 0) return found
  }
}

// ---- Records, brought along: those of finished tables and those from a file are looked at in the same way

export const record = async (id: string, right: Right = {}): Promise<RecordFile> =>
  (await answered(address(`/tables/${part(id)}/record`), { headers: headers(right) })).text()
export const checkRecord = (file: RecordFile) => post<RecordShown>('/records/check', { record: file })
export const recordSteps = (file: RecordFile, from: number) =>
  post<StepsTold>('/records/steps', { record: file, from })
export const recordPositions = (file: RecordFile, from: number, most: number, seat: number | null) =>
  post<PositionsShown>('/records/positions', { record: file, from, most, seat })
export const recordContinue = (file: RecordFile, table: GoingOn) =>
  post<Seated>('/records/continue', { record: file, table })
