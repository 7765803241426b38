import { Card } from '@stratomate/ui/card'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { StatisticsSketch } from './statistics-sketch.tsx'

const parts = [
  {
    of: 'share',
    title: 'Share won',
    text: 'From 30 trades on, with its interval, beside the share that breaks even at your payouts.',
  },
  {
    of: 'evidence',
    title: 'What each chart proves',
    text: 'Luck or more: the evidence for and against each chart, trade by trade.',
  },
  {
    of: 'hours',
    title: 'Where they were won and lost',
    text: 'By symbol, hour, weekday, indicator and expiry, each against break-even.',
  },
] as const

/** Before the first settled trade: what the page will show, and what can be counted without one. */
export function NoTradesYet() {
  return (
    <Card as="section" aria-labelledby="no-trades-title">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-4 md:p-5">
        <div>
          <h2 id="no-trades-title" className="text-lg">
            No settled trade yet
          </h2>
          <p className="mt-1.5 text-sm text-pretty text-text-2">
            Each trade is counted here as soon as its outcome is known, those of the paper account included.
          </p>
        </div>
        <LinkButton to="/lab" className="max-sm:w-full">
          Test a rule in the Lab
        </LinkButton>
      </div>
      <ul className="grid border-t border-line md:grid-cols-3">
        {parts.map(({ of, title, text }) => (
          <li
            key={title}
            className="border-line p-4 not-first:border-t md:p-5 md:not-first:border-t-0 md:not-first:border-l"
          >
            <StatisticsSketch of={of} />
            <h3 className="mt-4 text-base leading-snug font-semibold tracking-normal">{title}</h3>
            <p className="mt-1 text-sm text-pretty text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
