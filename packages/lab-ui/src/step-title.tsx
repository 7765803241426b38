import type { ReactNode } from 'react'

type StepTitleProps = { id: string; step: number; title: string; children: ReactNode }

/** The heading of one of the three steps, with the question that it answers. */
export function StepTitle({ id, step, title, children }: StepTitleProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span aria-hidden="true" className="text-lg font-semibold text-accent-text tabular-nums">
        {step}
      </span>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="text-sm text-text-3 max-sm:w-full">{children}</p>
    </div>
  )
}
