import { SketchCandles } from '#web/shared/sketch/sketch-candles.tsx'
import { SketchText } from '#web/shared/sketch/sketch-text.tsx'
import type { Sketch } from '#web/shared/sketch/sketch.ts'

/** A rule as a picture: candles, the lines of the indicator, its bounds, and where it gives a signal. */
export type RuleSketch = Omit<Sketch, 'bands'> & {
  lines: readonly (readonly [name: string, path: string])[]
  levels: readonly number[]
  /** Side, place, the candle's edge, and the place on the lines where they have a panel of their own. */
  marks: readonly (readonly [side: 'up' | 'down', x: number, y: number, lineY?: number])[]
}

type RuleDrawingProps = {
  sketch: RuleSketch
  /** The words at the bounds, in their order. */
  levelNames?: readonly string[]
}

const lineLooks = [
  { className: 'stroke-st-trial', dash: undefined },
  { className: 'stroke-st-pending', dash: '6 3' },
  { className: 'stroke-st-trial', dash: undefined },
] as const

/** Draws one rule. Lines differ by their dash as well as by their colour; a signal is an arrow and a word. */
export function RuleDrawing({ sketch, levelNames = [] }: RuleDrawingProps) {
  const { lines, levels, marks } = sketch
  const hasOwnPanel = marks.some(([, , , lineY]) => lineY !== undefined)
  return (
    <svg viewBox="0 0 360 236" className="w-full" aria-hidden="true">
      <rect x=".5" y=".5" width="359" height="235" rx="8" className="fill-s1 stroke-line" />
      {hasOwnPanel ? <path d="M0 122.5H360" className="stroke-line" /> : null}
      {levels.map((y, place) => (
        <g key={y}>
          <path d={`M8 ${y}H352`} strokeDasharray="2 4" className="stroke-text-3" />
          <SketchText at={[350, place === 0 && levels.length > 1 ? y + 13 : y - 5]} size={12} tone="faint" anchor="end">
            {levelNames[place]}
          </SketchText>
        </g>
      ))}
      {marks.map(([, x, , lineY]) =>
        lineY === undefined ? null : (
          <path key={x} d={`M${x} 12V198`} strokeDasharray="1 3" className="stroke-line-strong" />
        ),
      )}
      <SketchCandles sketch={{ ...sketch, bands: [] }} />
      {lines.map(([name, path], place) => (
        <path
          key={name}
          d={path}
          fill="none"
          strokeWidth="1.6"
          strokeLinejoin="round"
          strokeDasharray={lineLooks[place]?.dash}
          className={lineLooks[place]?.className}
        />
      ))}
      {marks.map((mark) => (
        <Mark key={mark[1]} mark={mark} />
      ))}
      <Legend names={lines.map(([name]) => name)} />
    </svg>
  )
}

function Mark({ mark: [side, x, y, lineY] }: { mark: RuleSketch['marks'][number] }) {
  const isUp = side === 'up'
  const tipY = isUp ? y + 2 : y - 2
  const wordX = Math.min(x, 336)
  return (
    <>
      {lineY === undefined ? null : (
        <circle cx={x} cy={lineY} r="3.4" className="fill-s1 stroke-signal" strokeWidth="1.8" />
      )}
      <path
        d={isUp ? `M${x} ${tipY}l5 8.5h-10z` : `M${x} ${tipY}l5 -8.5h-10z`}
        className={isUp ? 'fill-up' : 'fill-down'}
      />
      <SketchText
        at={[wordX + (isUp ? 9 : 9), isUp ? tipY + 9 : tipY - 1]}
        size={12}
        weight={600}
        tone={isUp ? 'up' : 'text'}
      >
        {isUp ? 'Buy' : 'Sell'}
      </SketchText>
    </>
  )
}

function Legend({ names }: { names: readonly string[] }) {
  const width = 340 / Math.max(3, names.length)
  return names.map((name, place) => (
    <g key={name} transform={`translate(${14 + place * width} 220)`}>
      <path
        d="M0 -4H20"
        strokeWidth="1.8"
        strokeDasharray={lineLooks[place]?.dash}
        className={lineLooks[place]?.className}
      />
      <SketchText at={[27, 0]} size={12} tone="quiet">
        {name}
      </SketchText>
    </g>
  ))
}
