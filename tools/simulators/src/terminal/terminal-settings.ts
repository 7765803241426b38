import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chartsMax } from './symbols.ts'

export type TerminalSettings = {
  charts: number
  files: string[]
  /** Candle seconds per second; `max` is as fast as the desktop takes it. */
  speed: number | 'max'
  seed: number
  /** The folder in which the desktop leaves its address. */
  common: string
  timeframeS: number
  quiet: boolean
}

/** A wrong argument; the message says which and what is allowed. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

const timeframes = { M1: 60, M2: 120, M3: 180, M5: 300, M10: 600, M15: 900, M30: 1_800, H1: 3_600, H4: 14_400 } as const

export const terminalUsage = `Simulated MetaTrader 5 terminal
  --charts N       1 to ${chartsMax} synthetic charts (3)
  --file A[,B]     replay exported candle files instead, one chart each
  --speed X        candle seconds per second, 1 to 1000000 or max (60)
  --seed N         seed of the synthetic candles
  --tf M1          timeframe of the synthetic charts: ${Object.keys(timeframes).join(' ')}
  --common DIR     folder with the desktop's address (DATA_DIR/desktop/common)
  --quiet          print only what went wrong`

/** Reads the command line and DATA_DIR. Throws a SettingsError. */
export function readTerminalSettings(args: string[], seedDefault: number): TerminalSettings {
  const values = parse(args)
  const dataDir = process.env['DATA_DIR'] ?? '.data'
  return {
    charts: wholeNumber('--charts', values.charts ?? '3', { minimum: 1, maximum: chartsMax }),
    files: (values.file ?? '').split(',').filter((file) => file !== ''),
    speed:
      values.speed === 'max' ? 'max' : wholeNumber('--speed', values.speed ?? '60', { minimum: 1, maximum: 1_000_000 }),
    seed: wholeNumber('--seed', values.seed ?? String(seedDefault), { minimum: 0, maximum: 4_294_967_295 }),
    common: resolve(values.common ?? join(dataDir, 'desktop', 'common')),
    timeframeS: readTimeframe(values.tf ?? 'M1'),
    quiet: values.quiet ?? false,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        charts: { type: 'string' },
        file: { type: 'string' },
        speed: { type: 'string' },
        seed: { type: 'string' },
        tf: { type: 'string' },
        common: { type: 'string' },
        quiet: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : 'The arguments could not be read.')
  }
}

function wholeNumber(name: string, text: string, range: { minimum: number; maximum: number }): number {
  const value = /^\d{1,10}$/u.test(text) ? Number(text) : Number.NaN
  if (value >= range.minimum && value <= range.maximum) return value
  throw new SettingsError(`${name} must be a whole number from ${range.minimum} to ${range.maximum}, not "${text}".`)
}

function readTimeframe(name: string): number {
  for (const [known, seconds] of Object.entries(timeframes)) if (known === name.toUpperCase()) return seconds
  throw new SettingsError(`--tf must be one of ${Object.keys(timeframes).join(', ')}, not "${name}".`)
}

/** `60` is `M1`: the name MetaTrader gives a timeframe. */
export function timeframeName(timeframeS: number): string {
  return Object.entries(timeframes).find(([, seconds]) => seconds === timeframeS)?.[0] ?? `${timeframeS} s`
}
