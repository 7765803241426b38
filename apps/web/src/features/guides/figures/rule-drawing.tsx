import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import type { ReactNode } from 'react'
import { SketchCandles } from '#web/shared/sketch/sketch-candles.tsx'
import { SketchText } from '#web/shared/sketch/sketch-text.tsx'
import { t } from '#web/shared/language/t.ts'
import type { Sketch } from '#web/shared/sketch/sketch.ts'

/** A rule as a picture: candles, the lines of the indicator, its limits, and where it gives a signal. */
export type RuleSketch = Omit<Sketch, 'bands'> & {
  lines: readonly (readonly [name: TranslatedText, path: string])[]
  levels: readonly number[]
  /** Side, place, the candle's edge, and the place on the lines where they have a separate panel. */
  marks: readonly (readonly [side: 'up' | 'down', x: number, y: number, lineY?: number])[]
}

type RuleDrawingProps = {
  sketch: RuleSketch
  /** The words at the limits, in their order. */
  levelNames?: readonly TranslatedText[]
}

const lineLooks = [
  { className: 'stroke-st-trial', dash: undefined },
  { className: 'stroke-st-pending', dash: '6 3' },
  { className: 'stroke-st-trial', dash: undefined },
] as const

/**
 * Draws one rule and ends with its signal: what followed it is never shown. Lines differ by their dash as well as by
 * their colour; a signal is an arrow and a word.
 */
export function RuleDrawing({ sketch, levelNames = [] }: RuleDrawingProps) {
  const { lines, levels, marks } = sketch
  const hasOwnPanel = marks.some(([, , , lineY]) => lineY !== undefined)
  return (
    <svg viewBox="0 0 360 236" className="w-full" aria-hidden="true">
      <rect x=".5" y=".5" width="359" height="235" rx="8" className="fill-s1 stroke-line" />
      {hasOwnPanel ? <path d="M0 122.5H360" className="stroke-line" /> : null}
      {levels.map((y) => (
        <path key={y} d={`M8 ${y}H352`} strokeDasharray="2 4" className="stroke-text-3" />
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
      {levels.map((y, place) => (
        <Label key={y} at={[352, place === 0 && levels.length > 1 ? y + 14 : y - 6]} tone="faint" anchor="end">
          {nameOf(levelNames[place])}
        </Label>
      ))}
      {marks.map((mark) => (
        <Mark key={mark[1]} mark={mark} />
      ))}
      <Legend names={lines.map(([name]) => t(name))} />
    </svg>
  )
}

function nameOf(level: TranslatedText | undefined): string {
  return level === undefined ? '' : t(level)
}

function Mark({ mark: [side, x, y, lineY] }: { mark: RuleSketch['marks'][number] }) {
  const isUp = side === 'up'
  const tipY = isUp ? y + 2 : y - 2
  return (
    <>
      {lineY === undefined ? null : (
        <circle cx={x} cy={lineY} r="3.4" strokeWidth="1.8" className="fill-s1 stroke-signal" />
      )}
      <path
        d={isUp ? `M${x} ${tipY}l5 8.5h-10z` : `M${x} ${tipY}l5 -8.5h-10z`}
        className={isUp ? 'fill-up' : 'fill-down'}
      />
      <Label at={[x + 9, isUp ? tipY + 9 : tipY - 0.5]} tone={side} anchor="start">
        {isUp ? t('Buy') : t('Sell')}
      </Label>
    </>
  )
}

const tones = { up: 'fill-up', down: 'fill-down', faint: 'fill-text-3' } as const

type LabelProps = {
  at: readonly [x: number, y: number]
  tone: keyof typeof tones
  anchor: 'start' | 'end'
  children: ReactNode
}

/** A word over a drawing, with an outline in the background's colour that keeps it readable on lines and candles. */
function Label({ at: [x, y], tone, anchor, children }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize="12"
      fontWeight={tone === 'faint' ? 400 : 600}
      paintOrder="stroke"
      strokeWidth="4"
      strokeLinejoin="round"
      className={`stroke-s1 ${tones[tone]}`}
    >
      {children}
    </text>
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
