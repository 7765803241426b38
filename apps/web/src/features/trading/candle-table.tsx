import { formatCandleTime } from './format-candle-time.ts'
import type { LiveChart } from './live-chart.ts'

const rowsMax = 12
const columns = ['Time', 'Open', 'High', 'Low', 'Close'] as const

/** The last closed candles in figures, newest first. */
export function CandleTable({ chart }: { chart: LiveChart }) {
  const rows = chart.candles.slice(-rowsMax).toReversed()
  return (
    <div className="h-80 overflow-auto" tabIndex={0} role="region" aria-label="Last closed candles">
      <table className="w-full text-sm tabular-nums">
        <thead className="sticky top-0 bg-s1">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-1.5 text-right text-xs font-medium text-text-3 first:text-left">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((candle) => (
            <tr key={candle.time} className="border-t border-line">
              <th scope="row" className="px-2 py-1 text-left font-normal text-text-2">
                {formatCandleTime(candle.time)}
              </th>
              {[candle.open, candle.high, candle.low, candle.close].map((price, index) => (
                <td key={columns[index + 1]} className="px-2 py-1 text-right">
                  {price.toFixed(chart.digits)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
