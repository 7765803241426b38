import { clsx } from 'clsx'

/** A quiet block in the place of what is loading; appears after 200 ms (`.delayed` of the page's style). */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('delayed block animate-pulse rounded-sm bg-s3', className)} />
}
