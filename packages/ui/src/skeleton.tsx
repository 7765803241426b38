import { LoaderCircle } from 'lucide-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A quiet block in place of content that is loading; appears after 200 ms (`.delayed` of the page's style). */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('delayed block animate-pulse rounded-sm bg-s3', className)} />
}

/** A quiet block over hidden content of the right size, so that nothing moves when it arrives. */
export function SkeletonOver({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className="relative">
      <div className={clsx('invisible', className)}>{children}</div>
      <Skeleton className="absolute inset-0" />
    </div>
  )
}

/** Decorative: the words beside it say what is happening. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <LoaderCircle size={size} aria-hidden="true" className="animate-spin" />
}
