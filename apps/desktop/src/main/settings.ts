import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { tradingDefaults, type TradingSettings } from '../engine/trading-settings.ts'

/** A wrong setting; the message names it and what is allowed. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

export type DesktopSettings = {
  serverOrigin: string
  dataFolder: string
  /** Delay of the paper broker's answers, for tests of a slow broker. */
  paperLatencyMs: number
  /** Connects this computer in the place of a sign-in; never stored. */
  licenceKey: string | null
  trading: TradingSettings
}

export const desktopUsage = `Stratomate Desktop (headless)
  --server URL       the Stratomate server (STRATOMATE_SERVER, http://127.0.0.1:3000)
  --key KEY          connects this computer with a license key instead of a sign-in
  --data DIR         data folder (DATA_DIR/desktop)
  --paper-latency N  milliseconds the paper broker waits before it answers (0)`

/** Reads command line, environment and the folder's settings.json. Throws a SettingsError. */
export function readDesktopSettings(args: string[]): DesktopSettings {
  const values = parse(args)
  const server = values.server ?? process.env['STRATOMATE_SERVER'] ?? 'http://127.0.0.1:3000'
  const dataFolder = resolve(values.data ?? join(process.env['DATA_DIR'] ?? '.data', 'desktop'))
  const latency = values['paper-latency'] ?? '0'
  if (!/^\d{1,5}$/u.test(latency)) throw new SettingsError(`--paper-latency must be milliseconds, not "${latency}".`)
  return {
    serverOrigin: readOrigin(server),
    dataFolder,
    paperLatencyMs: Number(latency),
    licenceKey: values.key ?? null,
    trading: readTradingSettings(join(dataFolder, 'settings.json')),
  }
}

function parse(args: string[]) {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ args, options: { server: text, data: text, key: text, 'paper-latency': text } }).values
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : 'The arguments could not be read.')
  }
}

function readOrigin(text: string): string {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new SettingsError(`The server address must begin with http:// or https://, not "${text}".`)
  }
  const isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  if (url.protocol === 'http:' && !isLoopback) {
    throw new SettingsError(`The server ${url.host} must be reached by https://; plain http is for this computer only.`)
  }
  return url.origin
}

const cents = z
  .number()
  .min(0.01)
  .max(1_000_000)
  .transform((amount) => Math.round(amount * 100))
const candles = z.int().min(1).max(100)

const FavoriteFile = z.strictObject({
  symbol: z.string().min(1).max(64),
  timeframe: z.int().min(1),
  direction: z.enum(['both', 'buy', 'sell']).default('both'),
  stake: cents.optional(),
  expiryCandles: candles.optional(),
})

/** What a person may write into settings.json. Money in units of the account (10.00), timeframes in seconds. */
const SettingsFile = z.strictObject({
  stake: cents.optional(),
  stakeMax: cents.optional(),
  expiryCandles: candles.optional(),
  favorites: z.union([z.literal('first'), z.array(FavoriteFile).max(100)]).optional(),
  payoutMin: z.number().min(0).max(1_000).optional(),
  openTradesMax: z.int().min(1).max(10_000).optional(),
  ordersPerSecondMax: z.int().min(1).max(10_000).optional(),
  tradesPerDayMax: z.int().min(1).max(100_000).nullable().optional(),
  dailyLossMax: cents.nullable().optional(),
  allowOpposite: z.boolean().optional(),
  account: z.enum(['paper']).optional(),
})

/** Reads settings.json; without the file the defaults hold. Throws a SettingsError that names the wrong entry. */
export function readTradingSettings(path: string): TradingSettings {
  if (!existsSync(path)) return tradingDefaults
  const parsed = SettingsFile.safeParse(readJson(path))
  if (!parsed.success) {
    const issue = deepestIssue(parsed.error.issues)
    throw new SettingsError(`${path}: ${issue.path.join('.') || 'the file'}: ${issue.message}`)
  }
  const file = parsed.data
  const { favorites } = file
  const settings: TradingSettings = {
    stakeCents: file.stake ?? tradingDefaults.stakeCents,
    stakeCentsMax: file.stakeMax ?? tradingDefaults.stakeCentsMax,
    expiryCandles: file.expiryCandles ?? tradingDefaults.expiryCandles,
    favorites: Array.isArray(favorites) ? favorites.map(favoriteOf) : (favorites ?? tradingDefaults.favorites),
    payoutPctMin: file.payoutMin ?? tradingDefaults.payoutPctMin,
    openTradesMax: file.openTradesMax ?? tradingDefaults.openTradesMax,
    ordersPerSecondMax: file.ordersPerSecondMax ?? tradingDefaults.ordersPerSecondMax,
    tradesPerDayMax: file.tradesPerDayMax ?? tradingDefaults.tradesPerDayMax,
    dailyLossCentsMax: file.dailyLossMax ?? tradingDefaults.dailyLossCentsMax,
    allowOpposite: file.allowOpposite ?? tradingDefaults.allowOpposite,
  }
  if (settings.stakeCents > settings.stakeCentsMax) throw new SettingsError(`${path}: stake: is above stakeMax.`)
  return settings
}

function favoriteOf({ symbol, timeframe, direction, stake, expiryCandles }: z.infer<typeof FavoriteFile>) {
  return { symbol, timeframeS: timeframe, direction, stakeCents: stake ?? null, expiryCandles: expiryCandles ?? null }
}

type Issue = { path: PropertyKey[]; message: string }

/** Of a choice that fits no way, the way that came furthest says best what is wrong. */
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
