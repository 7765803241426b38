import type { RefusalCode } from '@stratomate/contracts'
import type { CandleSet } from '@stratomate/candles/candle-set'
import { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { judgeSignal, type Verdict } from '@stratomate/engine/gate/gate'
import { type GateDependencies, gateContext } from '@stratomate/engine/gate/gate-context'
import { intendTrade } from '@stratomate/engine/orders/intend-trade'
import { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import { paperQuote, paperSettlement } from '@stratomate/engine/paper/paper-rules'
import type { ConnectedChart, Quote, Signal } from '@stratomate/engine/ports'
import { secondMs } from '@stratomate/std/time'
import { labChart, type LabRule, type LabTrade, ruleSettings } from '../lab-rule.ts'
import { paperGate, steadyMoment } from './paper-gate.ts'
import { settlementIndex } from './settlement-index.ts'

type OpenTrade = {
  readonly id: string
  readonly trade: Omit<LabTrade, 'result' | 'profitCents'>
  readonly price: number
  readonly endsAt: number
}

const results = { won: 1, lost: -1, tie: 0 } as const

/** A paper account that follows the candles of one chart: the desktop app's gate and ledger, the paper broker's rules. */
export class LabAccount {
  /** Ended trades in the order of their ends. */
  readonly trades: LabTrade[] = []
  readonly refused = new Map<RefusalCode, number>()
  readonly #set: CandleSet
  readonly #rule: LabRule
  readonly #chart: ConnectedChart
  readonly #charts = new ChartRegistry()
  readonly #ledger = new TradeLedger()
  readonly #gate: GateDependencies
  #balanceCents: number
  #open: OpenTrade[] = []
  /** The close of the last candle, which is the paper broker's price. */
  #spot = 0

  constructor(set: CandleSet, rule: LabRule) {
    this.#set = set
    this.#rule = rule
    this.#chart = labChart(set, rule.indicatorId)
    this.#balanceCents = rule.balanceCents
    this.#charts.connect(this.#chart)
    this.#gate = paperGate({
      ledger: this.#ledger,
      charts: this.#charts,
      settings: ruleSettings(rule, this.#chart),
      balanceCents: () => this.#balanceCents,
      quote: (chart, timeS) => this.#quote(chart, timeS),
    })
  }

  openCount(): number {
    return this.#open.length
  }

  /** The signal of the closed candle `index`, at the opening of the next one. */
  receive(index: number, side: 1 | -1): void {
    const { time, open, close } = this.#set.columns
    this.#settleBefore(index)
    const barTimeS = time[index] ?? 0
    const nowMs = (time[index + 1] ?? 0) * secondMs
    this.#charts.closeBar(this.#chart, barTimeS)
    this.#spot = close[index] ?? 0
    const id = `lab ${index}`
    const signal: Signal = {
      id,
      chart: this.#chart,
      side: side > 0 ? 'buy' : 'sell',
      barTimeS,
      price: open[index + 1] ?? 0,
      emittedAtMs: nowMs,
      receivedAtMs: nowMs,
    }
    const verdict = judgeSignal(signal, gateContext(signal, this.#gate, { ...steadyMoment, nowMs }))
    if (verdict.kind === 'refuse') this.refused.set(verdict.code, (this.refused.get(verdict.code) ?? 0) + 1)
    else this.#place(signal, verdict, { index, side })
  }

  /** Ends what the rest of the history ends. */
  finish(): void {
    this.#settleBefore(this.#set.columns.time.length)
  }

  #place(
    signal: Signal,
    verdict: Verdict & { kind: 'accept' },
    { index, side }: { index: number; side: 1 | -1 },
  ): void {
    const { stakeCents, expiryCandles } = verdict
    const { id } = signal
    const nowMs = signal.emittedAtMs
    const incoming = { signal, answer: () => undefined }
    const { trade } = intendTrade(incoming, verdict, { id, nowMs, broker: this.#gate.broker })
    this.#ledger.add(trade)
    this.#ledger.move(id, { state: 'placed' })
    this.#balanceCents -= stakeCents
    const clock = { time: this.#set.columns.time, timeframeS: this.#set.timeframeS }
    const endsAt = settlementIndex(clock, index, expiryCandles)
    this.#open.push({ id, trade: { index, side, stakeCents }, price: signal.price, endsAt })
  }

  /** Ends the trades that candles before `index` decide, in the order of the candles. */
  #settleBefore(index: number): void {
    const ended = this.#open.filter(({ endsAt }) => endsAt < index)
    if (ended.length === 0) return
    this.#open = this.#open.filter(({ endsAt }) => endsAt >= index)
    for (const one of ended.toSorted((a, b) => a.endsAt - b.endsAt)) this.#settle(one)
  }

  #settle({ id, trade, price, endsAt }: OpenTrade): void {
    const side = trade.side > 0 ? 'buy' : 'sell'
    const bet = { side, stakeCents: trade.stakeCents, payoutPct: this.#rule.payoutPct, price } as const
    const { result, profitCents } = paperSettlement(bet, this.#set.columns.close[endsAt] ?? price)
    this.#balanceCents += trade.stakeCents + profitCents
    this.#ledger.move(id, { state: 'settled', result, profitCents })
    this.trades.push({ ...trade, result: results[result], profitCents })
  }

  #quote(chart: ConnectedChart, timeS: number): Quote {
    const quote = paperQuote(chart, timeS)
    return quote.kind === 'offered' ? { ...quote, payoutPct: this.#rule.payoutPct, spot: this.#spot } : quote
  }
}
