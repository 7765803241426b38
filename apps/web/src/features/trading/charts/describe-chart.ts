import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { Trade } from '@stratomate/contracts/trading/schemas'
import { formatResult } from '@stratomate/std/format-number'
import { formatClock } from '#web/shared/format/format-time.ts'
import { type EntryLine, entryLines, latestTradeOf } from './latest-trade.ts'
import type { LiveChart } from '#web/features/trading/live/live-chart.ts'
import type { ShownRefusal } from './place-markers.ts'
import { orderLabels, timeframeName } from '@stratomate/domain/trading/trade-names'
import { tradeOutcome } from '#web/shared/format/trade-outcome.ts'

type Shown = { trades: readonly Trade[]; refusals: readonly ShownRefusal[]; markers: number }

/**
 * A chart in words, for those who do not see it: its last price, its open trade or its last result, and why the last of
 * its signals that were refused became no trade.
 */
export function describeChart(chart: LiveChart, { trades, refusals, markers }: Shown): string {
  const last = chart.candles.at(-1)
  const price = last === undefined ? 'no candle yet' : `last price ${last.close.toFixed(chart.digits)}`
  const counts = `${countOf(chart.candles.length, 'candle')}, ${countOf(markers, 'signal')} shown`
  const sentences = [describeLatestTrade(chart, trades), ...describeRefusals(refusals)].join(' ')
  return `${chart.symbol} ${timeframeName(chart.timeframeS)}: ${price}, ${counts}. ${sentences}`
}

function describeRefusals(refusals: readonly ShownRefusal[]): string[] {
  const [last] = refusals
  if (last === undefined) return []
  const count = countOf(refusals.length, 'signal')
  const { sentence } = refusalCatalogue[last.code]
  return [`${count} refused, the last one ${orderLabels[last.side]} at ${formatCandleTime(last.timeS)}: ${sentence}`]
}

const sourceLabels = {
  broker: '',
  candle: ' (the close of its signal’s candle, for the broker has not told its price)',
} as const satisfies Record<EntryLine['source'], string>

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function describeLatestTrade(chart: LiveChart, trades: readonly Trade[]): string {
  const latest = latestTradeOf(trades)
  if (latest.kind === 'none') return 'No trades yet.'
  if (latest.kind === 'last') return `Last trade: ${describeOutcome(latest.trade)}.`
  const { first, more } = latest
  const entry = entryLines([first], chart)[0]
  const from = entry === undefined ? '' : ` from ${entry.price.toFixed(chart.digits)}${sourceLabels[entry.source]}`
  const others = more === 0 ? '' : `, ${more} more open`
  return `Open trade: ${orderLabels[first.side]}${from} until ${formatClock(first.expiresAt)}${others}.`
}

/** What became of a trade, in words. */
export function describeOutcome(trade: Trade): string {
  const outcome = tradeOutcome(trade)
  if (outcome.kind !== 'settled') return outcome.kind === 'rejected' ? 'not placed by the broker' : 'not known yet'
  const amount = outcome.profitCents === null ? '' : ` ${formatResult(outcome.profitCents, trade.currency)}`
  return `${orderLabels[trade.side]}, ${outcome.word}${amount}`
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

/** The opening of a candle by the clock of the chart itself, as the terminal shows it. Seconds in. */
export function formatCandleTime(timeS: number): string {
  return clock.format(new Date(timeS * 1_000))
}
