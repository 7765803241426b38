import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A value on an axis: its place from 0 (left, top) to 1 (right, bottom), and how it is written. */
export type AxisTick = { at: number; label: string; isZero?: boolean }

type PlotFrameProps = {
  /** What the height means, above the drawing. */
  name: string
  up: readonly AxisTick[]
  /** Where the drawing ends at its right edge: a dot, and its value as the last price of a chart has it. */
  end?: AxisTick
  /** What the width means, and its values: below the lowest of drawings that share them. */
  along?: { name: string; ticks: readonly AxisTick[] }
  size: { width: number; height: number }
  /** The height on the screen. */
  className: string
  children: ReactNode
}

/**
 * A drawing with its axes. The drawing is stretched to the width that there is, so the words are beside it, where
 * nothing stretches them. Decorative: the sentence and the table of the figure say the same.
 */
export function PlotFrame({ name, up, end, along, size: { width, height }, className, children }: PlotFrameProps) {
  const isFree = ({ at }: AxisTick) => end === undefined || Math.abs(at - end.at) > tooNear
  return (
    <div aria-hidden="true" className="text-chart text-text-3 tabular-nums">
      <p className="mb-1.5">{name}</p>
      <div className="flex gap-2">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className={clsx('min-w-0 flex-1 overflow-visible', className)}
        >
          {up.map(({ at, isZero = false }) => (
            <line
              key={at}
              x2={width}
              y1={at * height}
              y2={at * height}
              vectorEffect="non-scaling-stroke"
              strokeDasharray={isZero ? 'none' : '2 5'}
              className={isZero ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          {children}
        </svg>
        <svg className={clsx('w-20 flex-none overflow-visible fill-current', className)}>
          {up.filter(isFree).map(({ at, label }) => (
            <text key={label} y={percentOf(at)} dominantBaseline="central">
              {label}
            </text>
          ))}
          {end === undefined ? null : <LastValue {...end} />}
        </svg>
      </div>
      {along === undefined ? null : (
        <div className="mt-1.5 flex gap-2">
          <svg className="h-4 min-w-0 flex-1 overflow-visible fill-current">
            {along.ticks.map(({ at, label }) => (
              <text key={label} x={percentOf(at)} y="12" textAnchor={anchorOf(at)}>
                {label}
              </text>
            ))}
          </svg>
          <p className="w-20 flex-none leading-4">{along.name}</p>
        </div>
      )}
    </div>
  )
}

/** Values that are nearer to the last one than this part of the height would be under it. */
const tooNear = 0.1
/** About the width of a figure in the small type of charts, in pixels. */
const figureWidth = 6.6

function LastValue({ at, label }: AxisTick) {
  const y = percentOf(at)
  return (
    <>
      <circle cx="-8" cy={y} r="3.5" className="fill-text" />
      <svg y={y} className="overflow-visible">
        <rect x="-3" y="-9.5" width={label.length * figureWidth + 8} height="19" rx="4" className="fill-text" />
        <text x="1" dominantBaseline="central" className="fill-bg font-semibold">
          {label}
        </text>
      </svg>
    </>
  )
}

const marks = {
  line: 'h-0.5 bg-text',
  band: 'h-3 bg-text-3 opacity-40',
} as const

/** What the marks of a drawing mean, in words. */
export function PlotLegend({ items }: { items: readonly { mark: keyof typeof marks; label: string }[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-text-2">
      {items.map(({ mark, label }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden="true" className={clsx('w-5 flex-none', marks[mark])} />
          {label}
        </li>
      ))}
    </ul>
  )
}

const percentOf = (at: number) => `${(100 * at).toFixed(2)}%`

/** At the edges a label grows inward. */
function anchorOf(at: number): 'start' | 'middle' | 'end' {
  if (at < 0.08) return 'start'
  return at > 0.92 ? 'end' : 'middle'
}
