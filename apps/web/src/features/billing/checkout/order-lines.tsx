import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** `isSum`: what is paid now. */
export type OrderLine = { term: ReactNode; value: ReactNode; isSum?: true }

/** What is paid, line by line. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <dl>
      {lines.map(({ term, value, isSum }, place) => (
        <div
          key={place}
          className={clsx(
            'flex items-baseline justify-between gap-4 border-t border-line py-2.5',
            isSum === true && 'text-md font-semibold',
          )}
        >
          <dt className={clsx(isSum === undefined && 'text-text-2')}>{term}</dt>
          <dd className="text-right font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
