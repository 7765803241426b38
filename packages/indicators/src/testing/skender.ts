import { existsSync, readFileSync } from 'node:fs'
import type { Candle } from '../candle.ts'
import type { Series } from '../formulas/series.ts'

/** Expected results of other programs, where this computer has them; the repository does not contain them. */
const folder = new URL('../../../../../shared/data/skender/', import.meta.url)

export const hasSkenderVectors: boolean = existsSync(folder)

/** The 502 daily candles of the public test data of Skender Stock.Indicators (Apache License 2.0). */
export function skenderCandles(): Candle[] {
  const rows = readFileSync(new URL('candles.csv', folder), 'utf8').trim().split('\n').slice(1)
  return rows.map((row, index) => {
    const [, open = 0, high = 0, low = 0, close = 0, volume = 0] = row.split(',').map(Number)
    return { time: index, open, high, low, close, volume }
  })
}

/** One field of one result, a value per candle. */
export function skenderSeries(name: string, field: string): Series {
  const rows = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Record<string, number | null>[]
  return rows.map((row) => row[field] ?? null)
}
