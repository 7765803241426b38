import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCatalogue } from '@stratomate/contracts/errors'
import { otherLanguages, translatedPages } from '@stratomate/contracts/site/languages'
import { catalogue as indicators } from '@stratomate/indicators/catalogue/catalogue'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { describe, expect, test } from 'vitest'
import { type Catalogue, loadCatalogues } from './catalogues.ts'

const repository = join(import.meta.dirname, '../../..')
/** Where English texts are, as they are written. */
const sources = [
  'apps/web/src',
  'packages/contracts/src',
  'packages/domain/src',
  'content/src',
  'apps/server/src/features/status',
  'packages/lab-ui/src',
  'packages/ui/src/forms',
  'packages/indicators/src',
]
  .flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/u.test(file) && !file.includes('languages/'))
      .map((file) => readFileSync(join(repository, folder, file), 'utf8')),
  )
  .join('\n')

/** Those of codes and indicators are read from their tables, where some are made of a number or of two sentences. */
const sentences = new Set(
  [
    ...Object.values(errorCatalogue).map(({ message }) => message),
    ...Object.values(refusalCatalogue).flatMap(({ sentence, fix }) => [sentence, fix]),
    ...indicators.flatMap(({ description, origin, bestConditions, installGuide, recommendedSettings, ...facts }) => [
      facts.buy,
      facts.sell,
      facts.category,
      description,
      origin,
      ...bestConditions,
      ...installGuide.split('\n'),
      ...recommendedSettings.map((setting) => setting.description),
    ]),
  ].map(String),
)

const catalogues = await Promise.all(
  otherLanguages.map(async (language) => {
    const all = await Promise.all(translatedPages.map((page) => loadCatalogues(language, page)))
    return { language, texts: Object.assign({}, ...all.flat().map(({ texts }) => texts)) as Catalogue['texts'] }
  }),
)

describe.each(catalogues)('in $language', ({ texts }) => {
  test('no text is empty, and each keeps the slots and parts of the English one', () => {
    const marksOf = (text: string) => [...text.matchAll(/\{\w+\}|<\/?\w+>/gu)].map(([mark]) => mark).toSorted()
    const broken = Object.entries(texts).filter(
      ([english, text]) => text.trim() === '' || marksOf(text).join('') !== marksOf(english).join(''),
    )

    expect(broken).toEqual([])
  })

  test('every text is one that a screen still has', () => {
    expect(Object.keys(texts).filter((english) => !sentences.has(english) && !isWritten(english))).toEqual([])
  })
})

/** Whether a source has the text as a literal or as words between tags. */
function isWritten(text: string): boolean {
  const written = text.replaceAll('\u00A0', String.raw`\u00A0`).replaceAll('\u2002', String.raw`\u2002`)
  return [`'${written}'`, `"${written}"`, `'${written.replaceAll("'", String.raw`\'`)}'`].some((literal) =>
    sources.includes(literal),
  )
}
