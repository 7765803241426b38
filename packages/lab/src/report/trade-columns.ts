import type { LabTrade } from '../lab-rule.ts'

/** Trades as five columns of whole numbers, row after row: cheap to send from a worker to its page. */
export type TradeColumns = Int32Array<ArrayBuffer>

const width = 5

export function packTrades(trades: readonly LabTrade[]): TradeColumns {
  const packed = new Int32Array(trades.length * width)
  for (const [row, { index, side, result, stakeCents, profitCents }] of trades.entries()) {
    packed.set([index, side, result, stakeCents, profitCents], row * width)
  }
  return packed
}

export function tradeCount(packed: TradeColumns): number {
  return packed.length / width
}

/** Trades from row `from` up to, and without, `to`. */
export function unpackTrades(packed: TradeColumns, { from, to }: { from: number; to: number }): LabTrade[] {
  const trades: LabTrade[] = []
  for (let row = Math.max(0, from); row < Math.min(to, tradeCount(packed)); row += 1) {
    const [index = 0, side = 0, result = 0, stakeCents = 0, profitCents = 0] = packed.subarray(
      row * width,
      (row + 1) * width,
    )
    trades.push({ index, side: side > 0 ? 1 : -1, result: signOf(result), stakeCents, profitCents })
  }
  return trades
}

function signOf(value: number): LabTrade['result'] {
  return value > 0 ? 1 : value < 0 ? -1 : 0
}
