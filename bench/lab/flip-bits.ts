import type { CandleSet } from '@stratomate/candles/candle-set'
import { seededRandom } from '@stratomate/std/random'

/** A history with one bit changed: of a price, or of the minute of a candle. */
export function flipCandleBit(set: CandleSet, seed: number): CandleSet {
  const random = seededRandom(seed)
  const below = (count: number): number => Math.floor(random() * count)
  const columns = structuredClone(set.columns)
  const candle = below(columns.time.length)
  const name = (['time', 'open', 'high', 'low', 'close'] as const)[below(5)] ?? 'close'
  if (name === 'time') {
    const minutes = Math.round((columns.time[candle] ?? 0) / 60)
    columns.time[candle] = (minutes ^ (1 << below(24))) * 60
    return { ...set, columns }
  }
  const bytes = new Uint8Array(columns[name].buffer, candle * 8, 8)
  const byte = below(8)
  bytes[byte] = (bytes[byte] ?? 0) ^ (1 << below(8))
  return { ...set, columns }
}

/** A proof file with one bit of one of its fields (`rule`, `result`) changed. */
export function flipTextBit(text: string, field: string, seed: number): string {
  const random = seededRandom(seed)
  const written = JSON.stringify((JSON.parse(text) as Record<string, unknown>)[field])
  const bytes = new TextEncoder().encode(text)
  const place = text.indexOf(written) + Math.floor(random() * written.length)
  bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(random() * 7))
  return new TextDecoder().decode(bytes)
}
