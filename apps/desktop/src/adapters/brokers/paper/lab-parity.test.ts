import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomWalk } from '@stratomate/candles/random-walk'
import { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import { paperBalanceCents, paperQuote } from '@stratomate/engine/paper/paper-rules'
import type { BrokerEvent, OrderRequest } from '@stratomate/engine/ports'
import { indicators } from '@stratomate/indicators'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { labChart, labSettings, ruleSettings } from '@stratomate/lab/lab-rule'
import { runRule } from '@stratomate/lab/run/run-rule'
import { ruleOf } from '@stratomate/lab/testing/rule-of'
import { expect, test } from 'vitest'
import { PaperLedger } from './paper-ledger.ts'

// Named as a currency pair, so that the paper broker pays 87 percent and is closed at the weekend.
const whole = randomWalk({ candles: 8_000, seed: 17 })
/** Candles are missing now and then, so that trades end later than counted. */
const pierced = whole.columns.time.map((timeS, index) => timeS + 60 * Math.floor(index / 97))
const walk = { ...whole, symbol: 'EURUSD', columns: { ...whole.columns, time: pierced } }
const folder = mkdtempSync(join(tmpdir(), 'parity-'))
const rule = ruleOf({ balanceCents: paperBalanceCents })
const lease = {
  jti: 'lease',
  day: '',
  n: 'unlimited',
  notBeforeMs: 0,
  expiresAtMs: Number.POSITIVE_INFINITY,
  spent: 0,
} as const

/**
 * What the real engine and the paper broker's real ledger make of the candles of a chart, one candle after the other.
 */
async function tradeLive(indicatorId: (typeof indicatorIds)[number], settings: TradingSettings) {
  const { time, open, close } = walk.columns
  const chart = labChart(walk, indicatorId)
  const paper = new PaperLedger(join(folder, `${indicatorId}-${crypto.randomUUID()}.db`), () => 0)
  const charts = new ChartRegistry()
  charts.connect(chart)
  const situation = {
    nowMs: 0,
    spot: 0,
    balanceCents: paperBalanceCents,
    turns: new Array<() => void>(),
    events: new Array<BrokerEvent>(),
  }
  const trades: { candle: number; side: 1 | -1; profitCents: number; stakeCents: number }[] = []
  const placeOrders = (orders: readonly OrderRequest[]): void => {
    for (const order of orders) {
      const placement = paper.place(order)
      if (placement.kind === 'placed')
        situation.events.unshift({ kind: 'placed', order: placement.order, balanceCents: paper.balanceCents() })
    }
  }
  const ledger = new TradeLedger()
  const engine = new ExecutionEngine({
    journal: { commit: () => undefined, note: () => undefined, hasSignal: () => false, tradesSince: () => [] },
    broker: {
      id: 'paper',
      account: 'paper',
      currency: 'USD',
      isConnected: () => true,
      balanceCents: () => situation.balanceCents,
      quote(asked, timeS) {
        const quote = paperQuote(asked, timeS)
        return quote.kind === 'offered' ? { ...quote, spot: situation.spot } : quote
      },
      placeOrders,
      findOrders: () => Promise.resolve(new Map()),
    },
    leases: { leases: () => [lease], exhaustedDay: () => null, hasInvalid: () => false },
    ledger,
    charts,
    settings,
    lossLimits: () => settings,
    log: { info() {}, warn() {}, error() {} },
    account: () => ({ charts: 'unlimited', indicatorId: null }),
    isClockSetBack: () => false,
    clockOffMs: () => 0,
    repaintProofs: () => 0,
    repaintedSignals: () => 0,
    now: () => situation.nowMs,
    schedule: {
      afterTurn: (work) => situation.turns.push(work),
      soon: (work) => situation.turns.push(work),
      later() {},
    },
    idOf: (purpose, { id }) => `${purpose} ${id}`,
    changed() {},
  })
  await engine.reconcile()
  const stream = indicators[indicatorId].createStream(indicators[indicatorId].defaults as never)
  const candleAt = (index: number) => {
    const { high, low, volume } = walk.columns
    const at = (column: Float64Array): number => column[index] ?? 0
    return { time: at(time), open: at(open), high: at(high), low: at(low), close: at(close), volume: at(volume) }
  }
  for (let index = 0; index < time.length; index += 1) {
    const candle = candleAt(index)
    const side = stream.next(candle)
    const { feed, symbol, timeframeS } = chart
    charts.closeBar(chart, candle.time)
    situation.spot = candle.close
    // The broker's process answers only after all signals of the same moment were judged.
    for (const order of paper.closeBar({
      type: 'bar',
      feed,
      symbol,
      timeframeS,
      timeS: candle.time,
      close: candle.close,
    })) {
      const { settlement, id } = order
      situation.events.push({ kind: 'settled', order, balanceCents: null })
      const trade = ledger.get(id)
      trades.push({
        candle: trade?.candleTimeS ?? 0,
        side: trade?.side === 'buy' ? 1 : -1,
        profitCents: settlement?.profitCents ?? Number.NaN,
        stakeCents: trade?.stakeCents ?? 0,
      })
    }
    if (side !== null && index + 1 < time.length) {
      situation.nowMs = (time[index + 1] ?? 0) * 1_000
      const stamps = { emittedAtMs: situation.nowMs, receivedAtMs: situation.nowMs }
      const signal = { id: `${index}`, chart, side, barTimeS: candle.time, price: open[index + 1] ?? 0, ...stamps }
      engine.receive({ signal, answer: () => undefined })
    }
    for (const work of situation.turns.splice(0)) work()
    for (const event of situation.events.splice(0)) engine.onBrokerEvent(event)
    for (const work of situation.turns.splice(0)) work()
    situation.balanceCents = paper.balanceCents()
  }
  paper.close()
  return trades
}

const plans = {
  'single stakes': labSettings,
  'a share of the balance, one trade at once': {
    ...labSettings,
    moneyPlan: { kind: 'percent', percent: 2 },
    openTradesMax: 1,
  },
  'a martingale, a loss limit a day and a cool-down': {
    ...labSettings,
    moneyPlan: { kind: 'ladder', id: 'm', plan: { kind: 'martingale', factor: 2.2, steps: 3 } },
    dailyLossCentsMax: 12_000,
    coolDownMs: 600_000,
  },
} as const satisfies Record<string, TradingSettings>

let [compared, runs] = [0, 0]

test.each(indicatorIds.flatMap((id) => Object.keys(plans).map((plan) => [id, plan as keyof typeof plans] as const)))(
  'the lab trades %s with %s as the app and the paper broker do, to the cent',
  async (indicatorId, plan) => {
    const own = { ...rule, indicatorId, settings: plans[plan] }
    const live = await tradeLive(indicatorId, ruleSettings(own, labChart(walk, indicatorId)))
    const { trades } = runRule(walk, own)

    expect(
      trades.map(({ index, side, stakeCents, profitCents }) => ({
        candle: walk.columns.time[index],
        side,
        profitCents,
        stakeCents,
      })),
    ).toEqual(live)
    compared += trades.length
    runs += 1
  },
)

test('more than a thousand trades were compared', () => {
  console.log(`${compared} trades in ${runs} runs of ${indicatorIds.length} indicators are the app's, to the cent`)
  expect(compared).toBeGreaterThan(1_000)
})
