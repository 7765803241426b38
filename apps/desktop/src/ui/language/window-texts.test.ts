import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadWindowCatalogue } from '@stratomate/content/languages/window-texts'
import { otherLanguages } from '@stratomate/contracts/site/languages'
import { Visitor, parseSync, type Program } from 'oxc-parser'
import { describe, expect, test } from 'vitest'

const ui = join(import.meta.dirname, '..')
const sources = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/u.test(path))
  .map((path) => ({ path, program: parseSync(path, readFileSync(join(ui, path), 'utf8')).program }))

const catalogues = await Promise.all(
  otherLanguages.map(async (language) => ({ language, ...(await loadWindowCatalogue(language)) })),
)

describe.each(catalogues)('in $language', ({ texts, sentences }) => {
  test('no text is empty, and each keeps the slots and marks of the English one', () => {
    const marksOf = (text: string) => [...text.matchAll(/\{\w+\}|<\/?\w+>/gu)].map(([mark]) => mark).toSorted()
    const broken = Object.entries({ ...texts, ...sentences }).filter(
      ([english, text]) => text.trim() === '' || marksOf(text).join('') !== marksOf(english).join(''),
    )

    expect(broken).toEqual([])
  })

  test('every text is one that a screen still has', () => {
    const written = new Set(sources.flatMap(({ program }) => literalsOf(program)))

    expect(Object.keys(texts).filter((english) => !written.has(english))).toEqual([])
  })
})

function literalsOf(program: Program): string[] {
  const found: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(value)
    },
  }).visit(program)
  return found
}
