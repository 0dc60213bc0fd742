import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleOf, format, load, readable, sayFor } from './words.svelte'

const own = bundleOf('pl', 'hello = Witaj, { $name }\nwith = x\n    .title = tytuł\n')
const english = bundleOf('en', 'hello = Hello, { $name }\nbye = Goodbye\nwith = x\n    .more = more\n')

describe('words', () => {
  it('come from the own language, and where it has none from English', () => {
    expect(format([own, english], 'hello', { name: 'Ann' })).toBe('Witaj, Ann')
    expect(format([own, english], 'bye')).toBe('Goodbye')
  })

  it('are looked up by attribute, too', () => {
    expect(format([own, english], 'with.title')).toBe('tytuł')
    expect(format([own, english], 'with.more')).toBe('more')
  })

  it('show the id where nobody has any', () => {
    expect(format([own, english], 'nothing-of-this')).toBe('nothing-of-this')
  })

  it('are refused where the file is broken', () => {
    expect(() => bundleOf('en', 'hello = one\nhello = two\n')).toThrow()
  })

  it('make an id readable', () => {
    expect(readable('conflict-discard')).toBe('Conflict discard')
  })
})

describe('words of a game', () => {
  it('count turns where the game has turns, in every language', async () => {
    for (const [language, turn] of [
      ['pl', 'Tura 3'],
      ['cs', '3. tah'],
      ['fr', 'Tour 3'],
      ['en', 'Turn 3'],
    ] as const) {
      await load(language)
      expect(sayFor('chart-round', 'invasion', { round: 3 })).toBe(turn)
    }
  })

  it('are those of all games where it has none', () => {
    expect(sayFor('chart-round', 'l5r', { round: 3 })).toBe('Round 3')
  })
})

/** Every message that the sources ask for by a plain id. */
function asked(folder: string): Set<string> {
  const ids = new Set<string>()
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(svelte|ts)$/.test(entry) || entry.endsWith('.test.ts')) continue
    const text = readFileSync(join(folder, entry), 'utf8')
    for (const [, id] of text.matchAll(/\bsay(?:For)?\(\s*'([a-z0-9-]+)'/g)) if (id) ids.add(id)
  }
  return ids
}

/** The messages of a file with the arguments that each of them takes, also in the messages that it quotes. */
function argumentsIn(language: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const quoted: [string, string][] = []
  let id = ''
  for (const line of readFileSync(`src/words/${language}.ftl`, 'utf8').split('\n')) {
    id = /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? id
    const taken = found.get(id) ?? new Set()
    for (const [, name] of line.matchAll(/\$([a-z]+)/g)) if (name) taken.add(name)
    for (const [, other] of line.matchAll(/\{ ([a-z][a-z0-9-]*) \}/g)) if (other) quoted.push([id, other])
    found.set(id, taken)
  }
  for (const [one, other] of quoted) for (const name of found.get(other) ?? []) found.get(one)?.add(name)
  return found
}

describe('the other files', () => {
  const english = argumentsIn('en')

  it.each(['pl', 'cs', 'fr'])('ask for nothing that English is not given: %s', (language) => {
    bundleOf(language, readFileSync(`src/words/${language}.ftl`, 'utf8'))
    const wrong = [...argumentsIn(language)].flatMap(([id, taken]) =>
      [...taken].filter((name) => !english.get(id)?.has(name)).map((name) => `${id} $${name}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('the English file', () => {
  const text = readFileSync('src/words/en.ftl', 'utf8')
  const bundle = bundleOf('en', text)

  it('has all messages that are asked for', () => {
    expect([...asked('src')].filter((id) => !bundle.hasMessage(id))).toEqual([])
  })

  it('has all messages that the others have', () => {
    for (const language of ['pl', 'cs', 'fr']) {
      const lines = readFileSync(`src/words/${language}.ftl`, 'utf8').split('\n')
      const ids = lines.flatMap((line) => /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? [])
      expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([])
    }
  })
})
