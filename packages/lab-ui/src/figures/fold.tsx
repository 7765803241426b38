import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type FoldProps = { title: string; className?: string; children: ReactNode }

/** A line that opens what few read: the plus of the house, a minus while it is open, on the browser's own element. */
export function Fold({ title, className, children }: FoldProps) {
  return (
    <details className={clsx('group text-sm', className)}>
      <summary className="flex min-h-9 w-fit cursor-pointer list-none items-center gap-1.5 text-text-2 hover:text-text">
        <PlusOrMinus />
        {title}
      </summary>
      {children}
    </details>
  )
}

/** Drawn here: the icons of the house share scripts, of which the first view of the lab would load two for these lines. */
function PlusOrMinus() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeWidth={1.75}
      className="size-4 flex-none stroke-current text-text-3"
      strokeLinecap="round"
    >
      <path d="M5 12h14" />
      <path d="M12 5v14" className="group-open:hidden" />
    </svg>
  )
}
