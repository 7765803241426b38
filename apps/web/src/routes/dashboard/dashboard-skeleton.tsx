import { Card } from '@stratomate/ui/card'
import { Skeleton } from '@stratomate/ui/skeleton'

const figures = ['Trades today', 'Charts watched', 'Signal to order', 'Result today'] as const

/** The dashboard's own layout without its figures; what the built page holds. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <div className="flex items-center justify-between pt-5 pb-4 md:pt-7 md:pb-5">
        <h1 className="text-xl">Dashboard</h1>
        <p aria-live="polite" className="sr-only">
          Loading your dashboard
        </p>
      </div>
      <div className="kpi:kpi-columns grid grid-cols-2 rounded-lg border border-line bg-s1">
        {figures.map((figure) => (
          <div key={figure} className="grid h-30 content-start gap-3 px-4 py-3.5 md:px-5 md:py-4.5">
            <p className="text-sm text-text-2">{figure}</p>
            <Skeleton className="h-7 w-24" />
            <Skeleton className="h-1.5 w-full" />
          </div>
        ))}
      </div>
      <div className="kpi:board-columns mt-4 grid grid-cols-1 gap-4">
        <Card className="h-100 p-4 md:p-5">
          <Skeleton className="h-full" />
        </Card>
        <Card className="grid h-100 content-start gap-5 p-5">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-11" />
        </Card>
      </div>
      <Card className="mt-4 grid h-60 content-start gap-5 p-5">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
      </Card>
    </div>
  )
}
