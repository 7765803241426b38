import type { ChartView, Device, Quota, Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import { tradingDayOf } from '@stratomate/domain'
import { paperBalanceCents, paperCurrency } from '@stratomate/engine/paper/paper-rules'
import { type DemoCandle, DemoRun, type DemoSignal } from '@stratomate/lab/demo/demo-run'
import { demoExpiryCandles, demoIndicatorId } from '@stratomate/lab/demo/demo-rule'
import { superTrend } from '@stratomate/indicators/rules/super-trend/super-trend'
import { dayMs, secondMs } from '@stratomate/std/time'
import type { OwnerChange } from '#web/features/trading/live/apply-owner-event.ts'
import { simulatedDeviceId, simulatedTickMs } from './simulated-device.ts'

/** Pairs whose rates are near the generated prices, which begin at 1.1. */
const symbols = ['EURUSD', 'AUDNZD', 'GBPCHF'] as const
const timeframeS = 60
/** Closed before the page opens: two minutes of all charts, so that the first look finds trades and refusals. */
const pastTicks = 480
/** Five minutes of all charts after that: few enough trades for the lists of a page to hold them all. */
const candlesPerChart = 560
/** Enough to fill a wide chart from the start. */
const historyCandles = 120

/** What a page reads before any event. */
export type SimulatedAccount = {
  readonly quota: Quota
  readonly charts: ChartView[]
  readonly devices: Device[]
  readonly trades: Trade[]
  readonly refusals: Refusal[]
}

type Watched = { readonly symbol: string; readonly run: DemoRun; readonly trades: Map<string, Trade> }
type Environment = { readonly seed: number; readonly newId: () => string; readonly nowMs: number }

/**
 * A terminal with three charts of generated prices, with the rules of the desktop app and of the paper broker, as the
 * events that a real computer would cause. Orders have real times. Candles, of which eighty close in a minute, are moved
 * into the hours before: the last of them has closed when the simulation begins, so none is ever ahead of the clock.
 */
export class SimulatedTerminal {
  readonly account: SimulatedAccount
  readonly #watched: readonly Watched[]
  readonly #newId: () => string
  /** What is added to the generated time of a candle, seconds. */
  readonly #laterS: number
  #quota: Quota
  #ticks = 0

  constructor({ seed, newId, nowMs }: Environment) {
    this.#newId = newId
    this.#watched = symbols.map((symbol, index) => ({
      symbol,
      // The default settings, because charts draw the indicator with them.
      run: new DemoRun({
        seed: seed + index,
        symbol,
        parameters: superTrend.defaults,
        historyCandles,
        liveCandles: candlesPerChart,
      }),
      trades: new Map(),
    }))
    this.#quota = quotaOf(nowMs)
    const lastS = (this.#watched[0]?.run.history.at(-1)?.time ?? 0) + candlesPerChart * timeframeS
    this.#laterS = (Math.floor(nowMs / secondMs / timeframeS) - 1) * timeframeS - lastS
    const charts = this.#watched.map(({ symbol, run }) => ({
      ...chartOf(symbol),
      deviceId: simulatedDeviceId,
      candles: run.history.map((candle) => this.#moved(candle)),
    }))
    this.account = { quota: this.#quota, charts, devices: [deviceOf(nowMs)], trades: [], refusals: [] }
  }

  /** What happened in the two minutes before `nowMs`, as events; once, before the first tick. */
  past(nowMs: number): OwnerChange[] {
    return Array.from({ length: pastTicks }, (_, place) => {
      const at = nowMs - (pastTicks - place) * simulatedTickMs
      return this.tick(at) ?? []
    }).flat()
  }

  /** Closes the next candle, each chart in turn; null when all have closed. */
  tick(nowMs: number): OwnerChange[] | null {
    const watched = this.#watched[this.#ticks % this.#watched.length]
    this.#ticks += 1
    const step = watched?.run.next() ?? null
    if (watched === undefined || step === null) return null
    const { symbol } = watched
    const ended = step.ended.flatMap(({ id, result, profitCents }) => {
      const trade = watched.trades.get(id)
      watched.trades.delete(id)
      return trade === undefined ? [] : [tradeChange({ ...trade, state: 'settled', result, profitCents })]
    })
    const candle = this.#moved(step.candle)
    return [
      { name: 'candles.added', payload: { deviceId: simulatedDeviceId, symbol, timeframeS, candles: [candle] } },
      ...ended,
      ...(step.signal === null ? [] : this.#answer(watched, { ...step.signal, candleTime: candle.time, nowMs })),
    ]
  }

  #moved({ time, open, high, low, close }: DemoCandle): ChartView['candles'][number] {
    return { time: time + this.#laterS, open, high, low, close, volume: 0 }
  }

  #answer(watched: Watched, signal: DemoSignal & { candleTime: number; nowMs: number }): OwnerChange[] {
    const { id: signalId, side, candleTime, nowMs } = signal
    const at = new Date(nowMs).toISOString()
    const of = { id: this.#newId(), signalId, symbol: watched.symbol, timeframeS, indicatorId: demoIndicatorId, side }
    if (signal.kind === 'refused') {
      const refusal: Refusal = { ...of, code: signal.code, candleTime, at }
      return [{ name: 'refusal.recorded', payload: { refusal } }]
    }
    const trade: Trade = {
      ...of,
      leaseId: simulatedDeviceId,
      broker: 'paper',
      account: 'paper',
      candleTime,
      stakeCents: signal.stakeCents,
      currency: paperCurrency,
      payoutPct: signal.payoutPct,
      entryPrice: signal.price,
      isUnconfirmed: false,
      signalAt: at,
      receivedAt: at,
      sentAt: at,
      acknowledgedAt: at,
      expiresAt: new Date(nowMs + demoExpiryCandles * symbols.length * simulatedTickMs).toISOString(),
      state: 'placed',
      result: null,
      profitCents: null,
    }
    watched.trades.set(signalId, trade)
    this.#quota = { ...this.#quota, used: this.#quota.used + 1 }
    return [tradeChange(trade), { name: 'quota.changed', payload: { quota: this.#quota } }]
  }
}

function tradeChange(trade: Trade): OwnerChange {
  return { name: 'trade.changed', payload: { trade } }
}

function chartOf(symbol: string): Omit<ChartView, 'deviceId' | 'candles'> {
  return { symbol, timeframeS, digits: 5, indicatorId: demoIndicatorId, favorite: true, simulated: true }
}

/** Without a limit: nothing here is counted. */
function quotaOf(nowMs: number): Quota {
  const day = tradingDayOf(nowMs)
  const resetsAt = new Date(Date.parse(day) + dayMs).toISOString()
  return { day, limit: -1, used: 0, remaining: -1, chartsAllowed: -1, resetsAt }
}

function deviceOf(nowMs: number): Device {
  const at = new Date(nowMs).toISOString()
  return {
    id: simulatedDeviceId,
    name: 'Simulation',
    appVersion: '',
    createdAt: at,
    lastSeenAt: at,
    online: true,
    paused: false,
    state: {
      version: '0.0.0',
      charts: symbols.map(chartOf),
      terminalConnected: true,
      broker: { id: 'paper', connected: true, account: 'paper', balanceCents: paperBalanceCents },
      paused: false,
      pausedReason: null,
    },
  }
}
