import { clsx } from 'clsx'
import { Check } from 'lucide-react'

/** `first`: what the first step asks for. */
type StepLineProps = { step: 1 | 2; first: 'Email' | 'Account' }

/** The present step and those that follow. */
export function StepLine({ step, first }: StepLineProps) {
  return (
    <ol className="mb-6 flex items-center gap-3 text-sm font-medium">
      {[first, 'Payment'].map((name, index) => {
        const place = index + 1
        return (
          <li
            key={name}
            aria-current={place === step ? 'step' : undefined}
            className={clsx('flex items-center gap-3', place === step ? 'text-text' : 'text-text-3')}
          >
            {index === 0 ? null : <span aria-hidden="true" className="h-px w-8 bg-line-strong" />}
            <span
              className={clsx(
                'grid size-6 flex-none place-items-center rounded-full border text-xs tabular-nums',
                place <= step ? 'border-accent bg-accent text-on-accent' : 'border-line-strong',
              )}
            >
              {place < step ? <Check size={14} strokeWidth={2.5} aria-label="Done:" /> : place}
            </span>
            {name}
          </li>
        )
      })}
    </ol>
  )
}
