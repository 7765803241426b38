import type { LineLook } from '@stratomate/indicators/catalogue/chart-lines'
import type { RuleChartData } from './rule-chart-data.ts'
import { SketchCandles } from './sketch-candles.tsx'
import { t } from '#web/shared/language/t.ts'

/** The positions of the candles; all charts of rules share them, in units of the picture. */
const startX = 12
const stepX = 8.364
const bodyWidth = 5.2

const looks = {
  blue: { stroke: 'stroke-st-trial', width: 1.6, dash: undefined },
  yellow: { stroke: 'stroke-st-pending', width: 1.6, dash: '6 3' },
  gray: { stroke: 'stroke-text-2', width: 1.4, dash: '2 3' },
  red: { stroke: 'stroke-st-problem', width: 1.6, dash: '8 2 2 2' },
  green: { stroke: 'stroke-st-active', width: 1.8, dash: undefined },
  bars: { stroke: 'stroke-st-trial', width: 4.6, dash: undefined },
} as const satisfies Record<LineLook, { stroke: string; width: number; dash: string | undefined }>

/** Draws what a rule looks at, up to its signal; what came after the signal is never shown. The words are beside it. */
export function RuleChart({ chart, className }: { chart: RuleChartData; className?: string }) {
  const { candles, bands, lines, levels, mark } = chart
  const [side, y, lineY] = mark
  const x = startX + (candles.length - 1) * stepX
  return (
    <svg viewBox="0 0 330 150" className={className} aria-hidden="true">
      {lineY === undefined ? null : <path d="M0 101.5H330" className="stroke-line" />}
      {levels.map((level) => (
        <path key={level} d={`M0 ${level}H330`} strokeDasharray="2 4" className="stroke-line-strong" />
      ))}
      <path d={`M${x} 0V150`} strokeWidth={stepX} strokeOpacity=".16" className="stroke-signal-glow" />
      <SketchCandles sketch={{ startX, stepX, bodyWidth, candles, bands }} />
      {lines.map(([look, , path]) => (
        <path
          key={path}
          d={path}
          fill="none"
          strokeWidth={looks[look].width}
          strokeLinejoin="round"
          strokeDasharray={looks[look].dash}
          className={looks[look].stroke}
        />
      ))}
      <Mark side={side} x={x} y={y} />
      {lineY === undefined ? null : (
        <circle cx={x} cy={lineY} r="3.2" strokeWidth="1.8" className="fill-s1 stroke-signal" />
      )}
    </svg>
  )
}

/** A word with this many letters fits between the last candle and the edge of the picture. */
const lettersAtEdge = 4

/** The signal is an arrow with a word: to its right, or to its left where it would not fit. */
function Mark({ side, x, y }: { side: 'up' | 'down'; x: number; y: number }) {
  const isUp = side === 'up'
  const word = isUp ? t('Buy') : t('Sell')
  const hasRoom = word.length <= lettersAtEdge
  return (
    <>
      <path
        d={isUp ? `M${x} ${y + 3}l4.5 7.5h-9z` : `M${x} ${y - 3}l4.5 -7.5h-9z`}
        className={isUp ? 'fill-up' : 'fill-down'}
      />
      <text
        x={hasRoom ? x + 8 : x - 8}
        textAnchor={hasRoom ? 'start' : 'end'}
        y={isUp ? y + 11 : y - 3.5}
        fontSize="11"
        fontWeight="600"
        paintOrder="stroke"
        strokeWidth="3"
        strokeLinejoin="round"
        className={isUp ? 'fill-up stroke-s1' : 'fill-down stroke-s1'}
      >
        {word}
      </text>
    </>
  )
}

/** The names of the lines with their looks. */
export function RuleChartLegend({ chart: { lines, bands } }: { chart: RuleChartData }) {
  const named = lines.filter(([, name]) => name !== '')
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-2">
      {named.map(([look, name]) => (
        <LegendEntry
          key={name}
          name={name}
          stroke={looks[look].stroke}
          width={Math.min(looks[look].width, 3)}
          dash={looks[look].dash}
        />
      ))}
      {bands.length === 0 ? null : (
        <>
          <LegendEntry name={t('Upper band')} stroke="stroke-down" width={1.5} dash="5 3" />
          <LegendEntry name={t('Lower band')} stroke="stroke-up" width={1.5} dash={undefined} />
        </>
      )}
    </ul>
  )
}

type LegendEntryProps = { name: string; stroke: string; width: number; dash: string | undefined }

function LegendEntry({ name, stroke, width, dash }: LegendEntryProps) {
  return (
    <li className="flex items-center gap-2">
      <svg width="22" height="6" viewBox="0 0 22 6" aria-hidden="true">
        <path d="M0 3H22" strokeWidth={width} strokeDasharray={dash} className={stroke} />
      </svg>
      {name}
    </li>
  )
}
