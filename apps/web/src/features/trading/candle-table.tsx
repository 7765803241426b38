import type { Candle } from '@stratomate/contracts/trading'
import { clsx } from 'clsx'
import type { ChartSize } from './chart-layout.ts'
import { formatCandleTime } from './format-candle-time.ts'
import type { LiveChart } from './live-chart.ts'

const rowsMax = { large: 10, medium: 6, small: 5 } as const satisfies Record<ChartSize, number>
const prices = ['open', 'high', 'low', 'close'] as const satisfies readonly (keyof Candle)[]
const names = { open: 'Open', high: 'High', low: 'Low', close: 'Close' } as const

/** The last closed candles in figures, newest first; where there is little room, without their opening price. */
export function CandleTable({ chart, size }: { chart: LiveChart; size: ChartSize }) {
  const rows = chart.candles.slice(-rowsMax[size]).toReversed()
  const columns = size === 'small' ? prices.slice(1) : prices
  const cellLook = size === 'large' ? 'px-2 py-1' : 'px-1 py-0.5'
  return (
    <table className={clsx('w-full tabular-nums', size === 'large' ? 'text-sm' : 'text-xs')}>
      <caption className="sr-only">Last closed candles of {chart.symbol}, newest first</caption>
      <thead>
        <tr className="text-xs text-text-3">
          <th scope="col" className={clsx('text-left font-medium', cellLook)}>
            Time
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={clsx('text-right font-medium', cellLook)}>
              {names[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((candle) => (
          <tr key={candle.time} className="border-t border-line">
            <th scope="row" className={clsx('text-left font-normal text-text-2', cellLook)}>
              {formatCandleTime(candle.time)}
            </th>
            {columns.map((column) => (
              <td key={column} className={clsx('text-right', cellLook)}>
                {candle[column].toFixed(chart.digits)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
