import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Candle } from '../candle.ts'
import { hasSkenderVectors, skenderCandles } from './skender.ts'

/** Candles of one real market. */
export type MarketHistory = { name: string; candles: readonly Candle[] }

/**
 * Candles of real markets that this computer has; they may not be published, so the repository does not contain them.
 * The CSV files of a folder are read: a header line, then Unix seconds, open, high, low, close, volume.
 */
export function marketHistories(folder: string | undefined): MarketHistory[] {
  const files = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.csv'))
  const own = files
    .toSorted()
    .map((name) => ({ name: basename(name, '.csv'), candles: readRows(join(folder ?? '', name)) }))
  return [...(hasSkenderVectors ? [{ name: 'reference data', candles: skenderCandles() }] : []), ...own]
}

function readRows(path: string): Candle[] {
  const [, ...lines] = readFileSync(path, 'utf8').trim().split('\n')
  return lines.map((line, row) => {
    const values = line.split(',').map(Number)
    if (values.length !== 6 || values.some(Number.isNaN)) throw new Error(`${path}, row ${row + 2}: not six numbers.`)
    const [time = 0, open = 0, high = 0, low = 0, close = 0, volume = 0] = values
    return { time, open, high, low, close, volume }
  })
}
