import { expect, test } from 'vitest'
import { addonNameProblem } from './addon-name.ts'

test.each(['BOSS_Pro_Indicator', 'a', '5.2', 'x'.repeat(64), 'Console', 'com', 'NULL'])('%s is a name', (name) => {
  expect(addonNameProblem(name)).toBeNull()
})

test.each([
  '',
  'x'.repeat(65),
  '_x',
  '.x',
  'a..b',
  'a.',
  '../a',
  'a/b',
  'a\\b',
  'a b',
  'ä',
  'a\u0000',
  'a\n',
  'CON',
  'nul.x',
  'Com1',
  'lpt9.a',
  'A.zip',
  'A.ZIP',
])('%j is no name', (name) => {
  expect(addonNameProblem(name)).toEqual(expect.any(String))
})
