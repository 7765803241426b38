import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadWindowCatalogue } from '@stratomate/content/languages/window-texts'
import { errorCatalogue } from '@stratomate/contracts/errors'
import { otherLanguages } from '@stratomate/contracts/site/languages'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { Visitor, parseSync, type Program } from 'oxc-parser'
import { describe, expect, test } from 'vitest'

const ui = join(import.meta.dirname, '..')
const labUi = join(ui, '../../../../packages/lab-ui/src')
/**
 * The window's own screens, and those that it shares with the site. Candles are imported in the admin console alone.
 */
const sources = [ui, labUi].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/u.test(path) && !path.startsWith('import/'))
    .map((path) => ({ path, program: parsed(join(folder, path)) })),
)
/** Words that the screens take from the product's rules. */
const names = [
  'domain/src/trading/trade-names.ts',
  'indicators/src/catalogue/rule-parameters.data.ts',
  'ui/src/forms/copy-button.tsx',
].map((path) => parsed(join(ui, '../../../../packages', path)))

/** Some words are made from a number. */
const codeSentences = new Set(
  [
    ...Object.values(errorCatalogue).map(({ message }) => message),
    ...Object.values(refusalCatalogue).flatMap(({ sentence, fix }) => [sentence, fix]),
  ].map(String),
)

const catalogues = await Promise.all(
  otherLanguages.map(async (language) => ({ language, ...(await loadWindowCatalogue(language)) })),
)

test('every text that a screen writes is in the catalogues', () => {
  // A sentence that is thrown is translated where it is shown.
  const thrown = Object.keys(catalogues[0]?.sentences ?? {})
  const bare = sources.flatMap(({ path, program }) => bareTexts(program).map((text) => ({ path, text })))

  expect(bare.filter(({ text }) => !thrown.some((sentence) => sentence.includes(text)))).toEqual([])
})

test('every sentence of the core is one that it still makes', () => {
  const repository = join(ui, '../../../..')
  const made = [
    'apps/desktop/src',
    'packages/domain/src',
    'packages/contracts/src',
    'packages/lab/src',
    'packages/lab-ui/src',
    'packages/candles/src',
    'packages/indicators/src',
  ].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx?$/u.test(path))
      .flatMap((path) => sentencesOf(readFileSync(join(repository, folder, path), 'utf8'))),
  )
  const words = new Set(made.flatMap(({ text }) => text ?? []))
  const patterns = made.flatMap(({ pattern }) => pattern ?? [])
  const [spanish] = catalogues

  expect(
    Object.keys(spanish?.sentences ?? {}).filter(
      (english) =>
        !words.has(english) &&
        !words.has(fixedWordsOf(english)) &&
        !codeSentences.has(english) &&
        // The name of a parameter is put before what is wrong with it.
        !patterns.some((one) => one.test(english) || one.test(english.replace(/^\{name\} /u, ''))) &&
        !words.has(english.replace(/^\{name\} /u, '')),
    ),
  ).toEqual([])
})

describe.each(catalogues)('in $language', ({ texts, sentences }) => {
  test('no text is empty, and each keeps the slots and marks of the English one', () => {
    const marksOf = (text: string) => [...text.matchAll(/\{\w+\}|<\/?\w+>/gu)].map(([mark]) => mark).toSorted()
    const broken = Object.entries({ ...texts, ...sentences }).filter(
      ([english, text]) => text.trim() === '' || marksOf(text).join('') !== marksOf(english).join(''),
    )

    expect(broken).toEqual([])
  })

  test('every text is one that a screen still has', () => {
    const written = new Set([...names, ...sources.map(({ program }) => program)].flatMap(literalsOf))

    expect(Object.keys(texts).filter((english) => !written.has(english))).toEqual([])
  })
})

function parsed(path: string): Program {
  return parseSync(path, readFileSync(path, 'utf8')).program
}

const shownAttributes = /^(aria-label|label|title|hint|legend|placeholder|alt|unit|caption|detail|name)$/u
/** Of no language. */
const free = /^(Desktop|MT5|OTC|Ctrl\+\w+|(p95|p99|s|kB|MB)( |$).*)$/u

/** Words between tags, attributes that are read aloud, and sentences with values that are not given to `t`. */
function bareTexts(program: Program): string[] {
  const bare: string[] = []
  const add = (text: string): void => {
    const plain = text.trim().replace(/\s+/gu, ' ')
    if (/[a-z]{2}/iu.test(plain) && !free.test(plain)) bare.push(plain)
  }
  new Visitor({
    JSXText: ({ value }) => add(value),
    JSXAttribute({ name, value }) {
      if (value?.type !== 'Literal' || typeof value.value !== 'string' || typeof name.name !== 'string') return
      // The text of a sentence with marks must be a key of the catalogue; so must a title that is passed on.
      if (shownAttributes.test(name.name) && /^[A-Z]/u.test(value.value) && !value.value.includes('{')) add(value.value)
    },
    TemplateLiteral({ quasis }) {
      for (const { value } of quasis) if (/[A-Za-z]{2,} [a-z]{2,}/u.test(value.raw)) add(value.raw)
    },
  }).visit(program)
  return bare
}

/** What is left of a sentence without its placeholders and the words that join them. */
function fixedWordsOf(english: string): string {
  return english.replaceAll(/\{\w+\}/gu, '').replaceAll(/^\W+|\W+$/gu, '')
}

/** All texts in a source: plain ones, and patterns of those with values in them. */
function sentencesOf(source: string): { text?: string; pattern?: RegExp }[] {
  const found: { text?: string; pattern?: RegExp }[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push({ text: value.trim() })
    },
    TemplateLiteral({ quasis }) {
      const pieces = quasis.map(({ value }) => value.cooked ?? '')
      found.push(...pieces.map((text) => ({ text: text.trim() })))
      if (pieces.join('').length < 6) return
      const escaped = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
      found.push({ pattern: new RegExp(`^${escaped.join('.*')}$`, 'su') })
    },
  }).visit(parseSync('source.tsx', source).program)
  return found
}

function literalsOf(program: Program): string[] {
  const found: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(value)
    },
  }).visit(program)
  return found
}
