import type { EntitlementClaims } from '@stratomate/contracts'
import type { WindowPlan, WindowState, WindowTrading } from '@stratomate/contracts/desktop-window/state'
import {
  dayEndMs,
  licencePlans,
  licenceProductName,
  type Limit,
  limitFromWire,
  subscriptionPlans,
  tradingDayOf,
  trialPlan,
} from '@stratomate/domain'
import { mainAccount } from '@stratomate/domain/brokers/main-account'
import type { AccountUsage } from '#desktop/adapters/server-api/account-usage.ts'
import type { EntitlementKeeper } from '#desktop/adapters/server-api/entitlement-keeper.ts'
import type { LeaseKeeper } from '#desktop/adapters/server-api/lease-keeper.ts'
import type { ServicePlace } from '#desktop/adapters/server-api/service-address.ts'
import type { Session } from '#desktop/adapters/server-api/session.ts'
import type { DayLog } from '#desktop/features/activity/day-log.ts'
import type { BrokerRouter } from '#desktop/features/broker-selection/broker-router.ts'
import type { DiskGuard } from '#desktop/features/journal-recovery/disk-guard.ts'
import type { LossLimitKeeper } from '#desktop/features/trading-settings/keep-loss-limits.ts'
import type { FavoritesSource } from '#desktop/features/trading-settings/favorites-in-force.ts'
import type { NewsCalendar } from '@stratomate/engine/gate/news-calendar'
import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import { appVersion } from '#desktop/platform/process/own-command.ts'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import { windowAccounts } from '#desktop/features/broker-selection/window-accounts.ts'
import type { BrokerSetup } from '#desktop/features/broker-selection/broker-setup.ts'
import type { ComputerSettings } from '#desktop/features/computer-settings/computer-settings.ts'
import { favoritesDryRun, type DryRunSource } from '#desktop/features/trade-switch/favorites-dry-run.ts'
import { type ImportApp, importRows } from '#desktop/features/settings-import/import-settings.ts'
import { type QuestionsApp, windowQuestions } from '#desktop/features/hand-trading/window-questions.ts'
import { type ServiceApp, serviceState } from '#desktop/features/account/service-state.ts'
import { settingsView } from '#desktop/features/trading-settings/settings-view.ts'
import type { TradeSwitch } from '#desktop/features/trade-switch/trade-switch.ts'
import { windowCharts, type WindowChartsSource } from '#desktop/features/chart-health/window-charts.ts'
import type { OutsideIntake } from '#desktop/features/outside-signals/outside-intake.ts'
import { windowSources, type WindowSourcesApp } from '#desktop/features/chart-sources/window-sources.ts'
import { type SymbolMapApp, windowSymbols } from '#desktop/features/symbol-mapping/window-symbols.ts'
import type { UpdateKeeper } from '#desktop/features/update/update-keeper.ts'
import { readWindowLook } from './window-look.ts'

/** How many of the next events are listed. */
const eventsShown = 5
export const firstRunNote = 'first_run'
/** Written with the first sign-in; the account is known from then on. */
export const signedInNote = 'signed_in'

/** What the window shows of a sign-in that waits: the page, its code, and what went wrong last. */
export type SignInView = { page: string | null; code: string | null; problem: string | null }

type AccountSource = {
  entitlements: Pick<EntitlementKeeper, 'current' | 'missing'>
  indicator: ImportApp['indicator']
  leases: Pick<LeaseKeeper, 'slotsLeft' | 'exhaustedDay' | 'isElsewhere'>
  session: Pick<Session, 'credential'>
  signInView: SignInView
  site: Pick<ServicePlace, 'origin' | 'source'>
}
type TradingSource = {
  broker: Pick<
    BrokerRouter,
    'accounts' | 'id' | 'account' | 'currency' | 'isConnected' | 'lineState' | 'stop' | 'balanceCents'
  >
  dayLog: Pick<DayLog, 'speed' | 'alerts' | 'openTrades' | 'closedTrades' | 'sums'>
  engine: { pauses: Pick<TradingHalts, 'cause' | 'reason'> }
  usage: Pick<AccountUsage, 'usedToday'>
}
type KeptSource = {
  calendar: Pick<NewsCalendar, 'isKnown' | 'next'>
  disk: Pick<DiskGuard, 'loss'>
  journal: ImportApp['journal']
  lossLimits: LossLimitKeeper
  outside: Pick<OutsideIntake, 'view'>
  settings: { dataFolder: string }
  updates: Pick<UpdateKeeper, 'view'>
}

/** What the window shows, taken from the parts of the app that know it. */
export type StateApp = AccountSource &
  FavoritesSource &
  KeptSource &
  DryRunSource &
  QuestionsApp &
  ServiceApp &
  Omit<SymbolMapApp, 'broker'> &
  TradingSource &
  WindowChartsSource &
  WindowSourcesApp

type WindowStateDependencies = {
  trade: TradeSwitch
  brokerSetup: BrokerSetup
  computer: ComputerSettings | null
  computerName: string
  notifications: WindowState['notifications']
  oldData: WindowState['oldData']
}

/** Everything that the window shows, as it is now. */
export function windowState(app: StateApp, dependencies: WindowStateDependencies): WindowState {
  const { trade, brokerSetup, computer, computerName, notifications, oldData } = dependencies
  const nowMs = app.now()
  const claims = app.entitlements.current()
  const slots = claims === null ? 0 : limitFromWire(claims.charts)
  const allowedIndicatorId = claims === null ? null : app.indicator.allowed(claims)
  const charts = windowCharts(app, slots, allowedIndicatorId)
  const trading = app.settingsStore.trading()
  const used = charts.filter(({ standing }) => standing === 'favorite').length
  const isSignedIn = app.session.credential() !== null
  const isConnected = charts.some((chart) => chart.isConnected)
  return {
    version: appVersion,
    computerName,
    serverOrigin: app.site.origin,
    canChangeServer: !isSignedIn && app.site.source !== 'command_line',
    signIn: isSignedIn ? { kind: 'signed_in' } : { kind: 'waiting', ...app.signInView },
    plan: claims === null ? null : planOf(claims, allowedIndicatorId),
    missingPlan: isSignedIn ? app.entitlements.missing() : null,
    wasSignedIn: app.journal.readNote(signedInNote) === 'done',
    service: serviceState(app),
    terminal: { isConnected, charts: charts.filter((chart) => chart.isConnected).length },
    broker: brokerOf(app),
    accounts: windowAccounts(app.broker, brokerSetup),
    brokerSetup: brokerSetup.view(),
    trading: tradingOf(app, trade, slots),
    needsLiveWord: trade.needsWord(),
    charts,
    sources: windowSources(app),
    outside: app.outside.view(),
    symbols: windowSymbols(app, app.broker.accounts()),
    nextEvents: app.calendar.isKnown() ? app.calendar.next(nowMs, eventsShown) : null,
    slots: { used, allowed: claims?.charts ?? 0 },
    questions: windowQuestions(app),
    today: todayOf(app, claims?.tradesPerDay ?? 0, nowMs),
    speed: app.dayLog.speed(),
    alerts: app.dayLog.alerts(),
    changes: importRows(app),
    openTrades: app.dayLog.openTrades(),
    closedTrades: app.dayLog.closedTrades(),
    settings: settingsView(trading, { lossLimits: app.lossLimits, nowMs, folder: app.settings.dataFolder }),
    look: readWindowLook(app.journal),
    computer: computer?.view() ?? null,
    journalLoss: app.disk.loss(),
    oldData: isSignedIn ? null : oldData,
    update: app.updates.view(),
    notifications,
    firstRun: firstRunOf(app, { isSignedIn, hasPlan: claims !== null, isConnected }),
  }
}

function planOf(claims: EntitlementClaims, indicatorId: string | null): WindowPlan {
  const { status, tradesPerDay, charts, indicators } = claims
  return {
    name: planName(claims),
    status,
    tradesPerDay,
    charts,
    indicators,
    indicatorId: indicatorId === '' ? null : indicatorId,
  }
}

function planName({ plan, status }: EntitlementClaims): string {
  if (status === 'trial') return trialPlan.name
  for (const licence of Object.keys(licencePlans) as (keyof typeof licencePlans)[])
    if (status === 'licence' && licence === plan) return licenceProductName(licence)
  for (const [tier, { name }] of Object.entries(subscriptionPlans)) if (tier === plan) return name
  return plan
}

function brokerOf({ broker }: TradingSource): WindowState['broker'] {
  const { id, account, currency } = broker
  return {
    id,
    name: brokers[id].name,
    account,
    isConnected: broker.isConnected(),
    line: broker.lineState(),
    switchedOff: broker.stop(),
    currency,
    balanceCents: broker.balanceCents(),
  }
}

function tradingOf(app: DryRunSource & TradingSource, trade: TradeSwitch, slots: Limit): WindowTrading {
  const { pauses } = app.engine
  const cause = pauses.cause()
  // A source from outside trades without a chart, so what holds every account back is asked first.
  const refusal = trade.refusalCode() ?? favoritesDryRun(app, slots)
  if (cause === null) return { kind: 'running', sinceMs: trade.sinceMs(), refusal }
  return { kind: 'stopped', cause, reason: pauses.reason() ?? '' }
}

function todayOf(app: AccountSource & TradingSource, limit: number, nowMs: number): WindowState['today'] {
  const day = tradingDayOf(nowMs)
  return {
    day,
    used: app.usage.usedToday(),
    limit,
    exhausted: exhaustedOf(app, day),
    resetsAtMs: dayEndMs(day),
    ...app.dayLog.sums(mainAccount(app.broker.accounts())),
  }
}

function exhaustedOf({ leases }: AccountSource, day: string): WindowState['today']['exhausted'] {
  if (leases.exhaustedDay() !== day || leases.slotsLeft() > 0) return null
  return leases.isElsewhere() ? 'elsewhere' : 'used_up'
}

type Reached = { isSignedIn: boolean; hasPlan: boolean; isConnected: boolean }

function firstRunOf(app: KeptSource, { isSignedIn, hasPlan, isConnected }: Reached): WindowState['firstRun'] {
  if (!isSignedIn) return 'sign_in'
  if (app.journal.readNote(firstRunNote) === 'done') return 'done'
  if (!hasPlan) return 'plan'
  return isConnected ? 'test' : 'terminal'
}
