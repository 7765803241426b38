import type { PaymentForm } from '@stratomate/contracts/billing/schemas'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Elements } from '@stripe/react-stripe-js'
import type { Appearance, Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { type ReactNode, useEffect, useState } from 'react'
import { watchTheme } from '@stratomate/ui/browser/theme-colors'
import { FormSkeleton } from './form-skeleton.tsx'
import { loadProvider } from './load-provider.ts'
import { type Pay, PaymentFields } from './payment-fields.tsx'
import { readProviderLook } from './read-provider-look.ts'

export type Charge = { kind: 'payment' | 'subscription'; amountCents: number } | { kind: 'setup' }

type PaymentPanelProps = {
  form: PaymentForm
  charge: Charge
  submitLabel: string
  /** Keeps the button from being pressed while the price is being asked for. */
  isWaiting?: boolean
  pay: Pay
  /** Above the card. */
  lead?: ReactNode
  /** Between the card and the button. */
  note: ReactNode
}

/** The form of the provider or its simulator, in our colours; typed values survive a change of the amount. */
export function PaymentPanel({ form, charge, ...fields }: PaymentPanelProps) {
  const { provider, hasFailed, retry } = useProvider(form)
  const look = useProviderLook()
  if (hasFailed) {
    return (
      <Banner tone="error" title="The payment form did not load" action={<Button onClick={retry}>Try again</Button>}>
        Nothing was charged. A content blocker or a lost connection may be in the way.
      </Banner>
    )
  }
  if (provider === null || look === null) return <FormSkeleton />
  return (
    <Elements stripe={provider} options={{ ...modeOf(charge), appearance: look }}>
      <PaymentFields {...fields} isTestMode={form.testMode} />
    </Elements>
  )
}

function modeOf(charge: Charge): StripeElementsOptionsMode {
  if (charge.kind === 'setup') return { mode: 'setup', currency: 'usd' }
  return { mode: charge.kind, amount: charge.amountCents, currency: 'usd' }
}

function useProvider(form: PaymentForm) {
  const [provider, setProvider] = useState<Stripe | null>(null)
  const [tries, setTries] = useState(1)
  const [failedTries, setFailedTries] = useState(0)
  const { publishableKey, scriptPath, testMode } = form
  useEffect(() => {
    let isGone = false
    loadProvider({ publishableKey, scriptPath, testMode }).then(
      (loaded) => (isGone ? undefined : setProvider(loaded)),
      (error: unknown) => {
        console.warn('The payment form did not load', error)
        if (!isGone) setFailedTries(tries)
      },
    )
    return () => {
      isGone = true
    }
  }, [publishableKey, scriptPath, testMode, tries])
  return { provider, hasFailed: failedTries === tries, retry: () => setTries(tries + 1) }
}

function useProviderLook(): Appearance | null {
  const [look, setLook] = useState<Appearance | null>(null)
  useEffect(() => {
    const read = () => setLook(readProviderLook(document.body))
    read()
    return watchTheme(read)
  }, [])
  return look
}
