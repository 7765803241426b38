import { expect, test } from 'vitest'
import { writeInstallGuide } from './install-guide.ts'

const facts = { name: 'BOSS', tradingPairs: ['EUR/USD'], timeframes: ['M1', 'M5', 'M15'], recommendedSettings: [1, 2] }
const linesOf = (change: Partial<typeof facts>) => writeInstallGuide({ ...facts, ...change }).split('\n')

test('names the indicator and its timeframes', () => {
  expect(linesOf({})).toContain('Open a chart of one of the pairs above on M1, M5 or M15 and drag BOSS onto it.')
  expect(linesOf({ timeframes: ['M5'] })).toContain(
    'Open a chart of one of the pairs above on M5 and drag BOSS onto it.',
  )
})

test('has one step more for OTC pairs, whose charts come from somebody else', () => {
  expect(linesOf({ tradingPairs: ['EUR/USD', 'EUR/USD OTC'] })).toHaveLength(linesOf({}).length + 1)
  expect(linesOf({ tradingPairs: ['EUR/USD OTC'] })[2]).toMatch('For OTC pairs')
})

test('asks for settings only where there is more than the time of the trade', () => {
  expect(linesOf({})).toContain('Enter the recommended settings; they are also the defaults.')
  expect(linesOf({ recommendedSettings: [1] })).toContain('Keep the default setting.')
})
