import type { ReactNode } from 'react'

/** A drawing with the values of its upper and lower edge. */
export function PlotLabel({ top, bottom, children }: { top: string; bottom: string; children: ReactNode }) {
  return (
    <div className="flex items-stretch gap-3">
      <div className="min-w-0 flex-1">{children}</div>
      <div className="flex w-20 flex-none flex-col justify-between text-right text-chart text-text-3 tabular-nums">
        <span>{top}</span>
        <span>{bottom}</span>
      </div>
    </div>
  )
}

/** Where neither money was won nor lost, over the whole width of a drawing. */
export function ZeroLine({ y }: { y: number }) {
  return <line x1="0" x2="100%" y1={y} y2={y} vectorEffect="non-scaling-stroke" className="stroke-line-strong" />
}
