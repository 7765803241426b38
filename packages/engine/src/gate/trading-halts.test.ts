import { expect, test } from 'vitest'
import { TradingHalts } from './trading-halts.ts'

test('trading runs only when every cause of a pause is lifted', () => {
  const book = new TradingHalts()
  book.pause('person', 'stopped in the app')
  book.pause('owner', 'paused in the dashboard')
  book.resume('person')

  expect(book.reason()).toBe('paused in the dashboard')
  book.resume('owner')
  expect(book.reason()).toBeNull()
})

test('the most important reason is told, whichever came last', () => {
  const book = new TradingHalts()
  book.pause('journal', 'the journal cannot be written')
  book.pause('person', 'stopped in the app')
  book.resume('owner')

  expect([book.cause(), book.reason()]).toEqual(['journal', 'the journal cannot be written'])
})

test('a cause that speaks twice is told with its last words', () => {
  const book = new TradingHalts()
  book.pause('person', 'press START TRADING')
  book.pause('person', 'stopped in the app')

  expect(book.reason()).toBe('stopped in the app')
})
