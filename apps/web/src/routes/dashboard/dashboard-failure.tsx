import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { useEffect } from 'react'
import { describeError } from '#web/shared/api/api-error.ts'
import { SignInAgain } from '#web/shared/session/sign-in-again.tsx'

/** The dashboard could not be read: the words of the specification, the reason, and another try. */
export function DashboardFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const toast = useToast()
  useEffect(() => {
    toast({ title: 'Error', description: 'Something went wrong', variant: 'destructive' })
  }, [error, toast])
  return (
    <>
      <h1 className="pt-7 pb-5 text-xl">Dashboard</h1>
      <Banner tone="error" title="Error" action={<Button onClick={onRetry}>Try again</Button>}>
        <p>Failed to load subscription data</p>
        <p className="text-text-3">
          {describeError(error)} Trading on your computer continues. <SignInAgain error={error} />
        </p>
      </Banner>
    </>
  )
}
