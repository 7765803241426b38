import { brand } from '@stratomate/brand'
import type { Device } from '@stratomate/contracts/trading/schemas'
import { clsx } from 'clsx'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { readySteps } from './ready-steps.ts'

type ReadyListProps = {
  devices: readonly Device[]
  /** A short list among other things, or rows that share the height of their place. */
  look: 'list' | 'rows'
}

/** What is done and what is left until signals can become trades. */
export function ReadyList({ devices, look }: ReadyListProps) {
  const isRows = look === 'rows'
  return (
    <ul className={isRows ? 'grid flex-1 content-start' : 'mt-3.5 grid gap-3'}>
      {readySteps(devices, brand.desktopName).map(({ title, detail, isDone, next }) => {
        const Icon = isDone ? CircleCheck : CircleDashed
        return (
          <li
            key={title}
            className={clsx(
              'flex gap-2.5',
              isRows ? 'items-center border-t border-line px-4 py-3.5 md:px-5' : 'items-start',
            )}
          >
            <Icon
              size={isRows ? 24 : 18}
              strokeWidth={1.75}
              aria-hidden="true"
              className={clsx('flex-none', isRows ? 'mr-1.5' : 'mt-0.5', isDone ? 'text-st-active' : 'text-st-pending')}
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
