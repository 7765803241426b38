import { formatCandleTime } from './format-candle-time.ts'
import type { LiveChart } from './live-chart.ts'

const rowsMax = 10
const columns = ['Time', 'Open', 'High', 'Low', 'Close'] as const

/** The last closed candles in figures, newest first. */
export function CandleTable({ chart }: { chart: LiveChart }) {
  const rows = chart.candles.slice(-rowsMax).toReversed()
  return (
    <div className="min-h-64 md:min-h-80">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Last closed candles, newest first</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-2 py-1.5 text-right text-xs font-medium text-text-3 first:text-left"
              >
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
