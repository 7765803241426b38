import { timeframeName } from '@stratomate/domain/trading/trade-names'

/**
 * A chart as traders name it, by symbol and timeframe, on one line. The symbol may come from a terminal in any script,
 * so it keeps its own text direction.
 */
export function ChartName({ symbol, timeframeS }: { symbol: string; timeframeS: number }) {
  return (
    <span className="whitespace-nowrap">
      <bdi className="font-semibold">{symbol}</bdi>{' '}
      <span className="font-normal text-text-3">{timeframeName(timeframeS)}</span>
    </span>
  )
}
