import type { Trade } from '@stratomate/contracts/trading'
import { formatResult } from '#web/shared/format-money.ts'
import { formatClock } from '#web/shared/format-time.ts'
import { entryLines, standingOf } from './chart-standing.ts'
import type { LiveChart } from './live-chart.ts'
import { orderWords, timeframeName, tradeOutcome } from './trade-words.ts'

type Shown = { trades: readonly Trade[]; markers: number }

/** A chart in words, for those who do not see it: where it stands, and its open trade or its last result. */
export function describeChart(chart: LiveChart, { trades, markers }: Shown): string {
  const last = chart.candles.at(-1)
  const price = last === undefined ? 'no candle yet' : `last price ${last.close.toFixed(chart.digits)}`
  const counts = `${countOf(chart.candles.length, 'candle')}, ${countOf(markers, 'trade')} shown`
  return `${chart.symbol} ${timeframeName(chart.timeframeS)}: ${price}, ${counts}. ${describeStanding(chart, trades)}`
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function describeStanding(chart: LiveChart, trades: readonly Trade[]): string {
  const standing = standingOf(trades)
  if (standing.kind === 'none') return 'No trades yet.'
  if (standing.kind === 'last') return `Last trade: ${describeOutcome(standing.trade)}.`
  const { first, more } = standing
  const entry = entryLines([first], chart)[0]
  const from = entry === undefined ? '' : ` from ${entry.price.toFixed(chart.digits)}`
  const others = more === 0 ? '' : `, ${more} more open`
  return `Open trade: ${orderWords[first.side]}${from} until ${formatClock(first.expiresAt)}${others}.`
}

/** What became of a trade, in words. */
export function describeOutcome(trade: Trade): string {
  const outcome = tradeOutcome(trade)
  if (outcome.kind !== 'settled') return outcome.kind === 'rejected' ? 'not placed by the broker' : 'not known yet'
  const amount = outcome.profitCents === null ? '' : ` ${formatResult(outcome.profitCents, trade.currency)}`
  return `${orderWords[trade.side]}, ${outcome.word}${amount}`
}
