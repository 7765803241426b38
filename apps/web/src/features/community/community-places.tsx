import { Skeleton } from '@stratomate/ui/skeleton'

/** As high as the composer at each width, so that nothing moves when it comes. */
export function ComposerPlace() {
  return <Skeleton className="h-11 rounded-md sm:h-76 sm:rounded-lg lg:h-94 xl:h-76" />
}

/** The place of the posts until they are there. */
export function ListSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-36 rounded-lg" />
      ))}
    </div>
  )
}
