import { timeframeName } from '@stratomate/domain/trading/trade-names'

export function ChartName({ symbol, timeframeS }: { symbol: string; timeframeS: number }) {
  return (
    <span className="whitespace-nowrap">
      <bdi className="font-semibold">{symbol}</bdi>{' '}
      <span className="font-normal text-text-3">{timeframeName(timeframeS)}</span>
    </span>
  )
}
