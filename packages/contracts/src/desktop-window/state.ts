import type { WindowFinding, WindowLogLine, WindowTestSignal } from './diagnostics.ts'
import type { WindowUpdate } from './update.ts'
import type { AccountKey } from '../brokers/account-keys.ts'
import type { MissingPlan } from '../desktop/schemas.ts'
import type { WindowActionKind } from './schemas.ts'
import type { WindowMoneyPlan, WindowPlanOffer } from './money-plans.ts'
import type { WindowChange, WindowImportPreview, WindowSharedSettings } from './imports.ts'
import type { WindowSettings } from './settings.ts'
import type { WindowReplay, WindowReplayDays } from './replay.ts'
import type { WindowTerminals } from './terminal-files.ts'
import type { WindowLookedChart, WindowSource } from './sources.ts'
import type { WindowOutside, WindowOutsideAddress, WindowOutsideTry, WindowTimedLine } from './outside-sources.ts'
import type { WindowAccount, WindowBroker, WindowBrokerAccount, WindowBrokerSetup } from './brokers.ts'
import type { WindowAssets, WindowSymbols, WindowSymbolTest } from './symbols.ts'
import type { RefusalCode } from '../trading/refusals.ts'
import type { AccountKind, BrokerId, Side, TradeResult } from '../trading/schemas.ts'
import type { Confirmation, ExpiryEnd, Placing } from '../trading/chart-rules.ts'
import type { Language } from '../site/languages.ts'

/** Everything that the window shows, sent whole. Instants are Unix milliseconds, money whole cents, limits -1 for none. */
export type WindowState = {
  version: string
  computerName: string
  serverOrigin: string
  /** Whether a person may change the address now: not when it was given at the start, and not while signed in. */
  canChangeServer: boolean
  signIn: WindowSignIn
  plan: WindowPlan | null
  /** Why an account has no plan, as the service says; null with one, and before the service has said so. */
  missingPlan: MissingPlan | null
  /** Whether this computer was signed in before: a free trial is for new people. */
  wasSignedIn: boolean
  service: WindowService
  terminal: { isConnected: boolean; charts: number }
  /** The account for all charts that name no other. */
  broker: WindowBroker
  /** All accounts of the person here, the one for all charts first. */
  accounts: WindowBrokerAccount[]
  brokerSetup: WindowBrokerSetup
  trading: WindowTrading
  /** Whether the next start needs the typed word that confirms real money. */
  needsLiveWord: boolean
  charts: WindowChart[]
  /** The connected charts, including those that read no indicator. */
  sources: WindowSource[]
  /** Sources of signals from outside the charts. */
  outside: WindowOutside
  /** For each account on the internet that is switched on; empty where charts need no symbol map. */
  symbols: WindowSymbols[]
  /** The next events of the terminals' calendars; null while no chart has read one. */
  nextEvents: { atMs: number; currency: string; importance: number; name: string }[] | null
  slots: { used: number; allowed: number }
  /** Signals that would be traded and wait for the person's answer, the oldest first. */
  questions: WindowQuestion[]
  today: WindowToday
  speed: WindowSpeed
  /** The newest ones, newest first. */
  alerts: WindowAlert[]
  /** Imports of shared settings, and undone imports; the newest ones, newest first. */
  changes: WindowChange[]
  openTrades: WindowTrade[]
  /** Of today, newest first. */
  closedTrades: WindowTrade[]
  settings: WindowSettings
  look: WindowLook
  /** What the app does with Windows; null on other systems. */
  computer: WindowComputer | null
  /** What a damaged journal has lost, in sentences, until the person confirms it; null when nothing was lost. */
  journalLoss: string | null
  /** Data of an earlier version that may be taken over, and why the last attempt failed; null when there are none. */
  oldData: { folder: string; problem: string | null } | null
  update: WindowUpdate
  /** Of this start; the newest ones, oldest first. */
  notifications: readonly WindowNotification[]
  firstRun: 'sign_in' | 'plan' | 'terminal' | 'test' | 'done'
}

/** Notifications for a person who is looking elsewhere. `place`: shown by the system, or left to the window. */
export type WindowNotification = {
  id: number
  atMs: number
  kind: 'refused' | 'limit' | 'silence' | 'update'
  text: string
  place: 'system' | 'window'
}

export type WindowSignIn =
  | { kind: 'signed_in' }
  | { kind: 'waiting'; page: string | null; code: string | null; problem: string | null }

export type WindowPlan = {
  name: string
  status: string
  tradesPerDay: number
  charts: number
  indicators: 'all' | 'one'
  /** The one indicator of a trial; null when none is chosen or all are allowed. */
  indicatorId: string | null
}

/**
 * Since when the service has been unreachable, null while it answers; and the trades that are reserved here, until
 * when.
 */
export type WindowService = { awaySinceMs: number | null; left: number; untilMs: number | null }

export type WindowPauseCause = 'closing' | 'journal' | 'signed_out' | 'suspended' | 'version' | 'owner' | 'person'
export type WindowTrading =
  /** `refusal` says why no signal of any favorite would be traded now; null when one would be. */
  | { kind: 'running'; sinceMs: number; refusal: RefusalCode | null }
  | { kind: 'stopped'; cause: WindowPauseCause; reason: string }

export type WindowChart = {
  key: string
  symbol: string
  timeframeS: number
  indicator: string
  indicatorId: string
  isSimulated: boolean
  isConnected: boolean
  standing: 'favorite' | 'not_favorite' | 'chart_limit'
  direction: 'both' | Side
  stakeCents: number | null
  expiryCandles: number | null
  /** The account that the favorite names; null for the one for all charts. */
  account: AccountKey | null
  /** The kind of the account that its trades are placed with. */
  accountKind: AccountKind
  confirmation: Confirmation
  expiryEnd: ExpiryEnd
  /** Seconds before the close at which unconfirmed signals are traded; null when none is. */
  beforeCloseS: number | null
  /** The chart's own money plan; null when the general one decides. */
  moneyPlan: WindowMoneyPlan | null
  placing: Placing
  /** How long trades of this chart may last at the broker, seconds; null where it does not say. */
  lengths: { minS: number; maxS: number } | null
  /** What the broker offers, or why a signal of this chart would not be traded. */
  offer: { kind: 'offered'; payoutPct: number; price: WindowPriceGuard } | { kind: 'refused'; code: RefusalCode }
  lastSignal: { side: Side; atMs: number; wasTraded: boolean } | null
  /** How many of the last signals that the app remembers, 20 at most, the indicator changed afterwards. */
  repaints: { repainted: number; signals: number }
}

/** A signal that waits for Trade or Skip until `untilMs`, when it becomes too old to be traded. */
export type WindowQuestion = {
  signalId: string
  symbol: string
  timeframeS: number
  indicator: string
  side: Side
  stakeCents: number
  currency: string
  payoutPct: number
  emittedAtMs: number
  untilMs: number
}

/**
 * Whether the broker's price is compared with the chart's: `missing` while there is none, so that nothing is refused
 * for it.
 */
export type WindowPriceGuard = 'compared' | 'missing' | 'off'

export type WindowToday = {
  day: string
  /** Trades of the account, on all its computers. */
  used: number
  limit: number
  /** Why no trade is left for this computer; null while one is. */
  exhausted: 'used_up' | 'elsewhere' | null
  resetsAtMs: number
  won: number
  lost: number
  tied: number
  open: number
  stakedCents: number
  profitCents: number
  refused: number
}

/** Signal to order of today's orders; null without any. `withinLimit` of `count` were sent within 2 seconds. */
export type WindowSpeed = {
  count: number
  withinLimit: number
  p50Ms: number | null
  p95Ms: number | null
  p99Ms: number | null
  /** Signals that came too late to be sent at all. */
  stale: number
}

export type WindowSignal = {
  id: string
  atMs: number
  symbol: string
  timeframeS: number
  indicator: string
  side: Side
  /** Opening of the signal's candle, seconds on the chart's own clock; null in old journals. */
  candleTimeS: number | null
  emittedAtMs: number | null
  receivedAtMs: number | null
  /** Whether it came before the close of its candle, which might still have taken it back. */
  isUnconfirmed: boolean
}

export type WindowAlert =
  | (WindowSignal & { kind: 'refused'; code: RefusalCode; pausedReason: string | null })
  | (WindowSignal & { kind: 'traded'; trade: WindowTrade })

export type WindowTradeState = 'intended' | 'sent' | 'placed' | 'settled' | 'rejected' | 'unknown'

export type WindowTrade = WindowSignal & {
  broker: BrokerId
  account: AccountKind
  /** Whether the person placed it without a signal. */
  isByHand: boolean
  stakeCents: number
  currency: string
  payoutPct: number
  /** The broker's own prices and its own id of the trade; null while it has not sent them, and where it never does. */
  entryPrice: number | null
  exitPrice: number | null
  brokerRef: string | null
  state: WindowTradeState
  result: TradeResult | null
  profitCents: number | null
  reason: RefusalCode | null
  intendedAtMs: number
  sentAtMs: number | null
  acknowledgedAtMs: number | null
  expiresAtMs: number
  settledAtMs: number | null
}

export type WindowLook = {
  theme: 'system' | 'dark' | 'light'
  candles: 'teal-orange' | 'green-red' | 'blue-yellow' | 'mono'
  sound: 'off' | 'on'
  notifications: 'off' | 'on'
  /** The person's choice; null while the browser's language is used. */
  language: Language | null
}

export type WindowComputer = {
  /** Whether the person wants the tray icon. */
  trayIcon: 'on' | 'off'
  /** The icon is wanted but cannot be shown. */
  isTrayGone: boolean
  startsWithWindows: 'on' | 'off' | 'unknown'
}

export type WindowPage<Item> = { items: Item[]; nextCursor: string | null }

/** What an action answers in addition to its success. */
export type WindowAnswers = {
  start: WindowTrading
  offer_plan: WindowPlanOffer
  offer_chart_plan: WindowPlanOffer
  read_import: WindowSharedSettings
  preview_import: WindowImportPreview
  /** Null for a source without an address. */
  outside_add: WindowOutsideAddress | null
  outside_new_secret: WindowOutsideAddress
  outside_try: WindowOutsideTry
  outside_read_list: WindowTimedLine[]
  replay_days: WindowReplayDays
  replay_day: WindowReplay
  open_page: { url: string; isOpened: boolean }
  find_terminals: WindowTerminals
  install_terminal_files: WindowTerminals & { written: string[]; kept: string[] }
  test_signal: WindowTestSignal
  list_accounts: WindowAccount[]
  list_assets: WindowAssets
  test_symbol: WindowSymbolTest
  look_at_chart: WindowLookedChart
  run_doctor: WindowFinding[]
  /** Oldest first. */
  read_log: { lines: WindowLogLine[] }
  show_bundle: { text: string }
  save_bundle: { file: string }
}
export type WindowAnswerOf<Kind extends WindowActionKind> = Kind extends keyof WindowAnswers
  ? WindowAnswers[Kind]
  : null

/** `message` is for people: what happened, or why it did not. */
export type WindowReply<Kind extends WindowActionKind> =
  | { ok: true; message: string; data: WindowAnswerOf<Kind> }
  | { ok: false; message: string }
