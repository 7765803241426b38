import { Button } from '@stratomate/ui/button'
import { CircleAlert } from 'lucide-react'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { CopyId } from './copy-id.tsx'
import { ResultTitle } from './result-title.tsx'

/** `failed`: there is no finished payment. `unknown`: it could not be found out. */
export type Trouble = 'failed' | 'unknown'

/** The words of SPEC §8. */
export const failureMessages = {
  failed: {
    title: 'Payment Verification Failed',
    description: "We couldn't verify your payment details. Please contact support.",
  },
  unknown: {
    title: 'Payment Verification Error',
    description: 'There was an error verifying your payment. Please contact support.',
  },
} as const satisfies Record<Trouble, { title: string; description: string }>

/** Whether a charge may exist: what somebody at this point wants to know most. */
const moneyTexts = {
  failed: 'As far as we know, nothing was charged.',
  unknown:
    'Failed to verify payment status. Your card may have been charged. If it was, the purchase arrives automatically; don’t pay again.',
} as const satisfies Record<Trouble, string>

type PaymentTroubleProps = { trouble: Trouble; id: string | null; onRetry: () => void }

export function PaymentTrouble({ trouble, id, onRetry }: PaymentTroubleProps) {
  const { title, description } = failureMessages[trouble]
  return (
    <>
      <ResultTitle
        className="flex items-start gap-3 text-xl"
        icon={<CircleAlert size={28} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-danger" />}
      >
        {title}
      </ResultTitle>
      <p className="mt-3 text-text-2">{description}</p>
      <p className="mt-3 text-text-2">
        {moneyTexts[trouble]} {trouble === 'failed' ? bankText(id) : null}
      </p>
      {id === null ? null : (
        <div className="mt-5 flex items-center justify-between gap-4 border-y border-line py-1.5">
          <span className="flex-none text-text-2">Payment ID</span>
          <span className="min-w-0">
            <CopyId id={id} />
          </span>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {trouble === 'unknown' ? (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        ) : (
          <LinkButton to="/support#contact" variant="primary">
            Contact support
          </LinkButton>
        )}
        {trouble === 'unknown' ? (
          <LinkButton to="/support#contact">Contact support</LinkButton>
        ) : (
          <LinkButton to="/pricing">See the prices</LinkButton>
        )}
      </div>
    </>
  )
}

/** What helps support find a charge that the bank shows: the ID below, where the address has one. */
function bankText(id: string | null): string {
  return id === null
    ? 'If your bank shows a charge, tell support its date and amount.'
    : 'If your bank shows a charge, send support this ID.'
}
