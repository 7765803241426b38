import { clsx } from 'clsx'

type RulerBarProps = {
  /** The measured value, in the unit of `limit`; null draws the empty ruler. */
  value: number | null
  limit: number
  /** The length of the track, in the same unit. */
  scale: number
  className?: string
}

/**
 * A ruler with a tick at its limit; the part beyond it has the colour of trouble. Decorative: the number is shown
 * beside it. Drawn as an SVG with percentages, because the policy refuses widths in style attributes.
 */
export function RulerBar({ value, limit, scale, className }: RulerBarProps) {
  const share = (part: number) => `${((Math.min(part, scale) / scale) * 100).toFixed(2)}%`
  // Even a thousandth of a second is visible: the fill never vanishes.
  const shown = value === null ? 0 : Math.max(value, scale / 100)
  const isLate = value !== null && value > limit
  return (
    <svg aria-hidden="true" width="100%" height="14" className={clsx('block min-w-0 overflow-visible', className)}>
      <rect y="4" width="100%" height="6" rx="2" className="fill-s3" />
      {value === null ? null : (
        <rect y="4" width={share(isLate ? limit : shown)} height="6" rx="2" className="fill-signal" />
      )}
      {isLate ? (
        <rect
          x={share(limit)}
          y="4"
          width={`${Math.min(((value - limit) / scale) * 100, 100 - (limit / scale) * 100).toFixed(2)}%`}
          height="6"
          className="fill-st-problem"
        />
      ) : null}
      <rect x={share(limit)} y="0" width="1.5" height="14" className="fill-text-3" />
    </svg>
  )
}
