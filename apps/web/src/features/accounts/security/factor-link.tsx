import { Button } from '@stratomate/ui/button'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'

type FactorLinkProps = { onAllowed: () => void }

/**
 * The link by which the first second factor is set up: it was mailed and is opened in this browser. It waits for a
 * press, so that a mail scanner that opens links does not use it up.
 */
export function FactorLink({ onAllowed }: FactorLinkProps) {
  const token = usePageQuery().get('factorLink')
  const send = useMutation({ mutationFn: () => callApi('sendFactorLink', {}) })
  const redeem = useMutation({
    mutationFn: (opened: string) => callApi('redeemFactorLink', { body: { token: opened } }),
    onSuccess: onAllowed,
  })
  const failure = redeem.error ?? send.error
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-sm text-text-2">
        The first passkey or authenticator app is set up by a link from your mailbox, so that nobody who has only your
        password can set up their own. A server that sends no mail prints the link on its console.
      </p>
      {failure === null ? null : <CallFailure error={failure} />}
      {token === null || redeem.isError ? (
        <Button isBusy={send.isPending} onClick={() => send.mutate()}>
          Send me the link
        </Button>
      ) : (
        <Button variant="primary" isBusy={redeem.isPending} onClick={() => redeem.mutate(token)}>
          Set up a second factor in this session
        </Button>
      )}
      {send.isSuccess ? (
        <Outcome className="text-sm text-text-2">
          The link is on its way. Open it in this browser within 30 minutes.
        </Outcome>
      ) : null}
    </div>
  )
}
