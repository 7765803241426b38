import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { Candle } from '@stratomate/contracts/trading/schemas'
import { clsx } from 'clsx'
import { candleSignals } from './candle-signals.ts'
import type { ChartSize } from '#web/features/trading/chart-panel/chart-layout.ts'
import type { LiveChart } from '#web/features/trading/live/live-chart.ts'
import type { ChartSignals } from './place-markers.ts'
import { formatCandleTime } from './describe-chart.ts'

type CandleTableProps = { chart: LiveChart; signals: ChartSignals; size: ChartSize }

const rowsMax = { large: 10, medium: 6, small: 5 } as const satisfies Record<ChartSize, number>
const prices = ['open', 'high', 'low', 'close'] as const satisfies readonly (keyof Candle)[]
const names = { open: 'Open', high: 'High', low: 'Low', close: 'Close' } as const

/**
 * The last closed candles as numbers, newest first, with what happened to their signals; on narrow screens with fewer
 * prices.
 */
export function CandleTable({ chart, signals, size }: CandleTableProps) {
  const rows = chart.candles.slice(-rowsMax[size]).toReversed()
  const signalsByCandle = candleSignals(signals, { ...chart, candles: rows })
  const columns =
    size === 'large' ? prices : signalsByCandle.size > 0 ? prices.slice(3) : prices.slice(size === 'small' ? 1 : 0)
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
          {signalsByCandle.size === 0 ? null : (
            <th scope="col" className={clsx('w-3/5 pl-4 text-left font-medium', cellLook)}>
              Signal
            </th>
          )}
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
            {signalsByCandle.size === 0 ? null : (
              <td className={clsx('pl-4 text-text-2', cellLook)}>
                {(signalsByCandle.get(candle.time) ?? []).map(({ id, words, code }) => (
                  <span key={id} className="block">
                    {words}
                    {code === null || size !== 'large' ? null : (
                      <span className="text-text-3">: {refusalCatalogue[code].sentence}</span>
                    )}
                  </span>
                ))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
