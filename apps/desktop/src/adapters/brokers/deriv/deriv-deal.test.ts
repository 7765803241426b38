import { expect, test } from 'vitest'
import { derivDeal, payoutPctOf } from './deriv-deal.ts'
import { DerivContract } from './deriv-messages.ts'

const symbols = new Map([['FRXEURUSD', 'frxEURUSD']])
const context = { offsetMs: 2_000, symbols, requestId: null }
const listed: DerivContract = {
  contract_id: '42',
  shortcode: 'CALL_FRXEURUSD_19.2_1763467200_1763467380_S0P_0',
  buy_price: 10,
  purchase_time: 1_763_467_200,
}

test('a line of a list is understood by its short code, on this computer’s clock', () => {
  expect(derivDeal({ ...listed, expiry_time: 1_763_467_380 }, context)).toEqual({
    ref: '42',
    requestId: null,
    asset: 'frxEURUSD',
    side: 'buy',
    stakeCents: 1_000,
    openedAtMs: 1_763_467_198_000,
    closesAtMs: 1_763_467_378_000,
    payoutPct: 92,
    entryPrice: null,
    exitPrice: null,
    settlement: null,
  })
})

test.each([
  ['a number', { entry_spot: 1.0843 }, 1.0843],
  ['text', { entry_spot: '1.08430' }, 1.0843],
  ['a tick, as it was called', { entry_tick: 1.0843 }, 1.0843],
  ['not there yet', { entry_spot: null }, null],
  ['nothing that is a price', { entry_spot: 'soon' }, null],
])('where a contract began may be %s', (_, reported, entryPrice) => {
  const contract = DerivContract.parse({ ...listed, ...reported })

  expect(derivDeal(contract, context)?.entryPrice).toBe(entryPrice)
})

test.each([
  ['a contract that has ended', { status: 'won', sell_price: 19.2, exit_spot: '1.08450' }, 1.0845],
  ['one by the older name', { status: 'won', sell_price: 19.2, exit_tick: 1.0845 }, 1.0845],
  ['an open one, whose last price is no end', { status: 'open', exit_spot: 1.0845 }, null],
])('where %s ended', (_, reported, exitPrice) => {
  expect(derivDeal(DerivContract.parse({ ...listed, ...reported }), context)?.exitPrice).toBe(exitPrice)
})

test.each([
  ['won', { status: 'won', sell_price: 19.2 }, { result: 'won', profitCents: 920 }],
  ['lost', { status: 'lost', sell_price: 0 }, { result: 'lost', profitCents: -1_000 }],
  ['cancelled', { status: 'cancelled', sell_price: 10 }, { result: 'tie', profitCents: 0 }],
  ['sold by hand', { status: 'sold', sell_price: 4.5 }, { result: 'lost', profitCents: -550 }],
  ['in the profit table', { sell_price: 19.2 }, { result: 'won', profitCents: 920 }],
  ['told by its profit', { is_sold: 1, profit: -10 }, { result: 'lost', profitCents: -1_000 }],
  ['open', { status: 'open' }, null],
  ['expired and not settled', { status: 'open', is_sold: 0, sell_price: null }, null],
] as const)('a contract that is %s', (_, change, settlement) => {
  expect(derivDeal({ ...listed, ...change }, context)?.settlement).toEqual(settlement)
})

test.each(['MULTUP_FRXEURUSD_10_1763467200_S0P_0', 'DIGITMATCH_R_100_19_1763467200_5T_1', '', 'CALL'])(
  'a contract that the app never buys is nobody’s: %s',
  (shortcode) => {
    expect(derivDeal({ ...listed, shortcode }, context)).toBeNull()
  },
)

test('a payout is a percentage of the stake and never less than nothing', () => {
  expect([payoutPctOf(10, 19.24), payoutPctOf(10, 10), payoutPctOf(10, 5), payoutPctOf(0, 5)]).toEqual([92.4, 0, 0, 0])
})
