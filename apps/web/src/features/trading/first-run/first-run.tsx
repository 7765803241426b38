import type { Device } from '@stratomate/contracts/trading/schemas'
import { Card, CardTitle } from '@stratomate/ui/card'
import { MeterBar } from '@stratomate/ui/meter-bar'
import { clsx } from 'clsx'
import { Check, CircleHelp } from 'lucide-react'
import { useRunsWindows } from '#web/shared/hooks/use-runs-windows.ts'
import { LinkButton, TextLink } from '#web/shared/page/link-button.tsx'
import { SendLinkButton } from '#web/shared/page/send-link-button.tsx'
import { type FirstRunStep, firstRunSteps } from './first-run-steps.ts'
import { WatchCard } from './watch-card.tsx'

type FirstRunProps = {
  devices: readonly Device[]
  /** Whether nothing above asks for more: otherwise no button here is the first of the page. */
  isLead: boolean
  onWatch: () => void
}

/** What a new account sees instead of charts: four steps with the next one open, and a simulation to watch at once. */
export function FirstRun({ devices, isLead, onWatch }: FirstRunProps) {
  const steps = firstRunSteps({ devices, tradeCount: 0 })
  const runsWindows = useRunsWindows()
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <div className="kpi:first-run-columns grid grid-cols-1 gap-4">
      <Card as="section" aria-labelledby="first-run-title" className="flex flex-col p-4 md:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <CardTitle id="first-run-title">Four steps to the first trade</CardTitle>
          <p aria-live="polite" className="text-sm text-text-2 tabular-nums">
            {done} of {steps.length} done
          </p>
        </div>
        <MeterBar className="mt-3" parts={[{ key: 'done', share: done / steps.length, tone: 'signal' }]} />
        <ol className="mt-3 divide-y divide-line">
          {steps.map((step, index) => (
            <Step key={step.id} step={step} number={index + 1} isHere={runsWindows !== false} isLead={isLead} />
          ))}
        </ol>
      </Card>
      {/* Where the app cannot run, what can be done now comes first. */}
      <div className={clsx('grid', runsWindows === false && 'order-first kpi:order-none')}>
        <WatchCard isLead={isLead && runsWindows === false} onWatch={onWatch} />
      </div>
    </div>
  )
}

/** Where the app cannot run, a narrow page asks for the simulated charts first, and a wide one for this. */
const leadLook = 'kpi:border-transparent kpi:bg-accent kpi:text-on-accent kpi:hover:bg-accent-hover'

/** `isHere`: whether the app could run on this computer. */
type StepProps = { step: FirstRunStep; number: number; isHere: boolean; isLead: boolean }

function Step({ step, number, isHere, isLead }: StepProps) {
  const { title, detail, time, state, action, help } = step
  // A phone cannot install the app, so it sends the address to the computer that can.
  const isSent = !isHere && step.id === 'app'
  return (
    <li aria-current={state === 'next' ? 'step' : undefined} className="flex gap-4 py-4.5">
      <span
        className={clsx(
          'grid size-8 flex-none place-items-center rounded-full border text-sm font-semibold tabular-nums',
          state === 'done' && 'border-transparent bg-accent-soft text-accent-text',
          state === 'next' && 'border-signal text-text',
          state === 'later' && 'border-line text-text-3',
        )}
      >
        {state === 'done' ? (
          <Check size={17} strokeWidth={2} aria-hidden="true" />
        ) : (
          <span aria-hidden="true">{number}</span>
        )}
      </span>
      <div className="min-w-0 flex-1">
        <div className="items-baseline justify-between gap-x-4 sm:flex">
          <h3 className={clsx('text-md leading-8 font-semibold tracking-normal', state === 'later' && 'text-text-2')}>
            {title}
            <span className="sr-only">{state === 'done' ? ' (done)' : ' (not yet)'}</span>
          </h3>
          {time === null ? null : <p className="flex-none text-xs text-text-3 max-sm:mb-0.5">{time}</p>}
        </div>
        <p className="text-sm text-balance break-words text-text-2">{detail}</p>
        {state === 'next' ? (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            {action === null ? null : (
              <LinkButton
                to={action.to}
                variant={isHere && isLead ? 'primary' : 'secondary'}
                size="md"
                className={clsx(isLead && !isHere && leadLook, isSent && 'max-kpi:hidden')}
              >
                {action.label}
              </LinkButton>
            )}
            {action !== null && isSent ? <SendLinkButton className="kpi:hidden" /> : null}
            <TextLink to={help.to} className="inline-flex items-center gap-1.5 text-sm text-text-2">
              <CircleHelp size={16} strokeWidth={1.75} aria-hidden="true" />
              {help.label}
            </TextLink>
          </div>
        ) : null}
      </div>
    </li>
  )
}
