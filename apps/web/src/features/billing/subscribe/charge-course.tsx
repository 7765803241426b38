import { clsx } from 'clsx'
import { StageMark, StageRail } from '#web/shared/page/stage-line.tsx'

/** `about`: what happens then, in as few words as fit in one line of a phone. */
export type ChargeMoment = { term: string; value: string; about: string }

/**
 * What is charged when, as moments on one line; the first is today, when the form is sent. Every
 * order has as many moments, of one line each, so that nothing below them moves when it becomes known who is here.
 */
export function ChargeCourse({ moments }: { moments: readonly ChargeMoment[] }) {
  return (
    <dl className="ml-1.5">
      {moments.map(({ term, value, about }, place) => (
        <div key={term} className="group/stage relative flex items-baseline justify-between gap-4 pb-5 pl-6 last:pb-0">
          <dt className={place === 0 ? 'text-md font-semibold' : 'text-text-2'}>
            <StageRail look={place === 0 ? 'filled' : 'open'} />
            <StageMark look={place === 0 ? 'filled' : 'open'} />
            {term}
            <span className="block text-sm font-normal text-text-3">{about}</span>
          </dt>
          <dd className={clsx('text-right tabular-nums', place === 0 ? 'text-md font-semibold' : 'font-medium')}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
