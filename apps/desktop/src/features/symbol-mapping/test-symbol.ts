import { utcOf } from '@stratomate/engine/charts/server-clock'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WindowNoAsset, WindowSymbolTest } from '@stratomate/contracts/desktop-window/symbols'
import { refusalCatalogue, type RefusalCode } from '@stratomate/contracts/trading/refusals'
import type { ChartSymbol } from '#desktop/adapters/brokers/choose-asset.ts'
import type { ConnectedChart, Quote } from '@stratomate/engine/ports'
import { isWithinQuoteGap, quoteGap } from '@stratomate/engine/gate/quote-gap'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import { tradeDurationS } from '#desktop/features/broker-selection/create-broker.ts'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'
import { type SymbolMapApp, symbolRow } from './window-symbols.ts'

export type TestApp = Omit<SymbolMapApp, 'charts'> & {
  /** The close of the last candle of each feed whose chart is connected. */
  lastCloses: ReadonlyMap<string, number>
  now: () => number
  broker: { quote(chart: ConnectedChart, timeS: number): Quote; stop(): string | null }
  charts: { connected(): readonly ConnectedChart[]; lastBarS(chart: ConnectedChart): number | null }
  settingsStore: { trading(): TradingSettings }
}
type Offer = Extract<Quote, { kind: 'offered' }>

/** A payout that was never requested comes with the broker's answer; a price comes with its next change. */
const payoutMsMax = 5_000
const priceMsMax = 2_000
const lookEveryMs = 50
/** The most by which prices of one market differ, hundredths of a percent. */
const sameMarketMax = 50

/**
 * Asks the broker, over the present connection, how a signal of the chart would be traded. It reads the list, the
 * payout and the price; nothing is ordered.
 */
export async function testSymbol(asked: ChartSymbol, app: TestApp): Promise<WindowReply> {
  const { name } = brokers[app.broker.id]
  const beganAtMs = app.now()
  for (;;) {
    const chart = chartOf(asked, app)
    if (chart === null) return failed('This chart is closed. Open it in MetaTrader 5, then test again.')
    const stop = app.broker.stop()
    if (stop !== null) return failed(`${name} is switched off for now, so nothing is traded there. ${stop}`)
    const { now } = symbolRow(app, chart)
    if (now.kind === 'none') return failed(noAssetMessage(now.why, name))
    const lastBarS = app.charts.lastBarS(chart) ?? Math.floor(app.now() / 1_000)
    const quote = app.broker.quote(chart, utcOf(chart, lastBarS + 2 * chart.timeframeS, app.now()))
    if (!isAwaited(quote, app.now() - beganAtMs)) return reply({ name, chart, quote, asset: now.asset }, app)
    await sleep(lookEveryMs)
  }
}

/** Of several charts of a symbol the favorite counts, because its expiry is the one that is traded. */
function chartOf({ symbol, isCustom }: ChartSymbol, app: TestApp): ConnectedChart | null {
  const charts = app.charts.connected().filter((each) => each.symbol === symbol && each.isCustom === isCustom)
  const { favorites } = app.settingsStore.trading()
  const isFavorite = (chart: ConnectedChart): boolean =>
    favorites !== 'first' && favorites.some((one) => one.symbol === chart.symbol && one.timeframeS === chart.timeframeS)
  return charts.find((chart) => isFavorite(chart)) ?? charts[0] ?? null
}

function isAwaited(quote: Quote, ageMs: number): boolean {
  if (quote.kind === 'offered') return quote.spot === undefined && ageMs < priceMsMax
  return quote.kind === 'refused' && quote.code === 'no_quote' && ageMs < payoutMsMax
}

type Found = { name: string; chart: ConnectedChart; quote: Quote; asset: WindowSymbolTest['asset'] }

function reply({ name, chart, quote, asset }: Found, app: TestApp): WindowReply {
  const trading = app.settingsStore.trading()
  const offer = quote.kind === 'offered' ? quote : null
  const price = offer?.spot ?? null
  const chartPrice = app.lastCloses.get(chart.feed) ?? null
  const durationS = tradeDurationS(trading, chart)
  const problem =
    quote.kind !== 'offered'
      ? refusalMessage(quote, { name, durationS })
      : offerProblem(quote, { chartPrice, payoutPctMin: trading.payoutPctMin, gapMax: trading.quoteGapMax })
  const data: WindowSymbolTest = {
    asset,
    payoutPct: offer?.payoutPct ?? null,
    durationS,
    price,
    chartPrice,
    digits: chart.digits,
    gap: price === null || chartPrice === null ? null : quoteGap(chartPrice, price),
    isTraded: problem === null,
  }
  return { ok: true, message: problem ?? 'Open. A signal of this chart would trade it now. No order was placed.', data }
}

type Limits = { chartPrice: number | null; payoutPctMin: number; gapMax: number | null }

/** Why an open asset would not be traded now; null when it would. */
function offerProblem({ payoutPct, spot }: Offer, { chartPrice, payoutPctMin, gapMax }: Limits): string | null {
  if (payoutPct < payoutPctMin) {
    return `Open, but it pays ${payoutPct}%, and your minimum is ${payoutPctMin}%. Wait for a better payout, or lower the minimum under Amount and limits.`
  }
  if (spot === undefined || chartPrice === null) return null
  const prices = { chart: chartPrice, spot }
  if (gapMax !== null && !isWithinQuoteGap(prices, gapMax))
    return 'Open, but its price is farther from the chart’s than you allow. Check that both are the same market, or change the distance under Amount and limits.'
  return isWithinQuoteGap(prices, sameMarketMax)
    ? null
    : 'Open, but its price is far from the chart’s: this may be another market. Choose the asset that the chart shows.'
}

function refusalMessage(
  quote: Exclude<Quote, Offer>,
  { name, durationS }: { name: string; durationS: number },
): string {
  const code: RefusalCode =
    quote.kind === 'refused' ? quote.code : quote.kind === 'closed' ? 'market_closed' : 'unknown_symbol'
  switch (code) {
    case 'market_closed':
      return 'It is closed now, so signals of this chart are refused. Test again when it opens.'
    case 'expiry_not_offered':
      return `${name} offers no trades of ${durationS / 60} min for it. Choose another expiry on the Charts tab, then test again.`
    case 'no_quote':
      return `${name} told no payout within ${payoutMsMax / 1_000} seconds. Test again in a moment.`
    default: {
      const { sentence, fix } = refusalCatalogue[code]
      return `${sentence} ${fix}`
    }
  }
}

function noAssetMessage(why: WindowNoAsset, name: string): string {
  switch (why) {
    case 'disconnected':
      return `${name} is not connected, so it cannot be asked. Connect it under Broker, then test again.`
    case 'unknown':
      return `${name} lists nothing under this name. Choose its asset in this row.`
    case 'ambiguous':
      return `More than one asset of ${name} fits this name. Choose the one that the chart shows.`
    case 'custom':
      return 'A custom symbol does not say what it is made of. Choose the OTC asset that the chart shows.'
    case 'gone':
      return `${name} does not offer the chosen asset now. Choose another one, or Automatic.`
    case 'crosses':
      return 'The chosen asset is OTC and the chart is not, or the other way round, so it is not traded. Choose another one, or Automatic.'
    case 'chart_closed':
      return 'This chart is closed. Open it in MetaTrader 5, then test again.'
    default:
      return why satisfies never
  }
}

function failed(message: string): WindowReply {
  return { ok: false, message }
}
