import type { Limit } from '@stratomate/domain/billing/plans'

type LimitMarksProps = {
  limit: Limit
  /** What the whole line stands for. */
  most: number
  /** How many marks the line has, as a class of `app.css`, and their color. */
  look: string
}

/** A limit as filled marks of a ruler, so that plans are told apart at a glance. Decorative: its number is beside it. */
export function LimitMarks({ limit, most, look }: LimitMarksProps) {
  const value = limit === 'unlimited' ? most : limit
  return <progress aria-hidden="true" max={most} value={value} className={`limit-line ${look}`} />
}
