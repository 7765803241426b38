import type { PreviewSignal } from './preview.ts'
import { signalClock } from './preview-summary.ts'
import { FoldMark } from '#web/shared/content/disclosure.tsx'
import { t } from '#web/shared/language/t.ts'

/** The signals as a table, for those who do not see the chart or want to look one up. */
export function PreviewTable({ name, signals }: { name: string; signals: readonly PreviewSignal[] }) {
  if (signals.length === 0) return null
  return (
    <details className="-mx-4 border-t border-line px-4 text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 text-text-2 hover:text-text">
        {t('Signals as a table')}
        <FoldMark size={18} />
      </summary>
      <div className="mb-1 rounded-md border border-line">
        <table aria-label={t('Signals of {name}', { name })} className="w-full text-left tabular-nums">
          <thead className="text-xs text-text-3">
            <tr>
              <th scope="col" className="px-3 py-1.5 font-normal">
                {t('Candle')}
              </th>
              <th scope="col" className="px-3 py-1.5 font-normal">
                {t('Signal')}
              </th>
              <th scope="col" className="px-3 py-1.5 text-right font-normal">
                {t('Closing price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {signals.map((signal) => (
              <tr key={signal.time} className="border-t border-line">
                <td className="px-3 py-1.5">{signalClock(signal)}</td>
                <td className={signal.side === 'buy' ? 'px-3 py-1.5 text-up' : 'px-3 py-1.5 text-down'}>
                  {signal.side === 'buy' ? t('Buy') : t('Sell')}
                </td>
                <td className="px-3 py-1.5 text-right font-mono">{signal.price.toFixed(5)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
