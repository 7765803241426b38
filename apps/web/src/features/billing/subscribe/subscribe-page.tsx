import type { Subscription, SubscriptionStarted, TrialOffer } from '@stratomate/contracts/billing/schemas'
import { Card } from '@stratomate/ui/card'
import { Skeleton } from '@stratomate/ui/skeleton'
import { type ReactNode, useState } from 'react'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'
import type { Session } from '#web/shared/session/use-session.ts'
import { overlapMessage, OverlapNote } from '#web/features/billing/checkout/overlap-note.tsx'
import { readTier } from '#web/features/billing/checkout/plan-facts.ts'
import { ChangeOfMind } from './change-of-mind.tsx'
import { ChargeSummary } from './charge-summary.tsx'
import { StepLine } from './step-line.tsx'
import { SubscribeForm } from './subscribe-form.tsx'
import { SubscribePayment } from './subscribe-payment.tsx'
import { type Offer, subscriptionOffer, type Start } from './subscription-offer.ts'
import { TierSummary } from './tier-summary.tsx'
import { useOwnDocument } from '#web/features/billing/checkout/use-own-document.ts'

type SubscribePageProps = {
  session: Session
  /** The purchases of a signed-in account; undefined while they are loading. */
  subscription: Subscription | null | undefined
  trial: TrialOffer | null | undefined
  /** Opens the provider's page of what is already paid. */
  manage: ReactNode
  riskNote: ReactNode
}

/** Two steps: whose it is, then how it is paid. The order is shown beside them. */
export function SubscribePage({ session, subscription, trial, manage, riskNote }: SubscribePageProps) {
  const tier = readTier(usePageQuery().get('tier'))
  const [begun, setBegun] = useState<SubscriptionStarted | null>(null)
  const [typed, setTyped] = useState({ email: '', name: '' })
  const [start, setStart] = useState<Start>('trial')
  const isReady = useOwnDocument()
  const offer = subscriptionOffer({ session, subscription, trial })
  const chosen = offer.kind === 'choice' || offer.kind === 'trial' ? start : 'now'
  const overlap = overlapMessage(subscription, { kind: 'subscription', tier })
  return (
    <div className="charge-rows mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-2 lg:gap-y-6">
      <TierSummary tier={tier} isFixed={begun !== null} />
      <Card
        as="section"
        aria-label="Your subscription"
        className="self-start p-5 md:p-7 lg:col-start-2 lg:row-span-3 lg:row-start-1"
      >
        <StepLine step={begun === null ? 1 : 2} first={session.kind === 'member' ? 'Account' : 'Email'} />
        {begun === null ? (
          <SubscribeStep isReady={isReady && offer.kind !== 'loading'}>
            {offer.kind === 'subscribed' ? null : <OverlapNote words={overlap} />}
            <SubscribeForm
              tier={tier}
              accountId={session.kind === 'member' ? session.user.id : null}
              offer={offer}
              start={start}
              onStart={setStart}
              typed={typed}
              onTyped={setTyped}
              onBegun={setBegun}
              manage={manage}
            />
          </SubscribeStep>
        ) : (
          <SubscribePayment tier={tier} begun={begun} riskNote={riskNote} onBack={() => setBegun(null)} />
        )}
      </Card>
      <ChargeSummary tier={tier} start={chosen} trialEndsAt={trialEndOf(offer)} begun={begun} />
      <ChangeOfMind />
    </div>
  )
}

function trialEndOf(offer: Offer): string | null {
  return offer.kind === 'trial' ? offer.endsAt : null
}

/** The prerendered page has room for the step; its fields appear when it is known who is here. */
function SubscribeStep({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  if (isReady) return children
  return (
    <>
      <noscript>
        <p className="text-text-2">Subscribing needs JavaScript. Your card goes to the payment provider directly.</p>
      </noscript>
      <div aria-busy="true" className="grid gap-5">
        <p className="sr-only">Loading the form</p>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-12" />
      </div>
    </>
  )
}
