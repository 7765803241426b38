import type { RefusalCode, Side, TradeResult } from '@stratomate/contracts'
import type { CandleSet } from '@stratomate/candles/candle-set'
import { randomWalk } from '@stratomate/candles/random-walk'
import { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { judgeSignal, type Verdict } from '@stratomate/engine/gate/gate'
import { type GateDependencies, gateContext } from '@stratomate/engine/gate/gate-context'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { intendTrade } from '@stratomate/engine/orders/intend-trade'
import { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import { paperBalanceCents, paperQuote, paperSettlement } from '@stratomate/engine/paper/paper-rules'
import type { ConnectedChart, Signal } from '@stratomate/engine/ports'
import { superTrend } from '@stratomate/indicators/rules/super-trend/super-trend'
import { secondMs } from '@stratomate/std/time'
import { paperGate, steadyMoment } from '../run/paper-gate.ts'
import { demoExpiryCandles, demoHistoryCandles, demoLiveCandles, demoParameters } from './demo-rule.ts'

/** A closed candle with the band of SuperTrend; prices are raw. */
export type DemoCandle = {
  /** Its opening, Unix seconds of made-up time. */
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly band: number | null
  /** Whether the band is under the candle (`buy`) or over it. */
  readonly trend: Side
}

/** The gate's decision about a signal. `price` is the opening of the next candle, where a trade begins. */
export type DemoSignal = { readonly id: string; readonly side: Side; readonly price: number } & (
  | { readonly kind: 'placed'; readonly stakeCents: number; readonly payoutPct: number; readonly expiresTimeS: number }
  | { readonly kind: 'refused'; readonly code: RefusalCode }
)

/** A trade that the candle has ended. */
export type DemoEnd = { readonly id: string; readonly result: TradeResult; readonly profitCents: number }

/** One more candle: its prices, its signal, and the trades that it ends. */
export type DemoStep = {
  readonly candle: DemoCandle
  readonly signal: DemoSignal | null
  readonly ended: readonly DemoEnd[]
}

type OpenTrade = { readonly id: string; readonly bet: Parameters<typeof paperSettlement>[0]; readonly endsAt: number }

/**
 * `payoutPctMin` is the person's own rule, percent; `parameters` are those of SuperTrend; `historyCandles` exist at the
 * beginning and `liveCandles` close after them, some thousands at most.
 */
export type DemoChoices = {
  readonly seed: number
  readonly symbol: string
  readonly payoutPctMin?: number
  readonly parameters?: typeof superTrend.defaults
  readonly historyCandles?: number
  readonly liveCandles?: number
}

/**
 * Trading on made-up prices, candle by candle: a random walk, the stream of SuperTrend, the gate of the desktop app with its
 * ledger, and the paper broker's rules. The same seed and choices give the same steps on every computer.
 */
export class DemoRun {
  readonly history: readonly DemoCandle[]
  /** What the paper broker pays on this chart, percent of the stake. */
  readonly payoutPct: number
  readonly #set: CandleSet
  readonly #chart: ConnectedChart
  readonly #charts = new ChartRegistry()
  readonly #ledger = new TradeLedger()
  readonly #stream: ReturnType<typeof superTrend.createStream>
  #gate: GateDependencies
  #balanceCents = paperBalanceCents
  #open: OpenTrade[] = []
  #next = 0
  #lastJudged: (() => Verdict) | null = null

  constructor({
    seed,
    symbol,
    payoutPctMin = tradingDefaults.payoutPctMin,
    parameters = demoParameters,
    historyCandles = demoHistoryCandles,
    liveCandles = demoLiveCandles,
  }: DemoChoices) {
    const warmUp = superTrend.warmUp(parameters)
    this.#stream = superTrend.createStream(parameters)
    this.#set = { ...randomWalk({ candles: warmUp + historyCandles + liveCandles + 1, seed }), symbol }
    this.#chart = demoChart(this.#set)
    this.#charts.connect(this.#chart)
    const quote = paperQuote(this.#chart, this.#set.columns.time[0] ?? 0)
    this.payoutPct = quote.kind === 'offered' ? quote.payoutPct : 0
    this.#gate = paperGate({
      ledger: this.#ledger,
      charts: this.#charts,
      settings: { ...tradingDefaults, payoutPctMin, expiryCandles: demoExpiryCandles },
      balanceCents: () => this.#balanceCents,
      quote: paperQuote,
    })
    // Signals of the history are not traded: they were before the demo began.
    const before = Array.from({ length: warmUp + historyCandles }, () => this.#closeCandle().candle)
    this.history = before.slice(-historyCandles)
  }

  /** The person's own rule, percent. */
  get payoutPctMin(): number {
    return this.#gate.settings.payoutPctMin
  }

  /** The person's own rule, which applies from the next signal on. */
  requirePayout(payoutPctMin: number): void {
    const settings = { ...this.#gate.settings, payoutPctMin }
    this.#gate = { ...this.#gate, settings, lossLimits: () => settings }
  }

  /** Closes the next candle; null when all have closed. */
  next(): DemoStep | null {
    if (this.#next >= this.#set.columns.time.length - 1) return null
    const { candle, side } = this.#closeCandle()
    const signal = side === null ? null : this.#judge(side)
    // As live, an end is known only after the signals of its moment.
    return { candle, signal, ended: this.#settle(this.#next - 1) }
  }

  /** Judges the last signal again in the same way, which changes nothing: to measure how long that takes. */
  judgeAgain(): Verdict | null {
    return this.#lastJudged?.() ?? null
  }

  #closeCandle(): { candle: DemoCandle; side: Side | null } {
    const { time, open, high, low, close } = this.#set.columns
    const at = this.#next
    this.#next += 1
    const prices = {
      time: time[at] ?? 0,
      open: open[at] ?? 0,
      high: high[at] ?? 0,
      low: low[at] ?? 0,
      close: close[at] ?? 0,
    }
    const bar = { ...prices, volume: 0 }
    const { lines } = this.#stream.peek(bar)
    const side = this.#stream.next(bar)
    this.#charts.closeBar(this.#chart, prices.time)
    return { candle: { ...prices, band: lines.line, trend: (lines.trend ?? 0) < 0 ? 'sell' : 'buy' }, side }
  }

  #judge(side: Side): DemoSignal {
    const { time, open } = this.#set.columns
    const [barTimeS, price] = [time[this.#next - 1] ?? 0, open[this.#next] ?? 0]
    const nowMs = (barTimeS + this.#chart.timeframeS) * secondMs
    const id = `${this.#chart.symbol} ${barTimeS}`
    const signal: Signal = { id, chart: this.#chart, side, barTimeS, price, emittedAtMs: nowMs, receivedAtMs: nowMs }
    const context = gateContext(signal, this.#gate, { ...steadyMoment, nowMs })
    this.#lastJudged = () => judgeSignal(signal, context)
    const verdict = judgeSignal(signal, context)
    return verdict.kind === 'refuse'
      ? { id, side, price, kind: 'refused', code: verdict.code }
      : this.#place(signal, verdict)
  }

  #place(signal: Signal, verdict: Verdict & { kind: 'accept' }): DemoSignal {
    const { id, side, price, emittedAtMs: nowMs } = signal
    const { stakeCents, payoutPct, expiryCandles } = verdict
    const incoming = { signal, answer: () => undefined }
    const { trade } = intendTrade(incoming, verdict, { id, nowMs, broker: this.#gate.broker })
    this.#ledger.add(trade)
    this.#ledger.move(id, { state: 'placed' })
    this.#balanceCents -= stakeCents
    const endsAt = this.#next - 1 + expiryCandles
    this.#open.push({ id, bet: { side, stakeCents, payoutPct, price }, endsAt })
    return { id, side, price, kind: 'placed', stakeCents, payoutPct, expiresTimeS: trade.expiresTimeS }
  }

  #settle(index: number): DemoEnd[] {
    const ended = this.#open.filter(({ endsAt }) => endsAt <= index)
    this.#open = this.#open.filter(({ endsAt }) => endsAt > index)
    const close = this.#set.columns.close[index] ?? 0
    return ended.map(({ id, bet }) => {
      const { result, profitCents } = paperSettlement(bet, close)
      this.#balanceCents += bet.stakeCents + profitCents
      this.#ledger.move(id, { state: 'settled', result, profitCents })
      return { id, result, profitCents }
    })
  }
}

function demoChart({ symbol, timeframeS, digits }: CandleSet): ConnectedChart {
  return {
    key: symbol,
    feed: symbol,
    symbol,
    isCustom: false,
    timeframeS,
    digits,
    indicator: superTrend.id,
    indicatorId: superTrend.id,
    speed: 1,
    isSimulated: true,
  }
}
