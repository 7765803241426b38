import type { CandleSet } from '@stratomate/candles/candle-set'
import { isBlackedOut } from '@stratomate/engine/gate/blackout'
import { isWithinQuoteGap } from '@stratomate/engine/gate/quote-gap'
import { isWithinHours } from '@stratomate/engine/gate/trading-hours'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import { paperQuote } from '@stratomate/engine/paper/paper-rules'
import { secondMs } from '@stratomate/std/time'
import { labChart, type LabRule } from '../lab-rule.ts'

/** For the histories that are searched, under the settings of the last search: each part of it needs the same again. */
const kept = new WeakMap<CandleSet, { readonly settings: TradingSettings; readonly admitted: Uint8Array }>()

/** As `findAdmission`, computed once for one history and the same settings. */
export function admissionOf(set: CandleSet, settings: TradingSettings): Uint8Array {
  const known = kept.get(set)
  if (known?.settings === settings) return known.admitted
  const admitted = findAdmission(set, settings)
  kept.set(set, { settings, admitted })
  return admitted
}

/**
 * Whether the gate would admit signals of a candle before it reads other trades, one byte a candle: the market is open,
 * the price has not jumped, and it is an hour in which the person trades. The gate's own rules decide.
 */
function findAdmission(set: CandleSet, settings: TradingSettings): Uint8Array {
  const { time, open, close } = set.columns
  const chart = labChart(set, '')
  const { hours, blackouts, quoteGapMax } = settings
  const admitted = new Uint8Array(time.length)
  for (let index = 0; index + 1 < time.length; index += 1) {
    const nowMs = (time[index + 1] ?? 0) * secondMs
    const isOpen = paperQuote(chart, (time[index] ?? 0) + set.timeframeS).kind === 'offered'
    const prices = { chart: open[index + 1] ?? 0, spot: close[index] ?? 0 }
    const isNear = quoteGapMax === null || isWithinQuoteGap(prices, quoteGapMax)
    const isHour = hours === null || isWithinHours(hours, nowMs)
    const isQuiet = blackouts.length === 0 || !isBlackedOut(blackouts, set.symbol, nowMs)
    admitted[index] = Number(isOpen && isNear && isHour && isQuiet)
  }
  return admitted
}

/**
 * Whether single stakes under these settings depend on other trades only by their side: then a search needs no ledger,
 * and gives the same trades as the gate.
 */
export function isIndependent(
  { settings, balanceCents }: Pick<LabRule, 'settings' | 'balanceCents'>,
  expiryMax: number,
): boolean {
  const limits = [
    settings.tradesPerDayMax,
    settings.dailyLossCentsMax,
    settings.lossesInARowMax,
    settings.dailyProfitCentsMax,
  ]
  return (
    settings.moneyPlan.kind === 'fixed' &&
    limits.every((limit) => limit === null) &&
    settings.coolDownMs === 0 &&
    settings.coolDownAfterLossMs === 0 &&
    settings.openTradesMax > expiryMax &&
    settings.stakeCents <= settings.stakeCentsMax &&
    settings.ordersPerSecondMax > 0 &&
    balanceCents >= plentyOfStakes * settings.stakeCents
  )
}

/** With money for so many stakes, no test of one chart runs out of it. */
const plentyOfStakes = 100_000
