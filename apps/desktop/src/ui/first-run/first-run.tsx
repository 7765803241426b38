import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import { Button } from '@stratomate/ui/button'
import { CircleCheck } from 'lucide-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useAct, useApp } from '../connection/use-app.ts'
import { ChoosePlan } from './choose-plan.tsx'
import { SignIn } from './sign-in.tsx'
import { TerminalFiles } from '../shown/terminal-files.tsx'
import { TestSignal } from '../shown/test-signal.tsx'
import { t } from '../language/t.ts'
import { LanguageChoice } from '../shown/language-choice.tsx'

type Step = Exclude<WindowState['firstRun'], 'done'>

const steps = {
  sign_in: 'Sign in',
  plan: 'Plan',
  terminal: 'MetaTrader 5',
  test: 'Test signal',
} as const satisfies Record<Step, string>
// Safe: exactly the keys of the table above.
const stepNames = Object.keys(steps) as Step[]

/** The way from a fresh installation to the first test signal; each step says when it is done. */
export function FirstRun() {
  const { state } = useApp()
  const step = state.firstRun === 'done' ? 'test' : state.firstRun
  return (
    <div className="mx-auto grid max-w-prose gap-7 px-6 py-6">
      <div className="flex justify-end">
        <LanguageChoice legendClassName="sr-only" />
      </div>
      <ol className="flex gap-5 text-sm">
        {stepNames.map((name, index) => {
          const isDone = index < stepNames.indexOf(step)
          return (
            <li
              key={name}
              aria-current={name === step ? 'step' : undefined}
              className={clsx(
                'flex flex-1 items-center gap-2 border-t-2 pt-2',
                name === step && 'border-signal font-semibold',
                isDone && 'border-signal text-text-2',
                !isDone && name !== step && 'border-line text-text-3',
              )}
            >
              {isDone ? (
                <CircleCheck size={16} aria-hidden="true" className="text-st-active" />
              ) : (
                <span aria-hidden="true" className="w-4 text-center tabular-nums">
                  {index + 1}
                </span>
              )}
              {t(steps[name])}
              {isDone ? <span className="sr-only">{` (${t('done')})`}</span> : null}
            </li>
          )
        })}
      </ol>
      <StepContent step={step} />
    </div>
  )
}

function StepContent({ step }: { step: Step }) {
  const { state } = useApp()
  const act = useAct()
  switch (step) {
    case 'sign_in':
      return <SignIn />
    case 'plan':
      return <ChoosePlan missing={state.missingPlan} />
    case 'terminal':
      return (
        <StepText
          title={t('Connect MetaTrader 5')}
          text={t(
            'Install the expert advisor and an indicator, compile them, and attach the expert advisor to a chart. This window continues when the chart appears.',
          )}
        >
          <TerminalFiles />
          <div className="border-t border-line pt-5">
            <Button variant="quiet" onClick={() => void act({ kind: 'finish_first_run' })}>
              {t('Do this later')}
            </Button>
          </div>
        </StepText>
      )
    case 'test':
      return (
        <StepText
          title={t('Your chart is connected')}
          text={t('Send a test signal to see how long it takes on this computer, then choose your favorites.')}
        >
          <TestSignal />
          <div className="border-t border-line pt-5">
            <Button onClick={() => void act({ kind: 'finish_first_run' })}>{t('Go to the charts')}</Button>
          </div>
        </StepText>
      )
    default:
      return step satisfies never
  }
}

function StepText({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-xl font-semibold">{title}</h2>
        <p className="text-text-2">{text}</p>
      </div>
      {children}
    </div>
  )
}
