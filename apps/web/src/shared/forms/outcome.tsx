import { type ReactNode, useEffect, useRef } from 'react'

/** What came of an action, in the place of it: takes the focus when it appears, so that it is read out and in view. */
export function Outcome({ className, children }: { className?: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1} className={className}>
      {children}
    </div>
  )
}
