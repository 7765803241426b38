import type { ReactNode } from 'react'

/** An empty list: an empty ruler, one sentence, one action. */
export function EmptyList({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-5 rounded-lg border border-line px-5 py-10 text-center text-text-2">
      <EmptyRuler />
      <div>
        <p className="text-md text-text">{title}</p>
        {children === undefined ? null : <p className="mt-1.5">{children}</p>}
      </div>
      {action}
    </div>
  )
}

/** The ruler with no fill: nothing has been measured here yet. */
export function EmptyRuler() {
  return (
    <svg width="220" height="16" viewBox="0 0 220 16" aria-hidden="true" className="max-w-full">
      <rect y="5" width="220" height="6" rx="2" className="fill-s3" />
      <rect x="183" width="1.5" height="16" className="fill-text-3" />
    </svg>
  )
}
