import { brand } from '@stratomate/brand'
import type { Device } from '@stratomate/contracts/trading/schemas'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { readySteps } from './ready-steps.ts'

/** What is done and what is left until signals can become trades. */
export function ReadyList({ devices }: { devices: readonly Device[] }) {
  return (
    <ul className="mt-3.5 grid gap-3">
      {readySteps(devices, brand.desktopName).map(({ title, detail, isDone, next }) => {
        const Icon = isDone ? CircleCheck : CircleDashed
        return (
          <li key={title} className="flex items-start gap-2.5">
            <Icon
              size={18}
              strokeWidth={1.75}
              aria-hidden="true"
              className={`mt-0.5 flex-none ${isDone ? 'text-st-active' : 'text-st-pending'}`}
            />
            <div className="min-w-0">
              <p className="leading-snug">
                {title}
                <span className="sr-only">{isDone ? ' (done)' : ' (not yet)'}</span>
              </p>
              <p className="text-sm break-words text-text-2">
                {detail} {next === null ? null : <TextLink to={next.to}>{next.label}</TextLink>}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
