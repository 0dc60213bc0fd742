/* Counts how much of the English messages each language has, and lists what is missing with --missing. */
import { readFileSync } from 'node:fs'

const LANGUAGES = ['pl', 'cs', 'fr']
const ids = (language) =>
  new Set(
    readFileSync(new URL(`../src/words/${language}.ftl`, import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line) => /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? []),
  )

const english = ids('en')
console.log(`en ${english.size} messages`)
for (const language of LANGUAGES) {
  const own = ids(language)
  const missing = [...english].filter((id) => !own.has(id))
  const share = Math.round((100 * (english.size - missing.length)) / english.size)
  console.log(`${language} ${english.size - missing.length} of ${english.size} (${share} %)`)
  if (process.argv.includes('--missing')) for (const id of missing) console.log(`  ${id}`)
}
