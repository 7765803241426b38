import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { accountKeys } from '@stratomate/contracts/brokers/account-keys'
import { chartRuleSchemas, newsRulesSchema } from '@stratomate/contracts/trading/chart-rule-schemas'
import { ownLimitSchemas } from '@stratomate/contracts/trading/own-limit-schemas'
import { weekdays } from '@stratomate/engine/gate/trading-hours'
import { SettingsError } from '@stratomate/std/errors'

const cents = z
  .number()
  .min(0.01)
  .max(1_000_000)
  .transform((amount) => Math.round(amount * 100))
const candles = z.int().min(1).max(100)

const steps = z.int().min(2).max(10)
const factor = z.number().min(1.1).max(5)
const MoneyPlanFile = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed') }),
  z.strictObject({ kind: z.literal('percent'), percent: z.number().min(0.1).max(10) }),
  z.strictObject({ kind: z.literal('martingale'), factor, steps }),
  z.strictObject({ kind: z.literal('anti_martingale'), factor, steps }),
  z.strictObject({ kind: z.literal('dalembert'), steps }),
  z.strictObject({ kind: z.literal('one_three_two_six') }),
])

const FavoriteFile = z.strictObject({
  symbol: z.string().min(1).max(64),
  timeframe: z.int().min(1),
  direction: z.enum(['both', 'buy', 'sell']).default('both'),
  stake: cents.optional(),
  expiryCandles: candles.optional(),
  account: z.enum(accountKeys).optional(),
  ...chartRuleSchemas,
  moneyPlan: MoneyPlanFile.optional(),
  confirmedPlan: z.string().max(64).optional(),
})

const minutes = z
  .number()
  .min(0)
  .max(1_440)
  .transform((length) => Math.round(length * 60_000))
const clockTime = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u, 'must be a time such as 09:30')
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

const HoursFile = z
  .strictObject({
    days: z
      .array(z.enum(weekdays))
      .min(1)
      .max(7)
      .default([...weekdays]),
    from: clockTime,
    to: clockTime,
  })
  .refine(({ from, to }) => from !== to && from < 1_440, 'from and to must be different times')
const BlackoutFile = z
  .strictObject({ from: instant, to: instant, symbols: z.array(z.string().min(1).max(64)).min(1).max(100).optional() })
  .refine(({ from, to }) => from < to, 'must end after it begins')

/** What a person may write into settings.json. Money in units of the account (10.00), timeframes in seconds, instants with their offset. */
const SettingsFile = z.strictObject({
  ...ownLimitSchemas,
  stake: cents.optional(),
  stakeMax: cents.optional(),
  moneyPlan: MoneyPlanFile.optional(),
  confirmedPlan: z.string().max(64).optional(),
  expiryCandles: candles.optional(),
  favorites: z.union([z.literal('first'), z.array(FavoriteFile).max(100)]).optional(),
  payoutMin: z.number().min(0).max(1_000).optional(),
  ordersPerSecondMax: z.int().min(1).max(10_000).optional(),
  dailyLossMax: cents.nullable().optional(),
  dailyProfitMax: cents.nullable().optional(),
  lossesInARowMax: z.int().min(1).max(100).nullable().optional(),
  coolDownMinutes: minutes.optional(),
  coolDownAfterLossMinutes: minutes.optional(),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Berlin').optional(),
  hours: z.array(HoursFile).min(1).max(50).nullable().optional(),
  blackouts: z.array(BlackoutFile).max(500).optional(),
  calendar: newsRulesSchema.optional(),
  allowOpposite: z.boolean().optional(),
  refuseRepainters: z.boolean().optional(),
  stopsOnRepaint: z.boolean().optional(),
  account: z.enum(['paper']).optional(),
  commonFolder: z.string().min(1).max(1_000).optional(),
})
export type SettingsFile = z.infer<typeof SettingsFile>
export type FavoriteFile = z.infer<typeof FavoriteFile>

/** Reads settings.json; without the file nothing is set. Throws a SettingsError that names the wrong entry. */
export function readSettingsFile(path: string): SettingsFile {
  return checkSettings(readSettingsJson(path), path)
}

/**
 * The content of settings.json, unchecked; an empty object without the file. Throws a SettingsError when it is not
 * JSON.
 */
export function readSettingsJson(path: string): unknown {
  return existsSync(path) ? readJson(path) : {}
}

/** Throws a SettingsError that begins with `path` and names the wrong entry. */
export function checkSettings(content: unknown, path: string): SettingsFile {
  const parsed = SettingsFile.safeParse(content)
  if (parsed.success) return parsed.data
  const issue = deepestIssue(parsed.error.issues)
  throw new SettingsError(`${path}: ${issue.path.join('.') || 'the file'}: ${issue.message}`)
}

type Issue = { path: PropertyKey[]; message: string }

/** When a value fits no alternative, the alternative that got furthest explains the error best. */
function deepestIssue(issues: readonly z.core.$ZodIssue[]): Issue {
  const [first] = issues
  if (first === undefined) return { path: [], message: 'not valid' }
  if (first.code !== 'invalid_union') return first
  const inner = first.errors.flatMap((branch) => deepestIssue(branch))
  const best = inner.toSorted((one, other) => other.path.length - one.path.length)[0]
  return best === undefined ? first : { path: [...first.path, ...best.path], message: best.message }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new SettingsError(`${path}: ${error instanceof Error ? error.message : 'cannot be read'}`)
  }
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
