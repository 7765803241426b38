import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

type FoldProps = { title: string; className?: string; children: ReactNode }

/** A line that opens what few read: the plus of the house, a minus while it is open, on the browser's own element. */
export function Fold({ title, className, children }: FoldProps) {
  return (
    <details className={clsx('group text-sm', className)}>
      <summary className="flex min-h-9 w-fit cursor-pointer list-none items-center gap-1.5 text-text-2 hover:text-text">
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3 group-open:hidden" />
        <Minus
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="hidden flex-none text-text-3 group-open:block"
        />
        {title}
      </summary>
      {children}
    </details>
  )
}
