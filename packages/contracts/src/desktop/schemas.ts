import { z } from 'zod'
import { Tier } from '../billing/schemas.ts'
import { Candle, Chart, DesktopState, Refusal, Trade } from '../trading/schemas.ts'
import { Id, Instant, shortName, singleLine, TradingDay, WireLimit } from '../values.ts'

/** The registered client of the device grant. */
export const desktopClientId = 'stratomate-desktop'
export const leaseTokenType = 'lease+jwt'
export const entitlementTokenType = 'entitlement+jwt'
export const tokenIssuer = 'stratomate'
export const desktopAudience = 'stratomate-desktop'

export const DeviceCodeInput = z.object({
  client_id: z.string().max(64),
  scope: z.string().max(200).optional(),
  computer_name: singleLine(80).optional(),
  app_version: singleLine(32).optional(),
})

/** RFC 8628 §3.2; times in seconds. */
export const DeviceCodeAnswer = z.object({
  device_code: z.string(),
  user_code: z.string(),
  verification_uri: z.string(),
  verification_uri_complete: z.string(),
  expires_in: z.int(),
  interval: z.int(),
})
export type DeviceCodeAnswer = z.infer<typeof DeviceCodeAnswer>

export const DesktopTokenInput = z.discriminatedUnion('grantType', [
  z.strictObject({
    grantType: z.literal('device_code'),
    clientId: z.string().max(64),
    deviceCode: z.string().min(1).max(200),
  }),
  z.strictObject({ grantType: z.literal('refresh_token'), refreshToken: z.string().min(1).max(200) }),
])

/** `accessToken` is sent as `Authorization: Bearer`; `entitlement` is an `entitlement+jwt`, null without a plan. */
export const DesktopTokenAnswer = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresInS: z.int(),
  deviceId: Id,
  entitlement: z.string().nullable(),
})
export type DesktopTokenAnswer = z.infer<typeof DesktopTokenAnswer>

/** Why no plan is in force: what the account can have depends on it. */
export const MissingPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trial_open') }),
  z.object({ kind: z.literal('trial_used') }),
  z.object({ kind: z.literal('ended'), tier: Tier, endedAt: Instant.nullable() }),
  z.object({ kind: z.literal('payment_problem') }),
])
export type MissingPlan = z.infer<typeof MissingPlan>

/** `missing` is null with a plan, and in answers of older services. */
export const EntitlementAnswer = z.object({
  entitlement: z.string().nullable(),
  missing: MissingPlan.nullable().default(null),
})

/** Claims of an `entitlement+jwt`: what the account may do; -1 is unlimited. Valid for 72 hours at most. */
export const EntitlementClaims = z.object({
  iss: z.literal(tokenIssuer),
  aud: z.literal(desktopAudience),
  sub: Id,
  plan: z.string(),
  status: z.string(),
  tradesPerDay: WireLimit,
  charts: WireLimit,
  indicators: z.enum(['all', 'one']),
  /** Whether real money is allowed in the account's country; a token without this field does not allow it. */
  liveAllowed: z.boolean().default(false),
  /** The key of the notice about it, in `liveNotices` of the domain. */
  liveNotice: z.enum(['open', 'locked', 'unknown']).default('unknown'),
  exp: z.int(),
  iat: z.int(),
})
export type EntitlementClaims = z.infer<typeof EntitlementClaims>

/** Claims of a `lease+jwt`: `n` trades (-1 unlimited) for this device on this UTC day, between `nbf` and `exp`. */
export const LeaseClaims = z.object({
  iss: z.literal(tokenIssuer),
  aud: z.literal(desktopAudience),
  sub: Id,
  jti: Id,
  device: Id,
  day: TradingDay,
  n: WireLimit,
  nbf: z.int(),
  exp: z.int(),
  iat: z.int(),
})
export type LeaseClaims = z.infer<typeof LeaseClaims>

/**
 * `want` is how many trades are asked for; `day` asks for tomorrow's from 20:00 UTC on. `held` names the leases that
 * the device knows: one that was given to it and is not named was lost on the way, and is given again. A
 * `limit_reached` with `retryAfterS` means that other computers of the account hold trades that they have not used.
 */
export const LeaseInput = z.strictObject({
  want: z.int().min(1).max(100_000),
  day: TradingDay.optional(),
  held: z.array(Id).max(100).optional(),
})
export const LeaseAnswer = z.object({
  lease: z.string(),
  day: TradingDay,
  granted: WireLimit,
  resetsAt: Instant,
})
export type LeaseAnswer = z.infer<typeof LeaseAnswer>

/** `used` is the running total of this lease; `seq` grows by one with each report. */
export const SettleInput = z.strictObject({ seq: z.int().min(1), used: z.int().min(0).max(1_000_000) })
export const SettleAnswer = z.object({ seq: z.int(), used: z.int() })
export const CloseLeaseAnswer = z.object({ returned: z.int().min(0) })

/** Trades or refusals in one report. */
export const reportLengthMax = 100
/** Reports of one computer in a minute, of all kinds together; the app itself keeps within it. */
export const reportsPerMinuteMax = 2_400

export const TradesInput = z.strictObject({ trades: z.array(Trade).min(1).max(reportLengthMax) })
export const TradeRejection = z.enum(['lease_unknown', 'identity_changed', 'moved_backward', 'sent_outside_lease'])
export type TradeRejection = z.infer<typeof TradeRejection>
export const TradesAnswer = z.object({
  accepted: z.array(Id),
  rejected: z.array(z.object({ id: Id, code: TradeRejection })),
})
export type TradesAnswer = z.infer<typeof TradesAnswer>

export const RefusalsInput = z.strictObject({ refusals: z.array(Refusal).min(1).max(reportLengthMax) })
export const RefusalsAnswer = z.object({ accepted: z.int().min(0) })

export const StateInput = DesktopState
/**
 * A broker that the team has switched off for everybody, with the reason for people; an app may not know its name yet.
 */
export const SwitchedOffBroker = z.object({ broker: shortName(32), reason: shortName(200) })
export type SwitchedOffBroker = z.infer<typeof SwitchedOffBroker>
/** Trades of the account on the present day, on all its computers. */
export const UsedToday = z.object({ day: TradingDay, used: z.int().min(0) })
export type UsedToday = z.infer<typeof UsedToday>

export const StateAnswer = z.object({
  paused: z.boolean(),
  minimumVersion: z.string(),
  /** Brokers to which no order may be sent; missing in answers of older services. */
  switchedOff: z.array(SwitchedOffBroker).max(10).default([]),
  /** Missing in answers of older services. */
  usedToday: UsedToday.nullable().default(null),
  /**
   * Whether a page of the owner is open. While none is, candles are not sent, and changes only now and then. Missing in
   * answers of older services, which want everything at once.
   */
  watched: z.boolean().default(true),
  serverTime: Instant,
})

/** Closed candles of charts, oldest first, 500 at most in all. */
export const CandlesInput = z.strictObject({
  batches: z
    .array(
      z.object({
        chart: Chart.pick({ symbol: true, timeframeS: true, digits: true }),
        candles: z.array(Candle).min(1).max(500),
      }),
    )
    .min(1)
    .max(100)
    .refine((batches) => batches.reduce((sum, batch) => sum + batch.candles.length, 0) <= 500, 'At most 500 candles.'),
})
/** `resend` names the charts (`SYMBOL:TIMEFRAME_S`) whose history the server lacks and requests. */
export const CandlesAnswer = z.object({ accepted: z.int().min(0), resend: z.array(z.string()) })

/** What the dashboard asks for a chart; the app's own rules decide whether it becomes a favorite or stops being one. */
export const FavoriteInput = z.strictObject({
  symbol: shortName(64),
  timeframeS: z.int().min(1),
  favorite: z.boolean(),
})
export type FavoriteInput = z.infer<typeof FavoriteInput>

/** Requests older than this are ignored: the person who asked has moved on. */
export const favoriteWishMsMax = 30_000
export const FavoriteAsked = z.object({ ...FavoriteInput.shape, askedAt: Instant })
export type FavoriteAsked = z.infer<typeof FavoriteAsked>

export const IndicatorInput = z.strictObject({ id: shortName(64) })
export const IndicatorAnswer = z.object({ indicatorId: z.string(), changesLeft: z.int() })

/** Null before the first choice, which is free. */
export const ChosenIndicatorAnswer = z.object({ indicatorId: z.string().nullable(), changesLeft: z.int() })
