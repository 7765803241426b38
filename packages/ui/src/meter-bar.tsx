import { clsx } from 'clsx'

export type MeterPart = { key: string; share: number; tone: 'signal' | 'up' | 'down' | 'rest' }

const tones = {
  signal: 'fill-signal',
  up: 'fill-up',
  down: 'fill-down',
  rest: 'fill-line-strong',
} as const satisfies Record<MeterPart['tone'], string>

/** A bar in parts; shares add up to 1 at most and the rest shows the track. Decorative: numbers are shown beside it. */
export function MeterBar({ parts, className }: { parts: readonly MeterPart[]; className?: string }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { share }) => sum + share, 0))
  return (
    <svg aria-hidden="true" width="100%" height="6" className={clsx('block', className)}>
      <rect width="100%" height="6" rx="3" className="fill-s3" />
      {parts.map(({ key, share, tone }, index) => (
        <rect
          key={key}
          x={`${((starts[index] ?? 0) * 100).toFixed(2)}%`}
          width={`${(share * 100).toFixed(2)}%`}
          height="6"
          rx="3"
          className={tones[tone]}
        />
      ))}
    </svg>
  )
}
