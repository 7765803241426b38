import { brand } from '@stratomate/brand'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { FlaskConical, Lock } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { paymentProblem, type PaymentProblem } from './payment-problem.ts'

/** Confirms with the provider; answers the provider's refusal, or nothing when it succeeded. */
export type Pay = (parts: { provider: Stripe; elements: StripeElements }) => Promise<PaymentProblem | null>

type PaymentFieldsProps = {
  submitLabel: string
  isTestMode: boolean
  isWaiting?: boolean
  pay: Pay
  lead?: ReactNode
  note: ReactNode
}

const options = { layout: 'tabs' } as const

/** The card, the notes and the one button. A second press while the first is under way does nothing. */
export function PaymentFields({ submitLabel, isTestMode, isWaiting = false, pay, lead, note }: PaymentFieldsProps) {
  const provider = useStripe()
  const elements = useElements()
  const toast = useToast()
  const underWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PaymentProblem | null>(null)

  const fail = (next: PaymentProblem) => {
    setProblem(next)
    if (next.toast !== null) toast({ ...next.toast, variant: 'destructive' })
  }
  const send = async () => {
    if (provider === null || elements === null) return
    const checked = await elements.submit()
    if (checked.error !== undefined) return fail(paymentProblem(checked.error))
    const refused = await pay({ provider, elements })
    if (refused !== null) fail(refused)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current || isWaiting) return
    underWay.current = true
    setBusy(true)
    setProblem(null)
    send()
      .catch((error: unknown) => fail(paymentProblem(error)))
      .finally(() => {
        underWay.current = false
        setBusy(false)
      })
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {isTestMode ? <TestModeNote /> : null}
      {lead}
      <div className="grid gap-3">
        <PaymentElement options={options} />
        <CardNote />
      </div>
      {problem === null ? null : (
        <Banner tone="error" title={problem.title}>
          <p>{problem.text}</p>
          {problem.detail === null ? null : <p className="mt-1">{problem.detail}</p>}
        </Banner>
      )}
      {note}
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy} disabled={isWaiting} className="w-full">
        {isBusy ? 'Processing...' : submitLabel}
      </Button>
    </form>
  )
}

/** Who gets the number of the card, beside its fields. */
function CardNote() {
  return (
    <p className="flex gap-2.5 text-sm text-text-2">
      <Lock size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-text-3" />
      <span className="text-balance">Your card goes encrypted to the payment provider, never to {brand.name}.</span>
    </p>
  )
}

/** Shown on every page where nothing real is paid. */
function TestModeNote() {
  return (
    <p className="flex items-center gap-2.5 rounded-md bg-s2 px-3.5 py-2.5 text-sm text-text-2">
      <FlaskConical size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-st-pending" />
      Test mode: no card is charged
    </p>
  )
}
