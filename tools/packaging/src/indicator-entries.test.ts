import { expect, test } from 'vitest'
import { indicatorEntries } from './indicator-entries.ts'

const entries = indicatorEntries()
const textOf = (path: string): string => entries.find((entry) => entry.path === path)?.data.toString('utf8') ?? ''

test('the indicators come with a read me and the licence, which Windows shows in lines', () => {
  expect(textOf('LICENSE.txt')).toContain('MIT')
  expect(textOf('README.txt')).toContain('compile.ps1')
  expect(textOf('README.txt').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u)
})

test('every file that the read me names is there, once', () => {
  const paths = entries.map(({ path }) => path)

  expect(paths).toContain('MQL5/compile.ps1')
  expect(paths).toContain('MQL5/Experts/Stratomate/Stratomate.mq5')
  expect(new Set(paths).size).toBe(paths.length)
})
