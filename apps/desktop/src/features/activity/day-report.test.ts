import type { Refusal } from '@stratomate/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tradeOf } from '@stratomate/engine/testing/trade-of'
import { dayCsv, type DayContent, dayReport } from './day-report.ts'

const refusal: Refusal = {
  id: 'r',
  signalId: 's',
  symbol: 'GBPUSD',
  timeframeS: 60,
  indicatorId: 'x',
  side: 'sell',
  code: 'stale',
  candleTime: 60,
  at: '2026-11-18T11:00:00.000Z',
}

const nothing: DayContent = { trades: [], refusals: [], imports: [] }
const imported = {
  atMs: Date.parse('2026-11-18T11:30:00.000Z'),
  symbol: 'EURUSD',
  timeframeS: 60,
  state: 'applied',
  words: 'Imported for Super Trend: expires after 3 → 5 candles.',
} as const

test('orders that never reached the broker are listed and counted nowhere', () => {
  const trades = [
    tradeOf({ id: 'a', state: 'settled', result: 'won', profitCents: 870 }),
    tradeOf({ id: 'b', state: 'settled', result: 'lost', profitCents: -1_000 }),
    tradeOf({ id: 'c', state: 'settled', result: 'tie', profitCents: 0 }),
    tradeOf({ id: 'd', state: 'placed' }),
    tradeOf({ id: 'e', state: 'rejected', reason: 'market_closed' }),
  ]
  const report = dayReport('2026-11-18', { ...nothing, trades, refusals: [refusal] })

  expect(report.trades).toHaveLength(5)
  expect(report.summary).toEqual({
    trades: 4,
    won: 1,
    lost: 1,
    tied: 1,
    open: 1,
    refused: 1,
    accounts: [
      {
        account: 'paper',
        currency: 'USD',
        trades: 4,
        won: 1,
        lost: 1,
        tied: 1,
        open: 1,
        stakedCents: 4_000,
        profitCents: -130,
      },
    ],
  })
})

test('money of different accounts and currencies is never added', () => {
  const won = { state: 'settled', result: 'won', profitCents: 870 } as const
  const trades = [
    tradeOf({ id: 'a', ...won }),
    tradeOf({ id: 'b', ...won, account: 'live' }),
    tradeOf({ id: 'c', ...won, account: 'live', currency: 'EUR', stakeCents: 700 }),
    tradeOf({ id: 'd', state: 'placed', account: 'live' }),
    tradeOf({ id: 'e', state: 'rejected', account: 'demo', reason: 'market_closed' }),
  ]
  const { accounts, ...counts } = dayReport('2026-11-18', { ...nothing, trades }).summary

  expect(counts).toEqual({ trades: 4, won: 3, lost: 0, tied: 0, open: 1, refused: 0 })
  expect(
    accounts.map(({ account, currency, stakedCents, profitCents }) => [account, currency, stakedCents, profitCents]),
  ).toEqual([
    ['paper', 'USD', 1_000, 870],
    ['live', 'USD', 2_000, 870],
    ['live', 'EUR', 700, 870],
  ])
})

test('a line holds numbers as numbers and texts in quotes, in the order of time', () => {
  const atMs = tradeOf({}).intendedAtMs
  const times = { signalAtMs: atMs - 12, receivedAtMs: atMs - 8, sentAtMs: atMs + 3, acknowledgedAtMs: atMs + 180 }
  const known = { broker: 'deriv', brokerRef: '84', entryPrice: 1.1, exitPrice: 1.09, ...times } as const
  const lost = tradeOf({ state: 'settled', result: 'lost', profitCents: -1_000, stakeCents: 1_050, ...known })
  const [head, first, second, end] = dayCsv(dayReport('', { ...nothing, trades: [lost], refusals: [refusal] })).split(
    '\r\n',
  )

  expect(head).toMatch(/^"time_utc","kind","symbol"/u)
  expect(first).toBe(
    '"2026-11-18T11:00:00.000Z","refusal","GBPUSD",60,"x","sell",,,,,,,,"The signal was older than 2 seconds.",,,,,,,,',
  )
  expect(second).toBe(
    '"2026-11-18T12:00:00.000Z","trade","EURUSD",60,"x","buy",10.5,"USD",87,"settled","lost",-10,"paper",,"deriv","84",1.1,1.09,"2026-11-18T12:03:00.000Z",4,11,177',
  )
  expect(end).toBe('')
})

test('settings that were imported stand between the signals, in no sum, and what was given back says so', () => {
  const undone = { ...imported, atMs: imported.atMs + 1, state: 'undo', words: 'Import undone.' } as const
  const report = dayReport('', { trades: [tradeOf({})], refusals: [refusal], imports: [imported, undone] })

  expect(report.imports).toEqual([imported, undone])
  expect(report.summary).toMatchObject({ trades: 1, refused: 1 })
  expect(dayCsv(report).split('\r\n').slice(2, 4)).toEqual([
    '"2026-11-18T11:30:00.000Z","settings_import","EURUSD",60,,,,,,"applied",,,,"Imported for Super Trend: expires after 3 → 5 candles.",,,,,,,,',
    '"2026-11-18T11:30:00.001Z","settings_import","EURUSD",60,,,,,,"undo",,,,"Import undone.",,,,,,,,',
  ])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '|x', '%x'])(
  'the text %j is no formula',
  (symbol) => {
    expect(dayCsv(dayReport('', { ...nothing, trades: [tradeOf({ symbol })] }))).toContain(`"'${symbol}"`)
  },
)

test('whatever a terminal calls its symbol, every line has all its cells and no cell is a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (symbol) => {
      const refusals = [{ ...refusal, symbol }]
      const imports = [{ ...imported, symbol, words: symbol }]
      const csv = dayCsv(dayReport('', { trades: [tradeOf({ symbol })], refusals, imports }))
      const lines = cellsOf(csv)
      expect(lines.map((cells) => cells.length)).toEqual([22, 22, 22, 22])
      for (const cells of lines) expect(cells.filter((cell) => /^[=+\-@]/u.test(cell))).toEqual([])
      expect(lines.slice(1).every((cells) => cells[2]?.endsWith(symbol))).toBe(true)
    }),
  )
})

/** A reader by RFC 4180, written without looking at the writer. */
function cellsOf(csv: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let found = cell.exec(csv); found !== null; found = cell.exec(csv)) {
    cells.push((found[1] ?? found[2] ?? '').replaceAll('""', '"'))
    if (found[3] === ',') continue
    lines.push(cells)
    cells = []
  }
  return lines
}
