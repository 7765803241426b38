import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalogues } from '@stratomate/content/languages/catalogues'
import { loadWindowCatalogue } from '@stratomate/content/languages/window-texts'
import { expect, test } from 'vitest'

const labUi = join(import.meta.dirname, '../../../../../packages/lab-ui/src')

test('the page has every text of the lab that the window has', async () => {
  const page = new Set((await loadCatalogues('es', '/lab')).flatMap(({ texts }) => Object.keys(texts)))
  const { texts } = await loadWindowCatalogue('es')
  const screens = readdirSync(labUi, { recursive: true, encoding: 'utf8' })
    // Statistics and the import of candles are shown on other pages.
    .filter((path) => /(?<!\.test)\.tsx?$/u.test(path) && !/^(?:statistics|import)\//u.test(path))
    .map((path) => readFileSync(join(labUi, path), 'utf8'))
    .join('\n')
  const shown = Object.keys(texts).filter((text) =>
    screens.includes(`'${text.replaceAll('\u00A0', String.raw`\u00A0`)}'`),
  )

  const isWord = (text: string): boolean => /^[a-z]+$/u.test(text)

  expect(shown.length).toBeGreaterThan(200)
  expect(shown.filter((text) => !page.has(text) && !isWord(text))).toEqual([])
})
