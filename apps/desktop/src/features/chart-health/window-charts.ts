import { utcOf } from '@stratomate/engine/charts/server-clock'
import type { RefusalCode } from '@stratomate/contracts'
import { plainRules } from '@stratomate/contracts/trading/chart-rules'
import type { WindowChart, WindowPriceGuard } from '@stratomate/contracts/desktop-window/state'
import type { Limit } from '@stratomate/domain'
import { saidUnconnected } from '@stratomate/engine/gate/gate'
import { isSameChart } from '@stratomate/engine/charts/choose-charts'
import type { Broker, ConnectedChart } from '@stratomate/engine/ports'
import type { Favorite, TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import type { RepaintedSignals } from '@stratomate/engine/charts/repainted-signals'
import { withoutId } from '@stratomate/engine/stake-plans/money-plan'
import { indicatorName } from '#desktop/features/indicator-name.ts'

export type WindowChartsSource = {
  settingsStore: { trading(): TradingSettings }
  charts: Pick<ChartRegistry, 'connected' | 'slotStatus' | 'lastBarS'>
  dayLog: { lastSignal(chart: ConnectedChart): WindowChart['lastSignal'] }
  repaintedSignals: Pick<RepaintedSignals, 'count'>
  broker: OfferingAccounts
  now: () => number
}

/** Where the orders of a chart go, and what is offered there. */
type OfferingAccounts = {
  of(chart: Pick<ConnectedChart, 'symbol' | 'timeframeS'>): {
    broker: Pick<Broker, 'account' | 'isConnected' | 'quote'>
  }
}

/**
 * The charts of the terminals, favorites first; a favorite whose chart is closed is listed too, so that it can be
 * removed.
 */
export function windowCharts(app: WindowChartsSource, slots: Limit, allowedIndicatorId: string | null): WindowChart[] {
  const { favorites } = app.settingsStore.trading()
  const connected = app.charts.connected().map((chart): WindowChart => {
    const slot = app.charts.slotStatus(chart, favorites, slots)
    const own = slot.kind === 'favorite' ? slot.favorite : ownOf(favorites, chart)
    const { key, symbol, timeframeS, indicatorId, isSimulated } = chart
    return {
      key,
      symbol,
      timeframeS,
      indicator: indicatorName(indicatorId),
      indicatorId,
      isSimulated,
      isConnected: true,
      standing: slot.kind,
      direction: own?.direction ?? 'both',
      stakeCents: own?.stakeCents ?? null,
      expiryCandles: own?.expiryCandles ?? null,
      account: own?.account ?? null,
      accountKind: app.broker.of(chart).broker.account,
      ...shownRules(own ?? {}),
      ...offerOf(app, chart, allowedIndicatorId),
      lastSignal: app.dayLog.lastSignal(chart),
      repaints: app.repaintedSignals.count(chart),
    }
  })
  const closed =
    favorites === 'first' ? [] : favorites.filter((favorite) => !connected.some((row) => isSameChart(row, favorite)))
  const rank = ({ standing }: WindowChart): number => (standing === 'not_favorite' ? 1 : 0)
  return [...connected, ...closed.map((favorite) => closedRow(favorite, app))].toSorted(
    (one, other) => rank(one) - rank(other),
  )
}

function offerOf(
  app: WindowChartsSource,
  chart: ConnectedChart,
  allowedIndicatorId: string | null,
): Pick<WindowChart, 'offer' | 'lengths'> {
  const refused = (code: RefusalCode) => ({ lengths: null, offer: { kind: 'refused', code } }) as const
  if (allowedIndicatorId !== null && allowedIndicatorId !== chart.indicatorId) return refused('indicator_not_allowed')
  const { broker } = app.broker.of(chart)
  const lastBarS = app.charts.lastBarS(chart) ?? Math.floor(app.now() / 1_000)
  const quote = broker.quote(chart, utcOf(chart, lastBarS + 2 * chart.timeframeS, app.now()))
  const isSaidFirst = quote.kind === 'refused' && saidUnconnected.has(quote.code)
  if (!broker.isConnected() && !isSaidFirst) return refused('broker_disconnected')
  switch (quote.kind) {
    case 'offered': {
      // The broker's price changes all the time, and the window does not show it.
      const price = priceGuardOf(app, quote.spot)
      return { lengths: quote.lengths ?? null, offer: { kind: 'offered', payoutPct: quote.payoutPct, price } }
    }
    case 'refused':
      return { ...refused(quote.code), lengths: quote.lengths ?? null }
    case 'closed':
      return refused('market_closed')
    case 'unknown':
      return refused('unknown_symbol')
    default:
      return quote satisfies never
  }
}

function priceGuardOf({ settingsStore }: WindowChartsSource, spot: number | undefined): WindowPriceGuard {
  if (settingsStore.trading().quoteGapMax === null) return 'off'
  return spot === undefined ? 'missing' : 'compared'
}

function closedRow(favorite: Favorite, app: Pick<WindowChartsSource, 'broker'>): WindowChart {
  const { symbol, timeframeS, direction, stakeCents, expiryCandles } = favorite
  return {
    key: `closed ${symbol} ${timeframeS}`,
    symbol,
    timeframeS,
    indicator: '',
    indicatorId: '',
    isSimulated: false,
    isConnected: false,
    standing: 'favorite',
    direction,
    stakeCents,
    expiryCandles,
    account: favorite.account ?? null,
    accountKind: app.broker.of(favorite).broker.account,
    ...shownRules(favorite),
    lengths: null,
    offer: { kind: 'refused', code: 'unknown_symbol' },
    lastSignal: null,
    repaints: { repainted: 0, signals: 0 },
  }
}

type ShownRules = Pick<WindowChart, keyof typeof plainRules | 'moneyPlan'>

function shownRules(own: Partial<Favorite>): ShownRules {
  const { confirmation, expiryEnd, beforeCloseS, placing } = plainRules
  return {
    confirmation: own.confirmation ?? confirmation,
    expiryEnd: own.expiryEnd ?? expiryEnd,
    beforeCloseS: own.beforeCloseS ?? beforeCloseS,
    placing: own.placing ?? placing,
    moneyPlan: own.moneyPlan === undefined ? null : withoutId(own.moneyPlan),
  }
}

function ownOf(favorites: readonly Favorite[] | 'first', chart: ConnectedChart): Favorite | null {
  return favorites === 'first' ? null : (favorites.find((favorite) => isSameChart(chart, favorite)) ?? null)
}
