import type { Limit } from '@stratomate/domain/billing/plans'
import { clsx } from 'clsx'

/** What one mark stands for, and how many there are on the line: a chart each, and ten trades each. */
const scales = {
  charts: { most: 10, look: 'limit-marks-10' },
  trades: { most: 300, look: 'limit-marks-30' },
  licenceTrades: { most: 600, look: 'limit-marks-60' },
} as const

type LimitMarksProps = { limit: Limit; of: keyof typeof scales; isFitting?: boolean }

/** A limit as filled marks of a ruler, so that plans are told apart at a glance. Decorative: its number is beside it. */
export function LimitMarks({ limit, of, isFitting = false }: LimitMarksProps) {
  const { most, look } = scales[of]
  return (
    <svg aria-hidden="true" height="7" className={clsx('mt-2 w-full', look)}>
      <rect width="100%" height="7" className="fill-s3" />
      <rect
        width={limit === 'unlimited' ? '100%' : `${(limit / most) * 100}%`}
        height="7"
        className={isFitting ? 'fill-signal' : 'fill-text-3'}
      />
    </svg>
  )
}
