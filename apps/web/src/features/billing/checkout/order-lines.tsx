import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** `about`: what happens with that line. `isSum`: what is paid now. */
export type OrderLine = { term: ReactNode; value: ReactNode; about?: string; isSum?: true }

/** What is paid, line by line. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <dl>
      {lines.map(({ term, value, about, isSum }, place) => (
        <div
          key={place}
          className={clsx(
            'flex items-baseline justify-between gap-4 border-t border-line py-2.5',
            isSum === true && 'text-md font-semibold',
          )}
        >
          <dt className={clsx(isSum === undefined && 'text-text-2')}>
            {term}
            {about === undefined ? null : <span className="block text-sm font-normal text-text-3">{about}</span>}
          </dt>
          <dd className="text-right font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
