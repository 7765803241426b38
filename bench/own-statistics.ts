// How long the desktop app takes to count the 100,000 trades of its journal for the statistics of its window, and how
// long a signal could wait meanwhile: the longest pieces of work between two checks for new input; the target is 5 ms.
// The processor time of this thread leaves other programs out, but on some machines it advances in steps of up to 4 ms;
// the wall clock is exact, but includes other programs. A piece took at most the lesser of the two, with one step added
// to the first. Pieces with a garbage collection in them are listed separately.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PerformanceObserver } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { StatisticsQuery } from '@stratomate/contracts/statistics/schemas'
import { JournalReader } from '@stratomate/desktop/adapters/journal/journal-reader'
import { journalPathOf, openJournalDatabase } from '@stratomate/desktop/adapters/journal/open-journal-database'
import { SqliteJournal } from '@stratomate/desktop/adapters/journal/sqlite-journal'
import { OwnStatistics } from '@stratomate/desktop/features/own-statistics/own-statistics'
import { TriedFilters } from '@stratomate/desktop/features/own-statistics/tried-filters'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import { seededRandom } from '@stratomate/std/random'
import { dayMs, minuteMs } from '@stratomate/std/time'

const trades = 100_000
const todayMs = Math.floor(Date.now() / dayMs) * dayMs

/** A journal with this many trades on each day until yesterday. */
function writeDays(journal: SqliteJournal, perDay: number): void {
  const random = seededRandom(7)
  for (let ago = Math.ceil(trades / perDay); ago > 0; ago -= 1) {
    const entries = Array.from({ length: perDay }, (_, place) => {
      const atMs = todayMs - ago * dayMs + Math.floor(((place + 0.5) * dayMs) / perDay)
      const trade = tradeAt(atMs, { id: `${ago}-${place}`, place, isWon: random() < 0.55 })
      return { kind: 'trade', trade } as const
    })
    journal.note(entries, todayMs)
    journal.settle()
  }
}

type Made = { id: string; place: number; isWon: boolean }

function tradeAt(atMs: number, { id, place, isWon }: Made): TradeRecord {
  const symbol = ['EURUSD', 'GBPJPY', 'AUDCAD', 'XAUUSD'][place % 4] ?? ''
  return {
    id,
    signalId: `signal ${id}`,
    leaseId: '00000000-0000-4000-8000-000000000002',
    broker: 'paper',
    account: 'paper',
    chartKey: `${symbol}:60:x`,
    feed: `t:${symbol}:60`,
    symbol,
    timeframeS: 60,
    indicatorId: ['super-trend', 'macd-alerts', 'by_hand'][place % 3] ?? '',
    side: place % 2 === 0 ? 'buy' : 'sell',
    candleTimeS: Math.floor(atMs / minuteMs) * 60,
    stakeCents: 1_000,
    currency: 'USD',
    price: 1.1,
    payoutPct: 87,
    signalAtMs: atMs,
    receivedAtMs: atMs,
    intendedAtMs: atMs,
    sentAtMs: atMs + 20,
    acknowledgedAtMs: atMs + 60,
    settledAtMs: atMs + 3 * minuteMs,
    expiresAtMs: atMs + 3 * minuteMs,
    expiresTimeS: Math.floor(atMs / minuteMs) * 60 + 240,
    state: 'settled',
    result: isWon ? 'won' : 'lost',
    profitCents: isWon ? 870 : -1_000,
    reason: null,
  }
}

type Work = { msMax: number; fromMs: number; toMs: number }

async function measure(statistics: OwnStatistics): Promise<string> {
  const works: Work[] = []
  const collections: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) collections.push(startTime)
  })
  observer.observe({ entryTypes: ['gc'] })
  let [isCounting, beforeMs, fromMs] = [true, threadMs(), performance.now()]
  const look = (): void => {
    const toMs = performance.now()
    works.push({ msMax: Math.min(toMs - fromMs, threadMs() - beforeMs + stepMs), fromMs, toMs })
    beforeMs = threadMs()
    fromMs = performance.now()
    if (isCounting) setImmediate(look)
  }
  setImmediate(look)
  const beganAtMs = performance.now()
  await statistics.read(StatisticsQuery.parse({ period: 'all' }))
  const tookMs = performance.now() - beganAtMs
  isCounting = false
  // The runtime reports collections later.
  await setTimeout(100)
  observer.disconnect()
  const isCollecting = (work: Work): boolean => collections.some((atMs) => atMs >= work.fromMs && atMs <= work.toMs)
  const counting = works.filter((work) => !isCollecting(work))
  return `${tookMs.toFixed(0)} ms, longest work at most ${longest(counting)} ms, with a collection ${longest(works.filter(isCollecting))} ms`
}

function longest(works: readonly Work[]): string {
  const sorted = works.map(({ msMax }) => msMax).toSorted((one, other) => other - one)
  return sorted.length === 0
    ? 'none'
    : sorted
        .slice(0, 3)
        .map((ms) => ms.toFixed(1))
        .join(', ')
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** The longest step by which the processor time of this thread advances while it works. */
function longestStepMs(): number {
  const untilMs = performance.now() + 300
  let [before, step] = [threadMs(), 0]
  while (performance.now() < untilMs) {
    const now = threadMs()
    step = Math.max(step, now - before)
    before = now
  }
  return step
}

const stepMs = longestStepMs()
console.log(`time of this thread grows in steps of up to ${stepMs.toFixed(1)} ms`)
for (const perDay of [250, 14_400]) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const db = openJournalDatabase(journalPathOf(folder))
  const journal = new SqliteJournal(db)
  writeDays(journal, perDay)
  const reader = new JournalReader(db, () => journal.settle())
  const statistics = new OwnStatistics({ reader, now: Date.now, tried: new TriedFilters(journal) })
  console.log(`${perDay} trades a day: first ${await measure(statistics)}; again ${await measure(statistics)}`)
  db.close()
  rmSync(folder, { recursive: true })
}
