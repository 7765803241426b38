import { Skeleton } from '@stratomate/ui/skeleton'

/** The place of the payment form until it is there, as high as the form. */
export function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <p className="sr-only">Loading the payment form</p>
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <Skeleton className="h-11" />
      <Skeleton className="h-12" />
    </div>
  )
}
