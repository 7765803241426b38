import type { ChartView, Refusal } from '@stratomate/contracts/trading/schemas'
import { type ChartSignals, shownRefusals } from './place-markers.ts'
import { ofChart } from './latest-trade.ts'
import { orderLabels } from '@stratomate/domain/trading/trade-names'
import { orderText, tradeOutcome } from '#web/shared/format/trade-outcome.ts'

/** What happened to one signal, in a few words; `code` says why it was refused. */
export type CandleSignal = { id: string; words: string; code: Refusal['code'] | null }

const outcomeLabels = { open: 'open', sending: 'sending', rejected: 'not placed', unknown: 'not known yet' } as const

/**
 * The signals of each candle that is shown, by the candle's time. A rejected order whose signal is also among the
 * refusals appears only once, as the refusal.
 */
export function candleSignals({ trades, refusals }: ChartSignals, chart: ChartView): Map<number, CandleSignal[]> {
  const signals = new Map<number, CandleSignal[]>()
  const shown = new Set(chart.candles.map(({ time }) => time))
  const add = (timeS: number, signal: CandleSignal) => signals.set(timeS, [...(signals.get(timeS) ?? []), signal])
  const refusedIds = new Set(refusals.map(({ signalId }) => signalId))
  for (const trade of ofChart(trades, chart)) {
    const outcome = tradeOutcome(trade)
    if (!shown.has(trade.candleTime) || (outcome.kind === 'rejected' && refusedIds.has(trade.signalId))) continue
    const words = outcome.kind === 'settled' ? outcome.word : outcomeLabels[outcome.kind]
    add(trade.candleTime, { id: trade.id, words: `${orderText(trade)}, ${words}`, code: null })
  }
  for (const { id, side, code, timeS } of shownRefusals(refusals, chart)) {
    add(timeS, { id, words: `${orderLabels[side]}, refused`, code })
  }
  return signals
}
