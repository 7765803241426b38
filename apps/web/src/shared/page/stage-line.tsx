import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Stage = { title: string; text: ReactNode }

type StageLineProps = { stages: readonly Stage[]; filled?: number; className?: string }

/**
 * What happens one after the other, as marks on one line. As many as are `filled` have the signal's color: the reader's
 * own step, or what has happened already.
 */
export function StageLine({ stages, filled = 1, className }: StageLineProps) {
  return (
    <ol className={clsx('ml-1.5', className)}>
      {stages.map(({ title, text }, place) => (
        <li key={title} className="group/stage relative pb-6 pl-6 last:pb-0">
          <StageRail look={place < filled ? 'filled' : 'open'} />
          <StageMark look={place < filled ? 'filled' : 'open'} />
          <p className="font-semibold text-text">{title}</p>
          <p className="mt-0.5 text-sm text-text-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}

const marks = { filled: 'border-signal bg-signal', open: 'border-line-strong bg-bg' } as const

/** The line from the mark of a stage to the next, in a `group/stage`: nothing is above the first and below the last. */
export function StageRail({ look }: { look: keyof typeof marks }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'absolute bottom-0 -left-px w-px group-last/stage:bottom-auto group-last/stage:h-2',
        look === 'filled' ? 'top-1.5 bg-signal' : 'top-0 bg-line-strong group-first/stage:top-1.5',
      )}
    />
  )
}

/** The mark of a stage on the left edge of its element, beside the first line of its words. */
export function StageMark({ look }: { look: keyof typeof marks }) {
  return (
    <span aria-hidden="true" className={clsx('absolute top-1.5 -left-1.5 size-3 rounded-full border-2', marks[look])} />
  )
}
