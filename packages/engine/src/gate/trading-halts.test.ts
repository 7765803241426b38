import { expect, test } from 'vitest'
import { TradingHalts } from './trading-halts.ts'

test('trading runs only when every cause of a pause is lifted', () => {
  const halts = new TradingHalts()
  halts.pause('person', 'stopped in the app')
  halts.pause('owner', 'paused in the dashboard')
  halts.resume('person')

  expect(halts.reason()).toBe('paused in the dashboard')
  halts.resume('owner')
  expect(halts.reason()).toBeNull()
})

test('the most important reason is told, whichever came last', () => {
  const halts = new TradingHalts()
  halts.pause('journal', 'the journal cannot be written')
  halts.pause('person', 'stopped in the app')
  halts.resume('owner')

  expect([halts.cause(), halts.reason()]).toEqual(['journal', 'the journal cannot be written'])
})

test('a cause that speaks twice is told with its last words', () => {
  const halts = new TradingHalts()
  halts.pause('person', 'press START TRADING')
  halts.pause('person', 'stopped in the app')

  expect(halts.reason()).toBe('stopped in the app')
})
