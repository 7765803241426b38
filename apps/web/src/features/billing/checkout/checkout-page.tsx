import type { Licence, PaymentStarted, Subscription } from '@stratomate/contracts/billing/schemas'
import { licencePlans } from '@stratomate/domain/billing/plans'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Card } from '@stratomate/ui/card'
import { useToast } from '@stratomate/ui/toast'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { describeError } from '#web/shared/api/api-error.ts'
import { checkEmail } from '#web/shared/forms/check-field.ts'
import { formatStake } from '@stratomate/std/format-number'
import { SignInAgain } from '#web/shared/session/sign-in-again.tsx'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { AfterPayment } from './after-payment.tsx'
import { AlreadyBought } from './already-bought.tsx'
import { FormSkeleton } from '#web/features/billing/payment/form-skeleton.tsx'
import { LicenceSummary } from './licence-summary.tsx'
import { nameBuyer } from '#web/features/billing/payment/name-buyer.ts'
import { isBought, isConfirming, PaymentConfirming } from '#web/features/billing/payment/payment-confirming.tsx'
import { overlapMessage, OverlapNote } from './overlap-note.tsx'
import { paidToast } from '#web/features/billing/payment/payment-return.ts'
import type { Pay } from '#web/features/billing/payment/payment-fields.tsx'
import { paymentProblem, withToast } from '#web/features/billing/payment/payment-problem.ts'
import { PayerEmail } from '#web/features/billing/payment/payer-email.tsx'
import { readLicence } from './plan-facts.ts'
import { useOwnDocument } from './use-own-document.ts'
import { paymentErrorMessages, useBegunPayment } from '#web/features/billing/payment/use-begun-payment.ts'

const PaymentPanel = lazy(async () => ({
  default: (await import('#web/features/billing/payment/payment-panel.tsx')).PaymentPanel,
}))

type CheckoutPageProps = {
  /** The purchases of a signed-in account, as far as they are known. */
  subscription: Subscription | null | undefined
  riskNote: ReactNode
}

/** A one-time license: what it is on the left, how it is paid on the right. `riskNote` is shown above the button. */
export function CheckoutPage({ subscription, riskNote }: CheckoutPageProps) {
  const [plan, choose] = useChosenPlan()
  const isReady = useOwnDocument()
  const [isLoading, setLoading] = useState(true)
  return (
    <div className="order-rows mt-8 grid gap-8 lg:grid-cols-2 lg:gap-x-14">
      <LicenceSummary plan={plan} isLocked={isLoading} onChoose={choose} />
      <Card as="section" aria-labelledby="payment-title" className="self-start p-5 md:p-7 lg:row-span-2">
        <h2 id="payment-title" className="mb-5 text-lg">
          Payment
        </h2>
        <OverlapNote words={overlapMessage(subscription, { kind: 'license', plan })} />
        <noscript>
          <p className="mb-5 text-text-2">Paying needs JavaScript. Your card goes to the payment provider directly.</p>
        </noscript>
        {isReady ? <PaymentSide plan={plan} riskNote={riskNote} onLoading={setLoading} /> : <FormSkeleton />}
      </Card>
      <AfterPayment />
    </div>
  )
}

/** The plan in the address. A choice shows at once, the address follows. */
function useChosenPlan(): [Licence, (plan: Licence) => void] {
  const inAddress = readLicence(usePageQuery().get('plan'))
  const [, setQuery] = useSearchParams()
  const [chosen, setChosen] = useState({ inAddress, plan: inAddress })
  if (chosen.inAddress !== inAddress) setChosen({ inAddress, plan: inAddress })
  const choose = (plan: Licence) => {
    setChosen({ inAddress, plan })
    setQuery({ plan }, { replace: true, preventScrollReset: true })
  }
  return [chosen.plan, choose]
}

type PaymentSideProps = { plan: Licence; riskNote: ReactNode; onLoading: (isLoading: boolean) => void }

function PaymentSide({ plan, riskNote, onLoading }: PaymentSideProps) {
  const session = useSession()
  const payment = useBegunPayment(plan, session)
  const isAnonymous = session.kind === 'anonymous'
  const { fieldError, input, pay } = usePay({ plan, begun: payment.data, isAnonymous })
  const isLoading = payment.isFetching
  useEffect(() => onLoading(isLoading), [isLoading, onLoading])
  if (isConfirming(payment.error)) return <PaymentConfirming ask={payment.refetch} />
  if (isBought(payment.error)) {
    return <AlreadyBought error={payment.error} title="This license is paid" to="/account?tab=licenses" />
  }
  if (payment.isError) {
    return (
      <Banner
        tone="error"
        title="Failed to create payment"
        action={<Button onClick={() => void payment.refetch()}>Try again</Button>}
      >
        <p>{paymentErrorMessages.description}</p>
        <p className="mt-1">
          {describeError(payment.error)} <SignInAgain error={payment.error} />
        </p>
      </Banner>
    )
  }
  if (payment.data === undefined) return <FormSkeleton />
  const { priceCents } = licencePlans[plan]
  return (
    <Suspense fallback={<FormSkeleton />}>
      <PaymentPanel
        form={payment.data}
        charge={{ kind: 'payment', amountCents: priceCents }}
        submitLabel={`Pay ${formatStake(priceCents, 'USD')}`}
        isWaiting={payment.isFetching}
        pay={pay}
        lead={isAnonymous ? <PayerEmail ref={input} error={fieldError} /> : null}
        note={riskNote}
      />
    </Suspense>
  )
}

type Purchase = { plan: Licence; begun: PaymentStarted | undefined; isAnonymous: boolean }

function usePay({ plan, begun, isAnonymous }: Purchase) {
  const input = useRef<HTMLInputElement>(null)
  const [fieldError, setFieldError] = useState<string>()
  const navigate = useNavigate()
  const toast = useToast()
  const pay: Pay = async ({ provider, elements }) => {
    if (begun === undefined) return null
    const named = await nameIfNeeded(begun)
    if (named.kind === 'refused') return named.problem
    const { error, paymentIntent } = await provider.confirmPayment({
      elements,
      clientSecret: named.clientSecret,
      confirmParams: { return_url: `${window.location.origin}/payment-success` },
      redirect: 'if_required',
    })
    if (error !== undefined) return paymentProblem(error)
    if (paymentIntent.status === 'succeeded') {
      toast(paidToast)
    }
    await navigate(`/payment-success?payment_intent=${paymentIntent.id}&redirect_status=succeeded`)
    return null
  }
  const readEmail = () => {
    const email = input.current?.value.trim() ?? ''
    const wrong = checkEmail(email)
    setFieldError(wrong)
    if (wrong === undefined) return { kind: 'email', email } as const
    input.current?.focus()
    return { kind: 'refused', problem: withToast({ title: 'Invalid Email', text: wrong, detail: null }) } as const
  }
  const nameIfNeeded = async (payment: PaymentStarted) => {
    if (!isAnonymous) return { kind: 'ready', clientSecret: payment.clientSecret } as const
    const read = readEmail()
    return read.kind === 'refused' ? read : nameBuyer({ plan, begun: payment, email: read.email })
  }
  return { fieldError, input, pay }
}
