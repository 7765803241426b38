import { Candle, ChartView, Device, Quota, Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQueryClient } from '#web/shared/api/create-query-client.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { applyOwnerEvent, type OwnerChange } from '#web/features/trading/live/apply-owner-event.ts'
import { SimulatedTerminal } from './simulated-terminal.ts'

const nowMs = Date.parse('2026-03-02T12:00:00.000Z')

function terminalOf(seed: number): SimulatedTerminal {
  let count = 0
  return new SimulatedTerminal({ seed, newId: () => `id-${(count += 1)}`, nowMs })
}

function played(seed: number): { terminal: SimulatedTerminal; changes: OwnerChange[] } {
  const terminal = terminalOf(seed)
  const changes: OwnerChange[] = []
  for (let at = nowMs, news = terminal.tick(at); news !== null; at += 400, news = terminal.tick(at))
    changes.push(...news)
  return { terminal, changes }
}
const tradesIn = (changes: readonly OwnerChange[]) =>
  changes.flatMap((change) => (change.name === 'trade.changed' ? [change.payload.trade] : []))

/** Whether a value meets the service's contract; ids of a simulation are names. */
const problemsOf = (
  schema: { safeParse: (value: unknown) => { error?: { message: string } | undefined } },
  value: object,
) => {
  const ids = Object.keys(value).filter((key) => /id$/iu.test(key) && key !== 'indicatorId')
  const named = Object.fromEntries(ids.map((key) => [key, '6f2b3c1e-8d4a-4f5b-9c7d-0e1f2a3b4c5d']))
  return schema.safeParse({ ...value, ...named }).error?.message
}

function problemsIn(change: OwnerChange): (string | undefined)[] {
  if (change.name === 'candles.added') return change.payload.candles.map((candle) => problemsOf(Candle, candle))
  if (change.name === 'refusal.recorded') return [problemsOf(Refusal, change.payload.refusal)]
  return change.name === 'trade.changed' ? [problemsOf(Trade, change.payload.trade)] : []
}

test('an account begins as the service would describe it', () => {
  const { quota, charts, devices } = terminalOf(1).account

  expect(problemsOf(Quota, quota)).toBeUndefined()
  expect(charts.map((chart) => problemsOf(ChartView, chart))).toEqual([undefined, undefined, undefined])
  expect(devices.map((device) => problemsOf(Device, device))).toEqual([undefined])
  expect(charts.every(({ simulated }) => simulated)).toBe(true)
})

test('events have the shape of real ones, every trade is placed once and ended once, and the quota counts them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_294_967_000 }), (seed) => {
      const { changes } = played(seed)
      const trades = tradesIn(changes)
      const [placed, settled] = (['placed', 'settled'] as const).map((wanted) =>
        trades.filter(({ state }) => state === wanted).map(({ id }) => id),
      )
      const used = changes.flatMap((change) => (change.name === 'quota.changed' ? [change.payload.quota.used] : []))

      expect(changes.flatMap(problemsIn).filter((problem) => problem !== undefined)).toEqual([])
      expect(new Set(placed).size).toBe(placed?.length)
      expect(settled?.every((id) => placed?.includes(id))).toBe(true)
      expect(new Set(settled).size).toBe(settled?.length)
      expect(used).toEqual(placed?.map((_, index) => index + 1))
    }),
    { numRuns: 20 },
  )
})

test('no candle opens later than now, and they follow each other without a gap', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_294_967_000 }),
      fc.integer({ min: 0, max: 86_400_000 }),
      (seed, laterMs) => {
        const beganMs = nowMs + laterMs
        const terminal = new SimulatedTerminal({ seed, newId: () => 'id', nowMs: beganMs })
        const [chart] = terminal.account.charts
        const times = chart?.candles.map(({ time }) => time) ?? []
        for (let news = terminal.tick(beganMs); news !== null; news = terminal.tick(beganMs)) {
          for (const change of news) {
            if (change.name !== 'candles.added' || change.payload.symbol !== chart?.symbol) continue
            times.push(...change.payload.candles.map(({ time }) => time))
          }
        }

        expect(Math.max(...times) * 1_000).toBeLessThanOrEqual(beganMs)
        expect(times.every((time, index) => time % 60 === 0 && time - (times[0] ?? 0) === index * 60)).toBe(true)
      },
    ),
    { numRuns: 20 },
  )
})

test('a simulation begins with two minutes behind it: trades that ended, candles up to now, all before it began', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_294_967_000 }), (seed) => {
      const terminal = terminalOf(seed)
      const past = terminal.past(nowMs)
      const trades = tradesIn(past)
      const next = terminal.tick(nowMs) ?? []

      expect(trades.some(({ state }) => state === 'settled')).toBe(true)
      expect(past.filter(({ name }) => name === 'candles.added').length).toBe(480)
      expect(trades.every(({ sentAt }) => Date.parse(sentAt) < nowMs && Date.parse(sentAt) >= nowMs - 120_000)).toBe(
        true,
      )
      expect(next.length).toBeGreaterThan(0)
    }),
    { numRuns: 20 },
  )
})

test('a page that was given the account shows each trade, and as many candles as it keeps', () => {
  const { terminal, changes } = played(2)
  const client = createQueryClient()
  client.setQueryData(queryKeys.charts, terminal.account.charts)
  client.setQueryData(queryKeys.trades, [])
  for (const change of changes) applyOwnerEvent(client, change)
  const charts = client.getQueryData<ChartView[]>(queryKeys.charts) ?? []
  const placed = new Set(tradesIn(changes).map(({ id }) => id))

  expect(charts.map(({ candles }) => candles.length)).toEqual([500, 500, 500])
  expect(client.getQueryData<Trade[]>(queryKeys.trades)?.length).toBe(placed.size)
  // A longer list than a page reads would be requested from the service.
  expect(placed.size).toBeLessThan(200)
})
