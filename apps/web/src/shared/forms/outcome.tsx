import { type ReactNode, useEffect, useRef } from 'react'

/**
 * The result of an action, in place of its form: takes the focus when it appears, so that it is announced and visible.
 */
export function Outcome({ className, children }: { className?: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1} className={className}>
      {children}
    </div>
  )
}
