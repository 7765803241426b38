import { Skeleton } from '@stratomate/ui/skeleton'

/** As high as the composer at each width, so that nothing moves when it appears. */
export function ComposerPlace() {
  return <Skeleton className="h-11 rounded-md sm:h-72 sm:rounded-lg md:h-64 lg:h-82 xl:h-64" />
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
