import { Skeleton } from '@stratomate/ui/skeleton'

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
