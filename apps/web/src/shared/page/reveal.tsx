import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useInView } from '#web/shared/hooks/use-in-view.ts'

/** Fades and slides its content in, once. Without a script it is visible from the start. */
export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
  const target = useInView<HTMLDivElement>()
  return (
    <div ref={target} className={clsx('reveal', className)}>
      {children}
    </div>
  )
}
