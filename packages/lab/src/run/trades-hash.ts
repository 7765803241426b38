import { hexOf } from '@stratomate/candles/fingerprint'
import type { LabTrade } from '../lab-rule.ts'

/**
 * The result of a run as 64 hexadecimal digits: SHA-256 of candle, side and result of each trade as 32-bit integers,
 * low byte first, in the order of their ends. Equal on every computer that runs the same rule on the same candles.
 */
export async function tradesHash(trades: readonly LabTrade[]): Promise<string> {
  const bytes = new Uint8Array(trades.length * 12)
  const view = new DataView(bytes.buffer)
  for (const [place, { index, side, result }] of trades.entries()) {
    for (const [offset, value] of [index, side, result].entries()) view.setInt32(place * 12 + offset * 4, value, true)
  }
  return hexOf(await crypto.subtle.digest('SHA-256', bytes))
}
