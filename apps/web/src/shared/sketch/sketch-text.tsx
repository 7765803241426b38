import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  text: 'fill-text',
  quiet: 'fill-text-2',
  faint: 'fill-text-3',
  accent: 'fill-accent-text',
  onAccent: 'fill-on-accent',
  up: 'fill-up',
} as const

type SketchTextProps = {
  at: readonly [x: number, y: number]
  size?: number
  tone?: keyof typeof tones
  weight?: 400 | 500 | 600
  anchor?: 'start' | 'middle' | 'end'
  children: ReactNode
}

/** A word inside of a drawing. */
export function SketchText({
  at,
  size = 12.5,
  tone = 'text',
  weight = 400,
  anchor = 'start',
  children,
}: SketchTextProps) {
  return (
    <text
      x={at[0]}
      y={at[1]}
      fontSize={size}
      fontWeight={weight}
      textAnchor={anchor}
      className={clsx('tabular-nums', tones[tone])}
    >
      {children}
    </text>
  )
}
