import { existsSync, readFileSync } from 'node:fs'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { expect, test } from 'vitest'
import { indicatorPagePath, writeIndicatorList, writeIndicatorPage } from './indicator-page.ts'

function read(id: string): string {
  const path = indicatorPagePath(id)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

test.each(catalogue)('the page of $name is what its definition says', (facts) => {
  expect(read(facts.id), 'Run `npm run write:indicators`: docs/indicators is not what the definitions say.').toBe(
    writeIndicatorPage(facts),
  )
})

test('the list of pages names every indicator', () => {
  expect(read('README'), 'Run `npm run write:indicators`: docs/indicators is not what the definitions say.').toBe(
    writeIndicatorList(),
  )
})
