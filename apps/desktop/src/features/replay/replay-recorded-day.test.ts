import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyDay } from '@stratomate/engine/limits/daily-stats'
import { tradeOf } from '@stratomate/engine/testing/trade-of'
import type { TurnRecord } from '@stratomate/engine/orders/turn-record'
import { AlreadyRunningError, openJournalDatabase } from '#desktop/adapters/journal/open-journal-database.ts'
import { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { replayRecordedDay } from './replay-recorded-day.ts'
import { readDesktopSettings } from '#desktop/app/settings.ts'

const day = '2026-11-18'
const trade = tradeOf({ state: 'settled', result: 'won', profitCents: 870, payoutPct: 87 })
const nowMs = trade.intendedAtMs

const chart = {
  key: 'EURUSD:60:x',
  feed: 't:EURUSD:60',
  symbol: 'EURUSD',
  isCustom: false,
  timeframeS: 60,
  digits: 5,
  indicator: 'x',
  indicatorId: '=x',
  speed: 1,
  isSimulated: false,
}

const turn: TurnRecord = {
  nowMs,
  charts: [chart],
  slots: 1,
  signals: [
    {
      signal: {
        id: 'signal',
        chart,
        side: 'buy',
        barTimeS: 600,
        price: 1.1,
        emittedAtMs: nowMs,
        receivedAtMs: nowMs,
      },
      context: {
        isPaused: false,
        isClockSetBack: false,
        isSeen: false,
        hasOppositeTwin: false,
        lastClosedBarS: 600,
        account: 'entitled',
        allowedIndicatorId: null,
        isBrokerConnected: true,
        quote: { kind: 'offered', payoutPct: 87 },
        balanceCents: 100_000,
        openTrades: [],
        openTradeCount: 0,
        ordersLastSecond: 0,
        today: emptyDay,
        lastTradeAtMs: null,
        lastLossAtMs: null,
        leases: {
          leases: [{ jti: 'l', day, n: 10, spent: 0, notBeforeMs: nowMs - 1, expiresAtMs: nowMs + 1 }],
          exhaustedDay: null,
          hasInvalid: false,
        },
      },
      verdict: { kind: 'accept', stakeCents: 1_000, expiryCandles: 3 },
    },
  ],
}

function journaled(turns: readonly TurnRecord[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'))
  const db = openJournalDatabase(join(folder, 'journal.db'))
  const entries = turns.map((one) => ({ kind: 'turn', turn: one }) as const)
  new SqliteJournal(db).commit([...entries, { kind: 'trade', trade }], nowMs)
  db.close()
  return folder
}

function orderOf(folder: string, args: string[], wanted = day) {
  const { replay } = readDesktopSettings(['--headless', '--data', folder, '--replay', wanted, ...args])
  if (replay === null) throw new Error('No replay was asked for.')
  return replay
}

test('with the rules of the folder nothing differs', () => {
  const folder = journaled([turn])

  expect(replayRecordedDay(orderOf(folder, []), folder)).toBe(
    [
      '2026-11-18 (UTC): 1 signals judged again, 0 decided differently.',
      'Then: 1 trades (1 won, 0 lost, 0 tied, 0 unknown).',
      'Now:  1 trades (1 won, 0 lost, 0 tied, 0 unknown).',
      'paper USD: then stakes 10.00, known result 8.70; now stakes 10.00, known result 8.70.',
    ].join('\n'),
  )
})

test('with other rules it says what would have differed and why, and writes each signal', () => {
  const folder = journaled([turn])
  const other = join(folder, 'other.json')
  const file = join(folder, 'replay.csv')
  writeFileSync(other, JSON.stringify({ payoutMin: 90 }))
  const words = replayRecordedDay(orderOf(folder, ['--settings', other, '--export', file]), folder)

  expect(words).toContain(
    '12:00:00 EURUSD 60 s =x buy: traded for 10.00 over 3 candles (won, 8.70) → not traded: The payout is under your minimum.',
  )
  expect(readFileSync(file, 'utf8').split('\r\n')[1]).toBe(
    `"2026-11-18T12:00:00.000Z","EURUSD",60,"'=x","buy","yes","traded","not traded: The payout is under your minimum.",10,,"won",,8.7,,"paper","USD"`,
  )
  replayRecordedDay({ ...orderOf(folder, []), file: join(folder, 'replay.json') }, folder)
  expect(JSON.parse(readFileSync(join(folder, 'replay.json'), 'utf8'))).toMatchObject({
    day,
    different: 0,
  })
})

test('a stake plan is tried before it is confirmed', () => {
  const folder = journaled([turn])
  const other = join(folder, 'other.json')
  writeFileSync(other, JSON.stringify({ moneyPlan: { kind: 'martingale', factor: 2, steps: 3 } }))

  expect(orderOf(folder, ['--settings', other]).rules.moneyPlan).toMatchObject({ kind: 'ladder' })
})

test('a day without records, an older record, a running app and a damaged journal are told apart', () => {
  const folder = journaled([turn])
  const none = mkdtempSync(join(tmpdir(), 'replay-'))

  expect(() => replayRecordedDay(orderOf(folder, [], '2026-11-17'), folder)).toThrow('no signals of 2026-11-17')
  expect(() => replayRecordedDay(orderOf(none, []), none)).toThrow('no journal')
  const older = journaled([])
  expect(() => replayRecordedDay(orderOf(older, []), older)).toThrow('older version')
  const db = openJournalDatabase(join(folder, 'journal.db'))
  expect(() => replayRecordedDay(orderOf(folder, []), folder)).toThrow(AlreadyRunningError)
  db.close()
  const path = join(folder, 'journal.db')
  writeFileSync(path, readFileSync(path).fill(7, 4_096))
  expect(() => replayRecordedDay(orderOf(folder, []), folder)).toThrow('damaged')
  writeFileSync(path, 'no database at all')
  expect(() => replayRecordedDay(orderOf(folder, []), folder)).toThrow('damaged')
})

test.each([
  [['--replay', '2026-02-30'], '--replay must be a day'],
  [['--replay', ''], '--replay must be a day'],
  [['--settings', 'x.json'], 'belongs to --replay'],
  [['--replay', day, '--day', day], 'leave --day out'],
  [['--replay', day, '--settings', 'not-there.json'], 'no such file'],
  [['--replay', day, '--export', 'journal.db'], '.csv or .json'],
])('%j is refused', (args, reason) => {
  expect(() => readDesktopSettings(args)).toThrow(reason)
})
