import { clsx } from 'clsx'

/**
 * `about`: what happens then. `isNow`: the first moment, whose amount is due when the form is sent. `isExtra`: only some
 * orders have it.
 */
export type ChargeMoment = { term: string; value: string; about?: string; isNow?: true; isExtra?: true }

/**
 * What is charged when, from today on, as moments on one line. On a phone the form is below it and would move when it
 * becomes known who is here: there, only what has the same height in every order is shown.
 */
export function ChargeCourse({ moments }: { moments: readonly ChargeMoment[] }) {
  return (
    <dl className="ml-1.5">
      {moments.map(({ term, value, about, isNow, isExtra }, place) => (
        <div
          key={term}
          className={clsx(
            'flex items-baseline justify-between gap-4 border-l pb-5 pl-6 last:border-transparent last:pb-0',
            place === 0 ? 'border-signal' : 'border-line-strong',
            isExtra === true && 'max-lg:hidden',
          )}
        >
          <dt className={clsx('relative', isNow === undefined ? 'text-text-2' : 'text-md font-semibold')}>
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-1.5 -left-7.5 size-3 rounded-full border-2',
                isNow === undefined ? 'border-line-strong bg-bg' : 'border-signal bg-signal',
              )}
            />
            {term}
            {about === undefined ? null : (
              <span className={clsx('block text-sm font-normal text-text-3', isNow === true && 'max-lg:hidden')}>
                {about}
              </span>
            )}
          </dt>
          <dd
            className={clsx('text-right tabular-nums', isNow === undefined ? 'font-medium' : 'text-md font-semibold')}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
