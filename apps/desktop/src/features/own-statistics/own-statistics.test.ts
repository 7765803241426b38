import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { times } from '@stratomate/commands/soak-scale'
import type { StatisticsAnswer, TradeResult } from '@stratomate/contracts'
import { FilterInput, StatisticsQuery } from '@stratomate/contracts/statistics/schemas'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import { tradeOf } from '@stratomate/engine/testing/trade-of'
import { addToProof, emptyProof, figuresOfProof } from '@stratomate/lab/judge/chart-proof'
import { seededRandom } from '@stratomate/std/random'
import { dayMs, minuteMs, secondMs } from '@stratomate/std/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JournalReader } from '#desktop/adapters/journal/journal-reader.ts'
import { openJournalDatabase } from '#desktop/adapters/journal/open-journal-database.ts'
import { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { OwnStatistics } from './own-statistics.ts'
import { TriedFilters } from './tried-filters.ts'

const todayMs = Date.UTC(2026, 10, 18)
const all = StatisticsQuery.parse({ period: 'all' })

function newStatistics() {
  const db = openJournalDatabase(join(mkdtempSync(join(tmpdir(), 'own-statistics-')), 'journal.db'))
  const journal = new SqliteJournal(db)
  const clock = { nowMs: todayMs + dayMs / 2 }
  const reader = new JournalReader(db, () => journal.settle())
  const write = (trades: readonly TradeRecord[]) =>
    journal.note(
      trades.map((trade) => ({ kind: 'trade', trade }) as const),
      clock.nowMs,
    )
  const newOne = () => new OwnStatistics({ reader, now: () => clock.nowMs, tried: new TriedFilters(journal) })
  return { write, clock, newOne, statistics: newOne() }
}

const outcome = fc.record({
  ago: fc.nat(20),
  // Up to the last moments of a day, so that some orders are sent on the next day.
  atMs: fc.oneof(fc.nat(dayMs - 1), fc.integer({ min: dayMs - 900, max: dayMs - 1 })),
  sendingMs: fc.nat(1_500),
  runsS: fc.constantFrom(5, 60, 180, 900),
  state: fc.constantFrom('settled' as const, 'settled' as const, 'placed' as const, 'unknown' as const),
  result: fc.constantFrom<TradeResult>('won', 'lost', 'tie'),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  symbol: fc.constantFrom('EURUSD', "it's"),
  indicatorId: fc.constantFrom('super-trend', 'by_hand', 'Unproven source: Room 7'),
  stakeCents: fc.integer({ min: 100, max: 5_000 }),
  payoutPct: fc.constantFrom(60, 85.5, 92.3),
})
type Outcome = typeof outcome extends fc.Arbitrary<infer Value> ? Value : never

function recordOf({ ago, atMs, sendingMs, runsS, state, result, ...rest }: Outcome, place: number): TradeRecord {
  const intendedAtMs = todayMs - ago * dayMs + (ago === 0 ? atMs / 2 : atMs)
  const { stakeCents, payoutPct } = rest
  const profitCents = { won: Math.round((stakeCents * payoutPct) / 100), lost: -stakeCents, tie: 0 }[result]
  return tradeOf({
    ...rest,
    id: `trade-${place}`,
    signalId: `signal-${place}`,
    intendedAtMs,
    sentAtMs: intendedAtMs + sendingMs,
    expiresAtMs: intendedAtMs + runsS * secondMs,
    state,
    ...(state === 'settled' ? { result, profitCents } : {}),
  })
}

/** The figures of a journal, added up by the test itself from the first entry on. */
function countByHand(records: readonly TradeRecord[], fromMs: number) {
  const settled = records.filter(({ state, sentAtMs }) => state === 'settled' && (sentAtMs ?? 0) >= fromMs)
  const dayOf = ({ sentAtMs }: TradeRecord) => Math.floor((sentAtMs ?? 0) / dayMs)
  const ordered = settled.toSorted(
    (one, other) => dayOf(one) - dayOf(other) || one.expiresAtMs - other.expiresAtMs || (one.id < other.id ? -1 : 1),
  )
  let [net, peak, fall, run, longest] = [0, 0, 0, 0, 0]
  for (const { result, profitCents } of ordered) {
    net += profitCents ?? 0
    peak = Math.max(peak, net)
    fall = Math.max(fall, peak - net)
    run = result === 'lost' ? run + 1 : result === 'won' ? 0 : run
    longest = Math.max(longest, run)
  }
  const cells: Record<string, string> = {}
  for (const { result, sentAtMs, symbol, side, indicatorId } of settled) {
    const sent = new Date(sentAtMs ?? 0)
    const source = indicatorId === 'super-trend' ? 'charts' : indicatorId
    const weekday = sent.getUTCDay() === 0 ? 7 : sent.getUTCDay()
    for (const name of [
      `hour ${sent.getUTCHours()}`,
      `weekday ${weekday}`,
      `symbol ${symbol}`,
      `side ${side}`,
      `source ${source}`,
    ]) {
      const [won = 0, lost = 0, tied = 0] = (cells[name] ?? '').split('/').map(Number)
      cells[name] = [
        won + Number(result === 'won'),
        lost + Number(result === 'lost'),
        tied + Number(result === 'tie'),
      ].join('/')
    }
  }
  const decided = settled.filter(({ result }) => result !== 'tie')
  const staked = decided.reduce((sum, { stakeCents }) => sum + stakeCents, 0)
  const returned = decided.reduce((sum, { stakeCents, payoutPct }) => sum + stakeCents * (1 + payoutPct / 100), 0)
  return { course: { netCents: net, fallCents: fall, lossRunLongest: longest }, cells, staked, returned }
}

function shown({ course, cells, total }: StatisticsAnswer) {
  const compared = new Set(['hour', 'weekday', 'symbol', 'side', 'source'])
  const counted = cells
    .filter(({ dimension }) => compared.has(dimension))
    .map(({ dimension, value, won, lost, tied }) => [`${dimension} ${value}`, `${won}/${lost}/${tied}`])
  return { course, cells: Object.fromEntries(counted), staked: total.stakeCents, returned: total.fullReturnCents }
}

const near = ({ returned, ...exact }: ReturnType<typeof shown>) => ({ ...exact, returned: expect.closeTo(returned, 3) })

test('figures of random journals are those of a count by hand, before and after more trades, in every period', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(outcome, { minLength: 1, maxLength: 40 }), async (outcomes) => {
      const { write, statistics } = newStatistics()
      const records = outcomes.map(recordOf)
      const half = Math.ceil(records.length / 2)
      write(records.slice(0, half))
      const before = await statistics.read(all)
      expect(shown(before)).toEqual(near(countByHand(records.slice(0, half), 0)))

      // A trade without a result gets one, as happens when a broker comes back.
      const late = records.slice(0, half).map((record) => ({
        ...record,
        state: 'settled' as const,
        result: record.result ?? ('lost' as const),
        profitCents: record.profitCents ?? -record.stakeCents,
      }))
      write([...late, ...records.slice(half)])
      const journal = [...late, ...records.slice(half)]
      expect(shown(await statistics.read(all))).toEqual(near(countByHand(journal, 0)))
      const week = await statistics.read(StatisticsQuery.parse({ period: '7d' }))
      expect(shown(week)).toEqual(near(countByHand(journal, todayMs - 6 * dayMs)))
    }),
    { numRuns: times(15, 1_000) },
  )
})

test('paper, demo and live money stay apart, and real money is shown first', async () => {
  const { write, statistics } = newStatistics()
  const settled = { state: 'settled', result: 'won', profitCents: 870 } as const
  const at = { intendedAtMs: todayMs, sentAtMs: todayMs, expiresAtMs: todayMs + minuteMs }
  write(
    (['paper', 'demo', 'live'] as const).map((account, place) =>
      tradeOf({ ...settled, ...at, id: account, signalId: account, account, profitCents: 100 * (place + 1) }),
    ),
  )

  const first = await statistics.read(all)
  const paper = await statistics.read({ ...all, account: 'paper' })

  expect(first).toMatchObject({ chosen: { account: 'live', currency: 'USD' }, course: { netCents: 300 } })
  expect(first.accounts.map(({ account, trades }) => [account, trades])).toEqual([
    ['live', 1],
    ['demo', 1],
    ['paper', 1],
  ])
  expect(paper).toMatchObject({ chosen: { account: 'paper' }, course: { netCents: 100 }, days: [{ won: 1, lost: 0 }] })
})

test('a journal without an ended trade has no figures', async () => {
  const { write, statistics } = newStatistics()

  expect(await statistics.read(all)).toMatchObject({ accounts: [], chosen: null, cells: [], days: [] })
  write([tradeOf({ state: 'placed', intendedAtMs: todayMs, sentAtMs: todayMs })])
  expect(await statistics.read(all)).toMatchObject({ accounts: [], chosen: null, cells: [], days: [] })
})

test('whoever asks while the journal is counted lets everything else run, and both are answered', async () => {
  const { write, statistics } = newStatistics()
  const [base] = fc.sample(outcome, { numRuns: 1, seed: 7 })
  if (base === undefined) throw new Error('no sample')
  write(Array.from({ length: 3_000 }, (_, place) => recordOf({ ...base, ago: place % 21, state: 'settled' }, place)))
  let turns = 0
  let isCounting = true
  const turn = () => {
    turns += 1
    if (isCounting) setImmediate(turn)
  }
  setImmediate(turn)
  const answers = await Promise.all([statistics.read(all), statistics.read(StatisticsQuery.parse({ period: '7d' }))])
  isCounting = false

  expect(answers.map(({ total: { won, lost, tied } }) => won + lost + tied)).toEqual([3_000, 1_001])
  expect(turns).toBeGreaterThan(5)
})

test('a filter keeps what a count by hand keeps, and each different one is a try, after a restart too', async () => {
  const { write, statistics, newOne } = newStatistics()
  const records = fc.sample(outcome, { numRuns: 60, seed: 11 }).map(recordOf)
  write(records)
  const filter = FilterInput.parse({
    period: 'all',
    account: 'paper',
    currency: 'USD',
    dimension: 'symbol',
    values: ['x'],
  })
  const isKept: Record<string, (trade: TradeRecord) => boolean> = {
    symbol: ({ symbol }) => symbol === 'EURUSD',
    source: ({ indicatorId }) => indicatorId === 'super-trend',
    weekday: ({ sentAtMs }) => [1, 7].includes(((new Date(sentAtMs ?? 0).getUTCDay() + 6) % 7) + 1),
  }
  const values: Record<string, string[]> = { symbol: ['EURUSD'], source: ['charts'], weekday: ['7', '1'] }
  const tried: number[] = []
  for (const dimension of ['symbol', 'source', 'weekday'] as const) {
    const answer = await statistics.tryFilter({ ...filter, dimension, values: values[dimension] ?? [] })
    tried.push(answer.filtersTried)
    const kept = records.filter((record) => record.state === 'settled' && isKept[dimension]?.(record))
    const count = (result: TradeResult) => kept.filter((record) => record.result === result).length
    expect(answer.kept).toMatchObject({ won: count('won'), lost: count('lost'), tied: count('tie') })
    expect(answer.days.reduce((sum, { won, lost }) => sum + won + lost, 0)).toBe(count('won') + count('lost'))
  }
  const again = await newOne().tryFilter({ ...filter, dimension: 'weekday', values: ['1', '7', '1'] })

  expect([...tried, again.filtersTried]).toEqual([1, 2, 3, 3])
  expect((await newOne().read(all)).filtersTried).toBe(3)
})

const outside = 'Unproven source: Room 7'

/** A year of trades of one chart that wins, one that loses, and a source with two symbols; and one by hand. */
function yearOfTrades(): TradeRecord[] {
  const random = seededRandom(5)
  const shares = { 'super-trend': 0.68, 'macd-alerts': 0.3, [outside]: 0.5, by_hand: 0.9 }
  return Object.entries(shares).flatMap(([indicatorId, share], series) =>
    Array.from({ length: 300 }, (_, place) => ({
      ...recordOf(
        {
          ago: 20 - (place % 21),
          atMs: (place * 4 + series) * 1_000,
          sendingMs: 20,
          runsS: 60,
          state: 'settled',
          result: place % 50 === 0 ? 'tie' : random() < share ? 'won' : 'lost',
          side: 'buy',
          symbol: indicatorId === outside && place % 3 === 0 ? "it's" : 'EURUSD',
          indicatorId: 'by_hand',
          stakeCents: 1_000,
          payoutPct: place % 2 === 0 ? 85.5 : 92.3,
        },
        series * 1_000 + place,
      ),
      indicatorId,
    })),
  )
}

test('each chart and source has the proof of its trades in the order of their ends, however often it was asked for', async () => {
  const { write, clock, statistics, newOne } = newStatistics()
  const records = yearOfTrades()
  clock.nowMs = todayMs - 10 * dayMs + dayMs / 2
  write(records.filter(({ intendedAtMs }) => intendedAtMs < clock.nowMs))
  await statistics.prove()
  write(records.filter(({ intendedAtMs }) => intendedAtMs >= clock.nowMs))
  clock.nowMs = todayMs + dayMs / 2
  const [, asked] = [await statistics.prove(), await statistics.prove()]

  const proofOfTrades = (indicatorId: string) =>
    records
      .filter((trade) => trade.indicatorId === indicatorId && trade.result !== 'tie')
      .toSorted((one, other) => one.expiresAtMs - other.expiresAtMs)
      .reduce(
        (proof, { result, payoutPct }) =>
          addToProof(proof, { isWon: result === 'won', breakEven: 100 / (100 + payoutPct) }),
        emptyProof,
      )
  const figures = Object.fromEntries(asked.map((proof) => [proof.indicatorId, proof]))
  for (const indicatorId of ['super-trend', 'macd-alerts', outside])
    expect(figures[indicatorId]).toMatchObject(figuresOfProof(proofOfTrades(indicatorId)))
  expect(
    asked.map(({ indicatorId, state }) => `${indicatorId} ${state}`).toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(['macd-alerts broken', 'super-trend holding', `${outside} unproven`])
  expect(figures[outside]).toMatchObject({
    symbol: null,
    timeframeS: null,
    parts: [{ symbol: 'EURUSD' }, { symbol: "it's" }],
  })
  expect(await newOne().prove()).toEqual(asked)
})
