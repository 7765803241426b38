import type { TradingSettings as SharedSettings } from '@stratomate/contracts'
import type { WindowImportField, WindowImportPreview } from '@stratomate/contracts/desktop-window/imports'
import { indicators, type ParameterRange } from '@stratomate/indicators'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import type { Favorite, TradingSettings } from '@stratomate/engine/gate/trading-settings'
import { judgeAmount } from './judge-amount.ts'
import { fitsPair, timeframeSeconds } from './fit-chart.ts'

/**
 * The chart that gets the settings; `favorite` is null while it is not traded, `indicatorId` empty while it is closed.
 */
export type ImportChart = {
  readonly symbol: string
  readonly timeframeS: number
  readonly indicatorId: string
  readonly indicator: string
  readonly favorite: Favorite | null
}

/** What the person has set, and what the account allows. */
export type ImportFrame = {
  readonly settings: Pick<TradingSettings, 'stakeCents' | 'stakeCentsMax' | 'expiryCandles' | 'moneyPlan'>
  readonly currency: string
  /** Null allows every indicator. */
  readonly allowedIndicatorId: string | null
}

/** `favorite` is the chart after the import, without a larger amount, which is in `askedStakeCents` instead. */
export type Comparison = Omit<WindowImportPreview, 'id'> & { readonly favorite: Favorite }

/**
 * What shared settings would change on a chart. Only the favorite of this chart can change: its expiry, and its amount
 * within the person's own maximum. A larger amount is only offered, and limits and money plans are never changed.
 */
export function compareSettings(shared: SharedSettings, chart: ImportChart, frame: ImportFrame): Comparison {
  const { symbol, timeframeS } = chart
  const before: Favorite = chart.favorite ?? {
    symbol,
    timeframeS,
    direction: 'both',
    stakeCents: null,
    expiryCandles: null,
  }
  const amount = judgeAmount(shared.stake, before, frame)
  const expiryToday = before.expiryCandles ?? frame.settings.expiryCandles
  const isSameExpiry = expiryToday === shared.expiryCandles
  const favorite: Favorite = {
    ...before,
    stakeCents: amount.stakeCents,
    expiryCandles: isSameExpiry ? before.expiryCandles : shared.expiryCandles,
  }
  const makesFavorite = chart.favorite === null
  return {
    favorite,
    fields: [
      indicatorField(shared, chart, frame),
      pairField(shared, chart),
      timeframeField(shared, chart),
      favoriteField(chart),
      expiryField(shared, { timeframeS, expiryToday }),
      amount.field,
    ],
    askedStakeCents: amount.askedStakeCents,
    inputs: inputsOf(shared),
    makesFavorite,
    changesApp: makesFavorite || !isSameExpiry || favorite.stakeCents !== before.stakeCents,
  }
}

function indicatorField(shared: SharedSettings, chart: ImportChart, frame: ImportFrame): WindowImportField {
  const name = catalogue.find(({ id }) => id === shared.indicatorId)?.name ?? shared.indicatorId
  const label = 'Indicator'
  const isAllowed = frame.allowedIndicatorId === null || frame.allowedIndicatorId === shared.indicatorId
  const notAllowed = isAllowed ? '' : ' Your plan does not include this indicator now.'
  const today = chart.indicatorId === '' ? 'Chart is closed' : chart.indicator
  if (chart.indicatorId === shared.indicatorId) {
    return {
      label,
      today,
      after: name,
      outcome: 'same',
      why: notAllowed === '' ? null : notAllowed.trim(),
    }
  }
  const why = `Attach ${name} to this chart in MetaTrader 5. Until then the chart trades the signals it has.${notAllowed}`
  return { label, today, after: name, outcome: 'terminal', why }
}

function pairField({ pair }: SharedSettings, { symbol }: ImportChart): WindowImportField {
  const isSame = fitsPair(pair, symbol)
  const why = isSame ? null : `Not taken over: these settings were shared for ${isolated(pair)}.`
  return { label: 'Pair', today: symbol, after: symbol, outcome: isSame ? 'same' : 'kept', why }
}

function timeframeField({ timeframe }: SharedSettings, { timeframeS }: ImportChart): WindowImportField {
  const isSame = timeframeSeconds(timeframe) === timeframeS
  const name = timeframeText(timeframeS)
  const why = isSame
    ? null
    : `Not taken over: these settings were shared for ${timeframe}. A chart's timeframe is set in MetaTrader 5.`
  return { label: 'Timeframe', today: name, after: name, outcome: isSame ? 'same' : 'kept', why }
}

function favoriteField({ favorite }: ImportChart): WindowImportField {
  const label = 'Favorite'
  if (favorite !== null) return { label, today: 'Yes', after: 'Yes', outcome: 'same', why: null }
  const why = 'The chart takes a place of your plan, and its signals are traded once trading runs.'
  return { label, today: 'No', after: 'Yes', outcome: 'taken', why }
}

type Expiry = { timeframeS: number; expiryToday: number }

function expiryField(shared: SharedSettings, { timeframeS, expiryToday }: Expiry): WindowImportField {
  const sharedS = timeframeSeconds(shared.timeframe)
  const { expiryCandles } = shared
  const isSame = expiryToday === expiryCandles
  const why =
    sharedS === timeframeS
      ? null
      : `On this chart that is ${minutes(expiryCandles * timeframeS)}; it was shared for ${minutes(expiryCandles * sharedS)}.`
  const words = (count: number): string => `${count} × ${timeframeText(timeframeS)}`
  return {
    label: 'Expires after',
    today: words(expiryToday),
    after: words(expiryCandles),
    outcome: isSame ? 'same' : 'taken',
    why,
  }
}

/** All parameters of the indicator, in its own order; those that were not shared keep their defaults. */
function inputsOf({ indicatorId, parameters }: SharedSettings): WindowImportPreview['inputs'] {
  const known = Object.entries(indicators).find(([id]) => id === indicatorId)?.[1]
  return Object.entries<ParameterRange>(known?.parameters ?? {}).map(([name, { label, default: usual }]) => {
    const value = parameters[name] ?? usual
    return { name, label, value, isDefault: value === usual }
  })
}

/** A stranger's text must not change the writing direction around it. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

function minutes(seconds: number): string {
  const count = Math.round((seconds / 60) * 100) / 100
  return `${count}\u00A0min`
}

/** In the terminal's notation. */
function timeframeText(timeframeS: number): string {
  if (timeframeS % 86_400 === 0) return `D${timeframeS / 86_400}`
  if (timeframeS % 3_600 === 0) return `H${timeframeS / 3_600}`
  return timeframeS % 60 === 0 ? `M${timeframeS / 60}` : `S${timeframeS}`
}
