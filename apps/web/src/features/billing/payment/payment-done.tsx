import { brand } from '@stratomate/brand'
import type { PaymentStatus } from '@stratomate/contracts/billing/schemas'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatStake } from '@stratomate/std/format-number'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { withReturn } from '#web/shared/session/return-address.ts'
import { useSignInHint } from '#web/shared/session/sign-in-hint.ts'
import { CopyId } from './copy-id.tsx'
import { ResultTitle } from './result-title.tsx'

const steps = [
  { title: 'Download', about: `Get ${brand.desktopName} for Windows.`, to: '/download', link: 'Download' },
  {
    title: 'Connect',
    about: 'Connect MetaTrader 5 and sign the computer in.',
    to: '/how-to/stratomate-setup',
    link: 'Read how',
  },
  {
    title: 'Start on Demo',
    about: 'See the first trades on a demo account before you consider Live.',
    to: '/how-to/mt5-favorites',
    link: 'Read how',
  },
] as const

type PaymentDoneProps = {
  status: PaymentStatus
  kind: 'payment' | 'setup'
  /** The parts that belong to a payment by its id: the key of a licence. */
  bought: (paymentId: string) => ReactNode
}

/** It is paid, or the card is saved: what, how much, under which id, and what comes next. */
export function PaymentDone({ status, kind, bought }: PaymentDoneProps) {
  const hint = useSignInHint()
  const isCharged = kind === 'payment' && status.amount > 0
  const facts = [
    ['Amount', formatStake(status.amount, 'USD')],
    ['Description', status.description],
  ] as const
  return (
    <>
      <ResultTitle
        className="flex items-start gap-3 text-xl"
        icon={
          <CircleCheck size={28} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-st-active" />
        }
      >
        {isCharged ? 'Payment Processed Successfully' : 'Your card is saved'}
      </ResultTitle>
      <p className="mt-3 text-text-2">
        {isCharged
          ? 'Your payment has been processed and your account has been activated.'
          : 'Nothing was charged today. Your account has been activated.'}
      </p>
      <dl className="mt-5">
        {facts.map(([term, fact]) => (
          <div key={term} className="flex justify-between gap-4 border-t border-line py-2.5">
            <dt className="text-text-2">{term}</dt>
            <dd className="text-right font-medium tabular-nums">{fact}</dd>
          </div>
        ))}
        <div className="flex items-center justify-between gap-4 border-y border-line py-1.5">
          <dt className="flex-none text-text-2">Payment ID</dt>
          <dd className="min-w-0">
            <CopyId id={status.id} />
          </dd>
        </div>
      </dl>
      {hint === 'anonymous' ? <ClaimNote /> : null}
      {hint === 'member' && kind === 'payment' ? bought(status.id) : null}
      <h2 className="mt-7 mb-3 text-lg">What comes next</h2>
      <ol className="grid gap-3">
        {steps.map(({ title, about, to, link }, index) => (
          <li key={title} className="flex items-center gap-3.5 border-t border-line pt-3 first:border-t-0 first:pt-0">
            <StepNumber place={index} />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-text-2">{about}</span>
            </span>
            <LinkButton
              to={to}
              size="sm"
              variant={index === 0 ? 'primary' : 'secondary'}
              aria-label={`${link}: ${title}`}
            >
              {link}
            </LinkButton>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Bought without an account: it waits for the person who proves the email. */
function ClaimNote() {
  return (
    <div className="mt-5 rounded-lg border border-accent bg-accent-soft p-4">
      <p className="font-semibold">One step first: your account</p>
      <p className="mt-1 mb-3 text-sm">
        The purchase waits under the email that you gave. Sign up or log in with the same one, and it is yours.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={withReturn('/sign-up', '/dashboard')} variant="primary">
          Sign up
        </LinkButton>
        <LinkButton to={withReturn('/login', '/dashboard')}>Log In</LinkButton>
      </div>
    </div>
  )
}

/** The number of a step in a ring, before its words. `place` counts from 0. Decorative where a list counts by itself. */
function StepNumber({ place }: { place: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 flex-none place-items-center rounded-full border border-line-strong text-sm font-semibold tabular-nums"
    >
      {place + 1}
    </span>
  )
}
