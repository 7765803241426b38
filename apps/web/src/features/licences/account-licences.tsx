import { Skeleton } from '@stratomate/ui/skeleton'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { describeError } from '#web/shared/api/api-error.ts'
import { LicenceList } from './licence-list.tsx'
import { useLicences } from './use-licences.ts'

/** The licences of the signed-in person, read when the tab is opened. */
export function AccountLicences() {
  const licences = useLicences()
  if (licences.isPending) return <Skeleton className="h-40" />
  if (licences.isError) {
    const retry = (
      <Button size="sm" onClick={() => void licences.refetch()}>
        Try again
      </Button>
    )
    return (
      <Banner tone="error" title="Could not load your licenses" action={retry}>
        {describeError(licences.error)}
      </Banner>
    )
  }
  return <LicenceList licences={licences.data} />
}
