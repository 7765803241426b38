import { timeframeName } from '@stratomate/domain/trading/trade-names'

/**
 * A chart as traders name it, symbol and timeframe. It stays in one line, and the symbol, which may come from a terminal in any
 * script, keeps its own direction.
 */
export function ChartName({ symbol, timeframeS }: { symbol: string; timeframeS: number }) {
  return (
    <span className="whitespace-nowrap">
      <bdi className="font-semibold">{symbol}</bdi>{' '}
      <span className="font-normal text-text-3">{timeframeName(timeframeS)}</span>
    </span>
  )
}
