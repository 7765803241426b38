import { z } from 'zod'
import { Cents, shortName } from '../values.ts'
import { outsideBytesMax, outsideKinds, outsideLengthS, type OutsideProblem, timedTextMax } from './outside-values.ts'
import type { Side } from '../trading/schemas.ts'

const cents = Cents.min(1).max(100_000_000)
const id = z.string().regex(/^[a-z0-9]{8}$/u)

/** The person's rules for a source. Money in whole cents, `lengthS` whole seconds, null for no limit. */
const rules = {
  isOn: z.boolean(),
  direction: z.enum(['both', 'buy', 'sell']),
  stakeCents: cents,
  /** How long a trade lasts when its signal does not say. */
  lengthS: z.int().min(outsideLengthS.min).max(outsideLengthS.max),
  tradesPerDayMax: z.int().min(1).max(1_000).nullable(),
  dailyLossCentsMax: cents.nullable(),
  /** The time zone of times without one. */
  timeZone: z.string().min(1).max(64),
}

/** A source of signals from outside, as the app stores it. */
export const OutsideSource = z.strictObject({ id, kind: z.enum(outsideKinds), name: shortName(40), ...rules })
export type OutsideSource = z.infer<typeof OutsideSource>

const list = { id, text: z.string().max(timedTextMax), day: z.iso.date(), timeZone: z.string().min(1).max(64) }

/** What the window may ask of the sources. */
export const outsideActions = [
  z.strictObject({ kind: z.literal('outside_add'), source: z.enum(outsideKinds), name: shortName(40) }),
  z.strictObject({ kind: z.literal('outside_change'), id, ...rules }),
  z.strictObject({ kind: z.literal('outside_remove'), id }),
  /** A new secret; alerts to the old address are refused from then on. */
  z.strictObject({ kind: z.literal('outside_new_secret'), id }),
  /** Reads a message as the source would, and trades nothing. */
  z.strictObject({ kind: z.literal('outside_try'), id, text: z.string().max(outsideBytesMax) }),
  /** The person's own bot, which is a member of the channel. */
  z.strictObject({
    kind: z.literal('outside_set_bot'),
    id,
    token: z.string().regex(/^\d{3,20}:[\w-]{20,100}$/u, 'must be a token as BotFather shows it'),
    /** Another server of the Bot API; missing for that of Telegram. */
    botApi: z
      .url({ protocol: /^https?$/u })
      .max(200)
      .optional(),
  }),
  /** Reads a list line by line without planning anything. */
  z.strictObject({ kind: z.literal('outside_read_list'), ...list }),
  /** Plans the lines with a signal; those that were planned before stay. */
  z.strictObject({ kind: z.literal('outside_plan_list'), ...list }),
  /** Removes what a source has planned. */
  z.strictObject({ kind: z.literal('outside_clear_list'), id }),
] as const

/** The address for alerts. It contains the secret and is shown only once. */
export type WindowOutsideAddress = { address: string }

/** What a tried message would ask for. */
export type WindowOutsideTry =
  | { kind: 'call'; symbol: string; side: Side; atMs: number; lengthS: number; ignoresDoubling: boolean }
  | { kind: 'problem'; problem: OutsideProblem }

/** A line of a list, with its number in the text. */
export type WindowTimedLine = { number: number; text: string } & (
  | { kind: 'call'; symbol: string; side: Side; atMs: number; lengthS: number; ignoresDoubling: boolean }
  | { kind: 'problem'; problem: OutsideProblem }
)

/** A signal that waits for its time. */
export type WindowPlannedCall = { symbol: string; side: Side; atMs: number; lengthS: number }

export type WindowBot = { kind: 'missing' } | { kind: 'asking' } | { kind: 'read' } | { kind: 'failed'; reason: string }

export type WindowOutsideSource = OutsideSource & {
  /** Trades of the trading day, and the result if all open ones are lost. */
  today: { trades: number; worstCents: number }
  /** For a channel, whether its bot is read, or why not; null for other kinds. */
  bot: WindowBot | null
  /** The earliest first. */
  planned: readonly WindowPlannedCall[]
  /** The result of its last message since the start; null before the first. */
  last: { atMs: number; words: string; outcome: 'traded' | 'not_traded' } | null
}

/** The sources, and whether alerts are received: at a port of this computer, or why not. */
export type WindowOutside = {
  listener: { kind: 'off' } | { kind: 'open'; port: number } | { kind: 'failed'; reason: string }
  sources: WindowOutsideSource[]
}
