type RangeRulerProps = { lowCents: number; highCents: number; endCents: number; className?: string }

/**
 * Between what the money moved: from its lowest to its highest, with a tick at the zero it began with and a dot at the end.
 * Decorative: the words beside it say the same.
 */
export function RangeRuler({ lowCents, highCents, endCents, className }: RangeRulerProps) {
  const span = Math.max(1, highCents - lowCents)
  const at = (cents: number) => `${(2 + (96 * (cents - lowCents)) / span).toFixed(2)}%`
  return (
    <svg width="100%" height="28" aria-hidden="true" className={className}>
      <rect y="5" width="100%" height="4" rx="2" className="fill-s3" />
      <rect x="2%" y="5" width="96%" height="4" rx="2" className="fill-text-3" />
      <rect x={at(0)} y="0" width="1.5" height="14" className="fill-signal" />
      <text x={at(0)} y="26" textAnchor="middle" className="fill-text-3 text-xs tabular-nums">
        0
      </text>
      <circle cx={at(endCents)} cy="7" r="4.5" className="fill-text" />
    </svg>
  )
}
