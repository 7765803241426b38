import type { LineLook } from '@stratomate/indicators/catalogue/chart-lines'
import { translated } from '#web/shared/language/t.ts'
import type { DrawnLine } from './drawn-lines.ts'

const looks = {
  blue: { stroke: 'stroke-st-trial', dash: undefined },
  yellow: { stroke: 'stroke-st-pending', dash: '6 3' },
  gray: { stroke: 'stroke-text-2', dash: '2 3' },
  red: { stroke: 'stroke-st-problem', dash: '8 4' },
  green: { stroke: 'stroke-st-active', dash: undefined },
  bars: { stroke: 'stroke-st-trial', dash: '3 2' },
} as const satisfies Record<LineLook, { stroke: string; dash: string | undefined }>

/** The names of the lines with their looks. */
export function PreviewLegend({ lines }: { lines: readonly DrawnLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-2">
      {lines.map(({ name, label, look, side }) => (
        <li key={`${name} ${label}`} className="flex items-center gap-2">
          <svg width="22" height="6" viewBox="0 0 22 6" aria-hidden="true">
            <path
              d="M0 3H22"
              strokeWidth="2"
              strokeDasharray={looks[look].dash}
              className={side === null ? looks[look].stroke : side === 'up' ? 'stroke-up' : 'stroke-down'}
            />
          </svg>
          {translated(label)}
        </li>
      ))}
    </ul>
  )
}
