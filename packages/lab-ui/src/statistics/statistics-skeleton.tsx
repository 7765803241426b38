import { useSpeech } from '#lab-ui/language/speech.ts'
import { Skeleton } from '@stratomate/ui/skeleton'

/** The place of statistics until they are there. */
export function StatisticsSkeleton() {
  const { t } = useSpeech()
  return (
    <div aria-busy="true" className="grid gap-4">
      <p aria-live="polite" className="sr-only">
        {t('Loading your statistics')}
      </p>
      <Skeleton className="h-52" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
      <Skeleton className="h-100" />
    </div>
  )
}
