import { clsx } from 'clsx'

/** `about`: what happens then. `isNow`: the first moment, whose amount is due when the form is sent. */
export type ChargeMoment = { term: string; value: string; about?: string; isNow?: true }

/** What is charged when, from today on, as moments on one line. */
export function ChargeCourse({ moments }: { moments: readonly ChargeMoment[] }) {
  return (
    <dl className="ml-1.5">
      {moments.map(({ term, value, about, isNow }, place) => (
        <div
          key={term}
          className={clsx(
            'flex items-baseline justify-between gap-4 border-l pb-5 pl-6 last:border-transparent last:pb-0',
            place === 0 ? 'border-signal' : 'border-line-strong',
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
            {about === undefined ? null : <span className="block text-sm font-normal text-text-3">{about}</span>}
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
