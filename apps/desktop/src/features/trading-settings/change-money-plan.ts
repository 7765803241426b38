import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowPlanOffer } from '@stratomate/contracts/desktop-window/money-plans'
import { isSameChart } from '@stratomate/engine/charts/choose-charts'
import type { Favorite, TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { MoneyPlan } from '@stratomate/engine/stake-plans/money-plan'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'
import { offerChartPlan, type PlanOffer } from './choose-money-plan.ts'
import { favoritesInForce, type FavoritesSource } from './favorites-in-force.ts'
import type { SettingsStore } from './settings-store.ts'

type PlanApp = FavoritesSource & {
  settingsStore: Pick<SettingsStore, 'trading' | 'change' | 'tryOut' | 'changeFavorites'>
}
type GeneralAction = Extract<WindowAction, { kind: 'offer_plan' | 'confirm_plan' | 'plain_plan' }>
type ChartAction = Extract<WindowAction, { kind: 'offer_chart_plan' | 'choose_chart_plan' }>

const changedMessage = 'The plan has changed meanwhile. Read its worst case again.'

/**
 * A plan that climbs is only stored with the id under which its worst case was shown: the general one, or that of a
 * chart.
 */
export function changeMoneyPlan(app: PlanApp, action: GeneralAction | ChartAction): WindowReply {
  return action.kind === 'offer_chart_plan' || action.kind === 'choose_chart_plan'
    ? changeChartPlan(app, action)
    : changeGeneralPlan(app, action)
}

/** How many plans that climb are on: the general one and those of charts. */
export function laddersOf({ moneyPlan, favorites }: TradingSettings): number {
  const own = favorites === 'first' ? [] : favorites.map((favorite) => favorite.moneyPlan)
  return [moneyPlan, ...own].filter((plan) => plan?.kind === 'ladder').length
}

function changeGeneralPlan({ settingsStore }: PlanApp, action: GeneralAction): WindowReply {
  if (action.kind === 'plain_plan') {
    const moneyPlan = action.percent === null ? { kind: 'fixed' } : { kind: 'percent', percent: action.percent }
    settingsStore.change({ moneyPlan, confirmedPlan: undefined })
    return done('Saved')
  }
  const { offer } = settingsStore.tryOut({ moneyPlan: action.plan, confirmedPlan: undefined })
  if (offer === null) return { ok: false, message: 'This plan needs no confirmation.' }
  if (action.kind === 'offer_plan') return done('', offerView(offer, settingsStore.trading().payoutPctMin))
  if (action.id !== offer.id) return { ok: false, message: changedMessage }
  settingsStore.change({ moneyPlan: action.plan, confirmedPlan: offer.id })
  return done('The money plan is on.')
}

function changeChartPlan(app: PlanApp, action: ChartAction): WindowReply {
  const { settingsStore } = app
  const { favorites } = favoritesInForce(app)
  const place = favorites.findIndex((favorite) => isSameChart(favorite, action))
  const favorite = favorites[place]
  if (favorite === undefined) return { ok: false, message: 'This chart is not a favorite any more.' }
  const keep = (moneyPlan: MoneyPlan | null): void => {
    const { moneyPlan: _before, ...own } = favorite
    const changed: Favorite = moneyPlan === null ? own : { ...own, moneyPlan }
    settingsStore.changeFavorites(favorites.with(place, changed))
  }
  const { plan } = action
  if (plan === null || plan.kind === 'fixed' || plan.kind === 'percent') {
    keep(plan)
    return done('Saved')
  }
  const offer = offerChartPlan(plan, favorite, settingsStore.trading())
  if (action.kind === 'offer_chart_plan') return done('', offerView(offer, settingsStore.trading().payoutPctMin))
  if (action.id !== offer.id) return { ok: false, message: changedMessage }
  keep({ kind: 'ladder', id: offer.id, plan })
  return done('The money plan of this chart is on.')
}

function offerView({ id, plan, xray, assumed }: PlanOffer, payoutPct: number): WindowPlanOffer {
  return { id, plan, ...xray, assumed: { ...assumed, payoutPct } }
}

function done(message: string, data: unknown = null): WindowReply {
  return { ok: true, message, data }
}
