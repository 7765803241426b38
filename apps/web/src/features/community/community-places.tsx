import { Skeleton } from '@stratomate/ui/skeleton'

/** As high as the closed composer, so that nothing moves when it appears. */
export function ComposerPlace() {
  return <Skeleton className="h-14 rounded-lg" />
}

/** Keeps the room for the posts until they are there. */
export function ListSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-36 rounded-lg" />
      ))}
    </div>
  )
}
