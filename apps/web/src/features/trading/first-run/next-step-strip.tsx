import type { Device } from '@stratomate/contracts/trading/schemas'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { firstRunSteps } from './first-run-steps.ts'

type NextStepStripProps = { devices: readonly Device[]; tradeCount: number }

/** Once charts are there, the step that is left before the first trade, in one line. */
export function NextStepStrip({ devices, tradeCount }: NextStepStripProps) {
  const steps = firstRunSteps({ devices, tradeCount })
  const next = steps.find(({ state }) => state === 'next')
  if (tradeCount > 0 || next === undefined) return null
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <section
      aria-label="Next step"
      className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-lg border border-line bg-s1 px-4 py-3 text-sm md:px-5"
    >
      <p aria-live="polite" className="font-semibold">
        {next.title}
      </p>
      <p className="min-w-0 text-text-2 max-md:order-1 max-md:w-full md:flex-1">
        {next.detail} <TextLink to={next.help.to}>{next.help.label}</TextLink>
      </p>
      <p className="text-xs text-text-3 tabular-nums max-md:ml-auto">
        {done} of {steps.length} done
      </p>
    </section>
  )
}
