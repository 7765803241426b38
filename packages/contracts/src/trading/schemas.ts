import { z } from 'zod'
import { brokerIds } from '../brokers/brokers.ts'
import { refusalCodes } from './refusals.ts'
import { Cents, Id, Instant, shortName, TradingDay, WireLimit } from '../values.ts'

export const Side = z.enum(['buy', 'sell'])
export type Side = z.infer<typeof Side>

export const TradeState = z.enum(['intended', 'placed', 'settled', 'rejected', 'unknown'])
export type TradeState = z.infer<typeof TradeState>

export const TradeResult = z.enum(['won', 'lost', 'tie'])
export type TradeResult = z.infer<typeof TradeResult>

export const BrokerId = z.enum(brokerIds)
export type BrokerId = z.infer<typeof BrokerId>

export const AccountKind = z.enum(['paper', 'demo', 'live'])
export type AccountKind = z.infer<typeof AccountKind>

/** Opening of the candle that gave the signal, in seconds on the chart's own clock. */
const candleTime = z.int().min(0)

/** One order caused by one signal. Times are wall-clock instants; `payoutPct` 92 means 92 %. */
export const Trade = z.object({
  id: Id,
  leaseId: Id,
  signalId: shortName(64).min(8),
  broker: BrokerId,
  account: AccountKind,
  symbol: shortName(64),
  timeframeS: z.int().min(1),
  indicatorId: shortName(64),
  side: Side,
  candleTime,
  stakeCents: Cents.min(1),
  currency: z.string().regex(/^[A-Z]{3}$/u),
  payoutPct: z.number().min(0).max(1_000),
  /** The broker's price at which the trade began; null while it is unknown. Apps older than this field send none. */
  entryPrice: z.number().positive().nullable().default(null),
  /** Whether it was placed before the close of its signal's candle, which might have taken the signal back. */
  isUnconfirmed: z.boolean().default(false),
  signalAt: Instant,
  receivedAt: Instant,
  sentAt: Instant,
  acknowledgedAt: Instant.nullable(),
  expiresAt: Instant,
  state: TradeState,
  result: TradeResult.nullable(),
  profitCents: Cents.nullable(),
})
export type Trade = z.infer<typeof Trade>

export const RefusalCodeSchema = z.enum(refusalCodes)

/** A signal that did not become a trade, with its reason. */
export const Refusal = z.object({
  id: Id,
  signalId: shortName(64).min(8),
  symbol: shortName(64),
  timeframeS: z.int().min(1),
  indicatorId: shortName(64),
  side: Side,
  code: RefusalCodeSchema,
  /** As in a trade; null in what apps before this field have reported. */
  candleTime: candleTime.nullable().default(null),
  at: Instant,
})
export type Refusal = z.infer<typeof Refusal>

export const Candle = z.object({
  time: z.int().min(0),
  open: z.number().positive(),
  high: z.number().positive(),
  low: z.number().positive(),
  close: z.number().positive(),
  volume: z.number().min(0),
})
export type Candle = z.infer<typeof Candle>

/** A chart that the desktop watches or sees. */
export const Chart = z.object({
  symbol: shortName(64),
  timeframeS: z.int().min(1),
  digits: z.int().min(0).max(10),
  indicatorId: shortName(64),
  favorite: z.boolean(),
  simulated: z.boolean(),
})
export type Chart = z.infer<typeof Chart>

/** A chart with its last closed candles, oldest first. */
export const ChartView = Chart.extend({ deviceId: Id, candles: z.array(Candle) })
export type ChartView = z.infer<typeof ChartView>

/** The app's report about itself every 15 seconds. */
export const DesktopState = z.object({
  version: shortName(32),
  charts: z.array(Chart).max(100),
  terminalConnected: z.boolean(),
  broker: z.object({ id: BrokerId, connected: z.boolean(), account: AccountKind, balanceCents: Cents.nullable() }),
  paused: z.boolean(),
  pausedReason: shortName(200).nullable(),
  /** The computer's time zone by its IANA name; mails show instants in it. Missing from older apps. */
  timeZone: shortName(64).optional(),
})
export type DesktopState = z.infer<typeof DesktopState>

export const Device = z.object({
  id: Id,
  name: z.string(),
  /** Of the app, as last reported. */
  appVersion: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant.nullable(),
  online: z.boolean(),
  paused: z.boolean(),
  state: DesktopState.nullable(),
})
export type Device = z.infer<typeof Device>

/** Today's count for the account: -1 is unlimited; `resetsAt` is the next midnight UTC. */
export const Quota = z.object({
  day: TradingDay,
  limit: WireLimit,
  used: z.int().min(0),
  remaining: WireLimit,
  chartsAllowed: WireLimit,
  resetsAt: Instant,
})
export type Quota = z.infer<typeof Quota>

/** The result of the trades of one account and currency within a trading day. Money in whole cents. */
export const AccountResult = z.object({
  account: AccountKind,
  currency: z.string(),
  won: z.int().min(0),
  lost: z.int().min(0),
  tied: z.int().min(0),
  open: z.int().min(0),
  profitCents: z.int(),
})
export type AccountResult = z.infer<typeof AccountResult>
/** All trades of the present trading day; results of different accounts are never added up. */
export const DayResult = z.object({ day: TradingDay, results: z.array(AccountResult) })
export type DayResult = z.infer<typeof DayResult>
