import { Skeleton } from '@stratomate/ui/skeleton'

export function AccountSkeleton() {
  return (
    <div className="pt-5 md:pt-7">
      <h1 className="text-xl">Account</h1>
      <output className="sr-only">Loading your account</output>
      <Skeleton className="mt-6 h-10 w-full max-w-form" />
      <PanelSkeleton />
    </div>
  )
}

/** A section that is loading. */
export function PanelSkeleton() {
  return (
    <div className="grid gap-6 py-8 lg:grid-cols-3">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-56 lg:col-span-2" />
    </div>
  )
}
