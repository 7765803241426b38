import { readFileSync } from 'node:fs'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { expect, test } from 'vitest'
import { indicatorPagePath, writeIndicatorPage } from './indicator-page.ts'

test.each(catalogue)('the page of $name is what its definition says', (facts) => {
  expect(readFileSync(indicatorPagePath(facts.id), 'utf8')).toBe(writeIndicatorPage(facts))
})
