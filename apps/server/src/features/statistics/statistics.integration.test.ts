import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { layPreparedDatabase } from '@stratomate/commands/postgres/prepared-database'
import { times } from '@stratomate/commands/soak-scale'
import { StatisticsQuery, type StatisticsAnswer, type Trade, type TradeResult } from '@stratomate/contracts'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chartProofs, leases } from '#server/db/tables/index.ts'
import type { Ctx } from '#server/features/context.ts'
import { listProofs } from '#server/features/proofs/list-proofs.ts'
import { reportTrades } from '#server/features/trading/reports/report-trades.ts'
import { createLogger } from '#server/main/logger.ts'
import { type OpenDatabase, openDatabase } from '#server/main/open-database.ts'
import { realOutside } from '#server/main/service-outside.ts'
import { addTestAccount, computerCtx } from '#server/main/testing/lease-callers.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { readStatistics } from './read-statistics.ts'
import { tryFilter } from './try-filter.ts'

let database: OpenDatabase
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stratomate-statistics-'))
  layPreparedDatabase(dataDir)
  const place = { databaseUrl: null, dataDir, watch: realOutside.databaseWatch, databaseWaitMs: 0, canGrow: () => true }
  database = await openDatabase({ ...place, say: realOutside.printOnConsole }, createLogger({ kind: 'none' }))
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const today = '2026-11-25'
const dayOf = (ago: number) => new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10)

/** A member with two computers that may report trades of the last days. */
async function trader(days: number) {
  const { userId, deviceIds } = await addTestAccount(database.db, 'elite_trader', 2)
  const now = () => new Date(`${today}T12:00:00.000Z`)
  const computers = deviceIds.map((deviceId) => computerCtx(database.db, { userId, deviceId }, { now }))
  const rows = deviceIds.flatMap((deviceId) =>
    Array.from({ length: days }, (_, ago) => {
      const issuedAt = new Date(`${dayOf(ago)}T00:00:00.000Z`)
      return { id: randomUUID(), userId, deviceId, day: dayOf(ago), n: -1, issuedAt, expiresAt: issuedAt }
    }),
  )
  await database.db.insert(leases).values(rows)
  const leaseOf = (computer: number, ago: number) =>
    rows.find(({ deviceId, day }) => deviceId === deviceIds[computer] && day === dayOf(ago))?.id ?? ''
  const member: Ctx = {
    ...computerCtx(database.db, { userId, deviceId: '' }, { now }),
    actor: {
      kind: 'member',
      userId,
      role: 'member',
      email: `${userId}@example.com`,
      emailVerified: true,
      sessionId: '',
      signedInAt: now(),
      secondFactor: 'not-demanded',
      enrolmentUntil: null,
    },
  }
  return { userId, deviceIds, computers, leaseOf, member }
}
type Trader = Awaited<ReturnType<typeof trader>>

const outcome = fc.record({
  computer: fc.nat(1),
  ago: fc.nat(20),
  minute: fc.nat(1_439),
  runsS: fc.constantFrom(29.6, 60, 179.4, 299.9),
  result: fc.constantFrom<TradeResult>('won', 'lost', 'tie'),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  symbol: fc.constantFrom('EURUSD', 'GBPJPY', "it's"),
  stakeCents: fc.integer({ min: 100, max: 5_000 }),
  payoutPct: fc.constantFrom(60, 85.5, 92.3),
})
type Outcome = typeof outcome extends fc.Arbitrary<infer Value> ? Value : never

function settledOf({ leaseOf }: Trader, one: Outcome): Trade {
  const sentAt = new Date(Date.parse(dayOf(one.ago)) + one.minute * 60_000 + 250)
  const at = sentAt.toISOString()
  const { result, side, symbol, stakeCents, payoutPct } = one
  const profitCents = { won: Math.round((stakeCents * payoutPct) / 100), lost: -stakeCents, tie: 0 }[result]
  return paperTrade(leaseOf(one.computer, one.ago), {
    signalAt: at,
    receivedAt: at,
    sentAt: at,
    acknowledgedAt: at,
    expiresAt: new Date(sentAt.getTime() + one.runsS * 1_000).toISOString(),
    result,
    side,
    symbol,
    stakeCents,
    payoutPct,
    profitCents,
    state: 'settled',
  })
}

/** Reports each trade when it is placed and when it has ended, the ends in another order and each one twice. */
async function report({ computers }: Trader, journal: readonly { computer: number; trade: Trade }[]): Promise<void> {
  const placed = journal.map(({ computer, trade }) => ({
    computer,
    trade: { ...trade, state: 'placed' as const, result: null, profitCents: null },
  }))
  const ended = journal.toSorted((one, other) => (one.trade.id < other.trade.id ? -1 : 1))
  for (const part of [placed, ended, ended]) {
    for (const [place, ctx] of computers.entries()) {
      const trades = part.flatMap(({ computer, trade }) => (computer === place ? [trade] : []))
      if (trades.length === 0) continue
      const { rejected } = await reportTrades(ctx, trades)
      expect(rejected).toEqual([])
    }
  }
}

/** The figures of a journal, added up by the test itself. */
function countByHand(trades: readonly Trade[]) {
  const sorted = trades.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
  let [net, peak, fall, run, longest] = [0, 0, 0, 0, 0]
  for (const { result, profitCents } of sorted) {
    net += profitCents ?? 0
    peak = Math.max(peak, net)
    fall = Math.max(fall, peak - net)
    run = result === 'lost' ? run + 1 : result === 'won' ? 0 : run
    longest = Math.max(longest, run)
  }
  const cells: Record<string, string> = {}
  for (const trade of trades) {
    const sent = new Date(trade.sentAt)
    const names = [
      `hour ${sent.getUTCHours()}`,
      `weekday ${sent.getUTCDay() === 0 ? 7 : sent.getUTCDay()}`,
      `symbol ${trade.symbol}`,
      `side ${trade.side}`,
    ]
    for (const name of names) {
      const [won = 0, lost = 0, tied = 0] = (cells[name] ?? '').split('/').map(Number)
      const add = (result: TradeResult) => Number(trade.result === result)
      cells[name] = [won + add('won'), lost + add('lost'), tied + add('tie')].join('/')
    }
  }
  return { course: { netCents: net, fallCents: fall, lossRunLongest: longest }, cells }
}

const orderOf = ({ sentAt, expiresAt, id }: Trade) => `${sentAt.slice(0, 10)} ${expiresAt} ${id}`

function shownCells({ cells }: StatisticsAnswer) {
  const compared = new Set(['hour', 'weekday', 'symbol', 'side'])
  return Object.fromEntries(
    cells
      .filter(({ dimension }) => compared.has(dimension))
      .map(({ dimension, value, won, lost, tied }) => [`${dimension} ${value}`, `${won}/${lost}/${tied}`]),
  )
}

const all = StatisticsQuery.parse({ period: 'all' })

test('figures of random journals, reported in any order and repeated, are those of a count by hand', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(outcome, { minLength: 1, maxLength: 40 }), async (outcomes) => {
      const person = await trader(21)
      const journal = outcomes.map((one) => ({ computer: one.computer, trade: settledOf(person, one) }))
      // A page that was read between two reports must not keep what it read then.
      await report(person, journal.slice(0, 10))
      await readStatistics(person.member, all)
      await report(person, journal.slice(10))

      const whole = await readStatistics(person.member, all)
      const trades = journal.map(({ trade }) => trade)
      const byHand = countByHand(trades)
      expect(whole.course).toEqual(byHand.course)
      expect(shownCells(whole)).toEqual(byHand.cells)
      expect(whole.total.won + whole.total.lost + whole.total.tied).toBe(trades.length)

      const firsts = journal.filter(({ computer }) => computer === 0).map(({ trade }) => trade)
      const ofFirst = await readStatistics(person.member, { ...all, device: person.deviceIds[0] })
      expect(ofFirst.course).toEqual(countByHand(firsts).course)
      expect(shownCells(ofFirst)).toEqual(countByHand(firsts).cells)

      const week = await readStatistics(person.member, StatisticsQuery.parse({ period: '7d' }))
      const late = trades.filter(({ sentAt }) => sentAt.slice(0, 10) >= dayOf(6))
      expect(week.course).toEqual(countByHand(late).course)
      expect(shownCells(week)).toEqual(countByHand(late).cells)
    }),
    { numRuns: times(25, 1_000) },
  )
})

test('trades of before are counted by the migration as new ones are', async () => {
  const person = await trader(21)
  const journal = fc.sample(outcome, { numRuns: 120, seed: 7 }).map((one) => ({
    computer: one.computer,
    trade: settledOf(person, one),
  }))
  await report(person, journal)
  const counted = await readStatistics(person.member, all)

  const migration = await readFile(new URL('../../db/migrations/0027_statistics.sql', import.meta.url), 'utf8')
  await database.db.execute(sql`delete from trade_statistics`)
  await database.db.execute(sql.raw(migration.slice(migration.indexOf('INSERT INTO "trade_statistics"'))))

  const order = (answer: StatisticsAnswer) => ({
    ...answer,
    cells: answer.cells.toSorted((one, other) =>
      `${one.dimension} ${one.value}`.localeCompare(`${other.dimension} ${other.value}`),
    ),
  })
  expect(order(await readStatistics(person.member, all))).toEqual(order(counted))
})

test('a filter is counted as tried once, shows its own days, and nobody sees the trades of another', async () => {
  const person = await trader(3)
  const stranger = await trader(3)
  const base = { ago: 0, minute: 600, runsS: 60, stakeCents: 1_000, payoutPct: 85.5, computer: 0 } as const
  const outcomes: Outcome[] = [
    { ...base, symbol: 'EURUSD', side: 'buy', result: 'won' },
    { ...base, symbol: 'EURUSD', side: 'sell', result: 'lost', ago: 1 },
    { ...base, symbol: 'GBPJPY', side: 'buy', result: 'lost' },
  ]
  await report(
    person,
    outcomes.map((one) => ({ computer: 0, trade: settledOf(person, one) })),
  )
  const filter = { period: '7d', account: 'paper', currency: 'USD', dimension: 'symbol' } as const

  const first = await tryFilter(person.member, { ...filter, values: ['EURUSD'] })
  const again = await tryFilter(person.member, { ...filter, values: ['EURUSD', 'EURUSD'] })
  const weekday = await tryFilter(person.member, { ...filter, dimension: 'weekday', values: ['3'] })
  const charts = await tryFilter(person.member, { ...filter, dimension: 'source', values: ['charts'] })
  const byHand = await tryFilter(person.member, { ...filter, dimension: 'source', values: ['by_hand'] })
  const foreign = await tryFilter(stranger.member, { ...filter, values: ['EURUSD'] })

  expect(first).toMatchObject({ kept: { won: 1, lost: 1, buyWon: 1, buyLost: 0 }, filtersTried: 1 })
  expect(first.days).toEqual([
    { day: dayOf(1), won: 0, lost: 1 },
    { day: dayOf(0), won: 1, lost: 0 },
  ])
  expect(again.filtersTried).toBe(1)
  expect(weekday).toMatchObject({ kept: { won: 1, lost: 1 }, filtersTried: 2 })
  expect(charts).toMatchObject({ kept: { won: 1, lost: 2 }, filtersTried: 3 })
  expect(byHand).toMatchObject({ kept: { won: 0, lost: 0 }, days: [], filtersTried: 4 })
  expect(foreign).toMatchObject({ kept: { won: 0, lost: 0 }, filtersTried: 1 })
  expect(await readStatistics(stranger.member, all)).toMatchObject({ accounts: [], chosen: null, cells: [], days: [] })
})

test('money of different accounts and currencies is never added up, and real money is shown first', async () => {
  const person = await trader(1)
  const base = { ago: 0, minute: 600, runsS: 60, stakeCents: 1_000, payoutPct: 60, computer: 0 } as const
  const won = settledOf(person, { ...base, symbol: 'EURUSD', side: 'buy', result: 'won' })
  const live = { ...won, id: randomUUID(), account: 'live' as const, profitCents: 700 }
  const euros = { ...won, id: randomUUID(), currency: 'EUR', profitCents: 500 }
  await report(
    person,
    [won, live, euros].map((trade) => ({ computer: 0, trade })),
  )

  const first = await readStatistics(person.member, all)
  const paper = await readStatistics(person.member, { ...all, account: 'paper', currency: 'EUR' })

  expect(first).toMatchObject({ chosen: { account: 'live', currency: 'USD' }, course: { netCents: 700 } })
  expect(first.accounts).toHaveLength(3)
  expect(paper).toMatchObject({ chosen: { account: 'paper', currency: 'EUR' }, course: { netCents: 500 } })
})

test('a source from outside whose symbols were judged one by one goes on as a whole, with all their trades', async () => {
  const person = await trader(1)
  const base = { ago: 0, runsS: 60, stakeCents: 1_000, payoutPct: 85.5, computer: 0, side: 'buy' } as const
  const indicatorId = 'Unproven source: Room 7'
  const won = Array.from({ length: 17 }, (_, minute) => {
    const symbol = minute % 2 === 0 ? 'EURUSD' : 'GBPJPY'
    return { computer: 0, trade: { ...settledOf(person, { ...base, minute, symbol, result: 'won' }), indicatorId } }
  })
  await report(person, won.slice(0, 16))
  const kept = await listProofs(person.member)
  const isWhole = and(eq(chartProofs.userId, person.userId), eq(chartProofs.symbol, ''))
  const removed = await database.db.delete(chartProofs).where(isWhole).returning()
  const before = await listProofs(person.member)
  await report(person, won.slice(16))

  expect(removed).toMatchObject([{ won: 16, indicatorId }])
  expect(before).toMatchObject([{ symbol: null, state: 'holding', won: 16 }])
  expect(before[0]?.evidence).toBeCloseTo(kept[0]?.evidence ?? 0, 6)
  expect(await listProofs(person.member)).toMatchObject([
    { symbol: null, state: 'holding', won: 17, lost: 0, parts: [{ symbol: 'EURUSD', won: 9 }, { symbol: 'GBPJPY' }] },
  ])
})
