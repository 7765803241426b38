import { expect, test } from 'vitest'
import { orderFileName, readOrderFileName } from './order-file.ts'

test('the name of an order book says whose orders it holds; a simulator has a demo account', () => {
  expect(readOrderFileName(orderFileName('pocket_option', 'live'))).toEqual({
    broker: 'pocket-option',
    account: 'live',
  })
  expect(readOrderFileName('orders-deriv-simulator.db')).toEqual({ broker: 'deriv', account: 'demo' })
})

test.each(['orders-paper-demo.db', 'orders-deriv-demo.db-wal', 'orders-other-demo.db', 'journal.db'])(
  '%s is no order book',
  (name) => {
    expect(readOrderFileName(name)).toBeNull()
  },
)
