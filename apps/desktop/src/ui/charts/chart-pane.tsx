import { Button } from '@stratomate/ui/button'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { timeframeName } from '../shown/format.ts'
import { t } from '../language/t.ts'

type ChartPaneProps = {
  title: 'Rules of {chart}' | 'Source of {chart}'
  chart: { symbol: string; timeframeS: number }
  action?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The view of one chart, instead of the list of all; its heading gets the focus. */
export function ChartPane({ title, chart, action, onClose, children }: ChartPaneProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="h-full overflow-y-auto px-6 py-4" aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Button size="sm" variant="quiet" icon={<ArrowLeft size={15} aria-hidden="true" />} onClick={onClose}>
          {t('Charts')}
        </Button>
        <h2 id={id} ref={heading} tabIndex={-1} className="grow text-lg font-semibold outline-none">
          {t(title, { chart: `${chart.symbol} ${timeframeName(chart.timeframeS)}` })}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
