import { brand } from '@stratomate/brand'
import type { OutputOf } from '@stratomate/contracts/endpoints'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { formatMoment } from '#web/shared/format/format-time.ts'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { Outcome } from '#web/shared/forms/outcome.tsx'

type Decision = 'approve' | 'deny'

/**
 * The request behind a code, and the choice. Approving gives a computer the right to trade, so it names the computer.
 */
export function DeviceApproval({ userCode, onOtherCode }: { userCode: string; onOtherCode: () => void }) {
  const request = useQuery({
    queryKey: ['device-request', userCode],
    queryFn: () => callApi('readDeviceRequest', { params: { userCode } }),
  })
  const decide = useMutation({
    mutationFn: (decision: Decision) => callApi('decideDeviceRequest', { params: { userCode }, body: { decision } }),
  })
  if (decide.isSuccess) return <Decided decision={decide.variables} />
  if (request.isPending) return <Skeleton className="h-56" />
  if (request.isError) {
    return (
      <Banner
        tone="error"
        title="This code does not work"
        action={<Button onClick={onOtherCode}>Enter another code</Button>}
      >
        {describeError(request.error)} A code is valid for a few minutes; the app shows a new one when you start again.
      </Banner>
    )
  }
  return (
    <div className="grid gap-5">
      <RequestFacts request={request.data} />
      <p className="font-medium">Only approve if you started this on your computer.</p>
      {decide.isError ? <Banner tone="error">{describeError(decide.error)}</Banner> : null}
      <div className="grid grid-cols-2 gap-3">
        <Button
          size="lg"
          isBusy={decide.isPending && decide.variables === 'deny'}
          disabled={decide.isPending}
          onClick={() => decide.mutate('deny')}
        >
          Deny
        </Button>
        <Button
          variant="primary"
          size="lg"
          isBusy={decide.isPending && decide.variables === 'approve'}
          disabled={decide.isPending}
          onClick={() => decide.mutate('approve')}
        >
          Approve
        </Button>
      </div>
    </div>
  )
}

function RequestFacts({ request }: { request: OutputOf<'readDeviceRequest'> }) {
  const facts = [
    ['App', `${brand.desktopName} ${request.appVersion}`],
    ['Computer', request.computerName],
    ['Address', request.address],
    ['Asked at', formatMoment(request.requestedAt)],
    ['Code', request.userCode],
  ] as const
  return (
    <dl>
      {facts.map(([term, fact]) => (
        <div key={term} className="flex justify-between gap-4 border-t border-line py-2.5 first:border-t-0 first:pt-0">
          <dt className="text-text-2">{term}</dt>
          <dd className="text-right font-medium break-words tabular-nums">
            <bdi>{fact}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Decided({ decision }: { decision: Decision }) {
  return decision === 'approve' ? (
    <Outcome className="grid gap-4">
      <p className="text-lg font-semibold">Your computer is connected</p>
      <p className="text-text-2">
        {brand.desktopName} continues automatically. You can close this page or watch the dashboard.
      </p>
      <LinkButton to="/dashboard" variant="primary">
        Open the dashboard
      </LinkButton>
    </Outcome>
  ) : (
    <Outcome className="grid gap-3">
      <p className="text-lg font-semibold">Denied</p>
      <p className="text-text-2">
        That computer was not connected. If you did not start this, somebody may know your email address; they cannot
        sign in without you.
      </p>
    </Outcome>
  )
}
