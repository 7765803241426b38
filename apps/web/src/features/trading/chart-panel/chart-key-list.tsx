import { Keyboard } from 'lucide-react'
import { chartKeyLabels } from '#web/shared/format/chart-key-labels.ts'

/** The keyboard shortcuts of the charts, folded; hidden on phones. */
export function ChartKeyList() {
  return (
    <details className="hidden text-sm md:block">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-md px-3.5 font-semibold text-text-2 hover:bg-s2 hover:text-text">
        <Keyboard size={16} strokeWidth={1.75} aria-hidden="true" />
        Keys
      </summary>
      <p className="px-3.5 pt-1 text-xs text-text-3">While the focus is among the charts:</p>
      <dl className="grid gap-1 px-3.5 pt-1.5 pb-2 text-xs">
        {chartKeyLabels.map(({ keys, does }) => (
          <div key={keys} className="flex items-baseline gap-3">
            <dt className="w-22 flex-none">
              <kbd className="rounded-xs border border-line-strong px-1.5 py-px font-mono text-xs whitespace-nowrap">
                {keys}
              </kbd>
            </dt>
            <dd className="text-text-2">{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
