import { clsx } from 'clsx'
import type { Limit } from '@stratomate/domain/billing/plans'

type LimitMarksProps = {
  limit: Limit
  /** What the whole line stands for. */
  most: number
  /** How many marks the line has, as a class of `app.css`, and their color. */
  look: string
}

/**
 * A limit as filled marks of a ruler, so that plans are told apart at a glance; without a limit the line has no
 * end. Decorative: the number is beside it.
 */
export function LimitMarks({ limit, most, look }: LimitMarksProps) {
  const isOpen = limit === 'unlimited'
  return (
    <progress
      aria-hidden="true"
      max={most}
      value={isOpen ? most : limit}
      className={clsx('limit-line', isOpen && 'limit-open', look)}
    />
  )
}
