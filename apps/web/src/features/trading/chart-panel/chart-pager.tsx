import { Button } from '@stratomate/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ChartArrangement } from './chart-layout.ts'

type ChartPagerProps = { arrangement: ChartArrangement; count: number; onSelect: (index: number) => void }

/** Turns the pages of the charts; not shown when all charts fit on one. */
export function ChartPager({ arrangement, count, onSelect }: ChartPagerProps) {
  const { from, to, page, pages } = arrangement
  if (pages === 1) return null
  const shown = to - from === 1 ? `Chart ${to}` : `Charts ${from + 1} to ${to}`
  return (
    <div className="flex items-center gap-1 text-sm text-text-2 tabular-nums">
      <Button
        variant="quiet"
        size="sm"
        aria-label="Previous charts"
        disabled={page === 0}
        icon={<ChevronLeft size={16} aria-hidden="true" />}
        onClick={() => onSelect(Math.max(0, from - 1))}
      />
      <span aria-live="polite">
        {shown} of {count}
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-label="Next charts"
        disabled={page === pages - 1}
        icon={<ChevronRight size={16} aria-hidden="true" />}
        onClick={() => onSelect(to)}
      />
    </div>
  )
}
