import { Card, CardTitle } from '@stratomate/ui/card'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { firstRunSteps } from './first-run-steps.ts'

/** What a plan is followed by, for those who have none yet: the steps of the first run, none of them to be done now. */
export function StepsAhead() {
  return (
    <Card as="section" aria-labelledby="steps-ahead-title" className="mt-4 p-4 md:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <CardTitle id="steps-ahead-title">Then four steps to the first trade</CardTitle>
        <TextLink to="/how-to" className="text-sm text-text-2">
          Read the guides
        </TextLink>
      </div>
      <ol className="mt-4 grid gap-x-8 gap-y-5 border-t border-line pt-4 sm:grid-cols-2 kpi:grid-cols-4">
        {firstRunSteps({ devices: [], tradeCount: 0 }).map(({ id, title, detail, time }, place) => (
          <li key={id} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-8 flex-none place-items-center rounded-full border border-line text-sm font-semibold text-text-2 tabular-nums"
            >
              {place + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-base leading-8 font-semibold tracking-normal">{title}</h3>
              <p className="text-xs text-text-3">{time}</p>
              <p className="mt-1.5 text-sm text-balance text-text-2 sm:text-pretty">{detail}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
