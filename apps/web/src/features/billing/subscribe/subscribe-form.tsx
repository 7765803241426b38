import type { SubscriptionStarted, Tier } from '@stratomate/contracts/billing/schemas'
import { trialPlan } from '@stratomate/domain/billing/plans'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { useToast } from '@stratomate/ui/toast'
import type { FormEvent, ReactNode } from 'react'
import { ApiError, describeError } from '#web/shared/api/api-error.ts'
import { checkEmail, onlyErrors } from '#web/shared/forms/check-field.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'
import { SignInAgain } from '#web/shared/session/sign-in-again.tsx'
import { useForm } from '#web/shared/forms/use-form.ts'
import { AlreadyBought } from '#web/features/billing/checkout/already-bought.tsx'
import { AlreadySubscribed } from './already-subscribed.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentConfirming } from '#web/features/billing/payment/payment-confirming.tsx'
import { StartChoice } from './start-choice.tsx'
import type { Offer, Start } from './subscription-offer.ts'
import { subscriptionErrorMessages, useBeginning } from '#web/features/billing/payment/use-beginning.ts'

type Typed = { email: string; name: string }

type SubscribeFormProps = {
  tier: Tier
  /** The buyer; null for a stranger. */
  accountId: string | null
  offer: Offer
  start: Start
  onStart: (start: Start) => void
  /** The values that were typed before the person came back here. */
  typed: Typed
  onTyped: (typed: Typed) => void
  onBegun: (begun: SubscriptionStarted) => void
  manage: ReactNode
}

/** The first step: whose subscription it is, and when it is charged where there is a choice. */
export function SubscribeForm(props: SubscribeFormProps) {
  const { tier, accountId, offer, start, onStart, typed, onTyped, onBegun, manage } = props
  const toast = useToast()
  const beginning = useBeginning(onBegun)
  const form = useForm<'email' | 'name'>({
    fields: ['email', 'name'],
    validate: ({ email }) => onlyErrors({ email: checkEmail(email), name: undefined }),
    onInvalid: ({ email }) => {
      if (email === undefined) return
      toast({ title: 'Invalid Email', description: email, variant: 'destructive' })
      document.getElementById('email')?.focus()
    },
    submit: async ({ email, name }) => {
      const body = { tier, email: email.trim(), ...(name.trim() === '' ? {} : { name: name.trim() }) }
      // Always sent, so that a running trial is never mistaken for a wish to wait.
      const chosen = offer.kind === 'choice' || offer.kind === 'trial' ? start : 'now'
      await beginning.begin({ ...body, start: chosen, ...(accountId !== null && { accountId }) })
    },
  })
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const data = new FormData(currentTarget)
    onTyped({ email: textOf(data, 'email'), name: textOf(data, 'name') })
  }
  if (offer.kind === 'subscribed') {
    return <AlreadySubscribed tier={tier} subscription={offer.subscription} manage={manage} />
  }
  if (beginning.state.kind === 'confirming') return <PaymentConfirming ask={beginning.ask} />
  if (beginning.state.kind === 'bought') {
    const { refusal } = beginning.state
    return <AlreadyBought error={refusal} title="This plan is paid" to="/dashboard" onBack={beginning.reset} />
  }
  const own = 'email' in offer ? offer.email : null
  const failure = form.problem?.error ?? null
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={form.onSubmit} onInput={keep}>
      <h2 className="text-lg">{own === null ? 'Your details' : 'Your account'}</h2>
      {failure === null ? null : <SubscribeProblem error={failure} />}
      {own === null ? (
        <>
          <EmailField typed={typed.email} error={form.errors.email} />
          <Field id="name" label="Name (optional)" error={form.errors.name}>
            {(control) => (
              <TextInput {...control} name="name" autoComplete="name" maxLength={120} defaultValue={typed.name} />
            )}
          </Field>
        </>
      ) : (
        <OwnAccount email={own} />
      )}
      {offer.kind === 'choice' || offer.kind === 'trial' ? (
        <StartChoice tier={tier} start={start} onStart={onStart} trialEndsAt={offer.endsAt} />
      ) : null}
      <Button type="submit" variant="primary" size="lg" isBusy={form.isSending} className="w-full">
        Continue to payment
      </Button>
      <PaymentFacts tier={tier} isLater={offer.kind !== 'stranger' && offer.kind !== 'now' && start === 'trial'} />
    </form>
  )
}

/** Whose subscription it becomes, where that is known: nothing is left to type. */
function OwnAccount({ email }: { email: string }) {
  return (
    <div className="-mt-3">
      <p className="wrap-anywhere text-text-2">{email}</p>
      <input type="hidden" name="email" value={email} />
    </div>
  )
}

function EmailField({ typed, error }: { typed: string; error: string | undefined }) {
  return (
    <Field id="email" label="Email" error={error} hint={<StrangerHint />}>
      {(control) => (
        <TextInput
          {...control}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={typed}
        />
      )}
    </Field>
  )
}

function StrangerHint() {
  const here = useReturnAddress()
  return (
    <>
      Your subscription belongs to this address. Have an account?{' '}
      <TextLink to={withReturn('/login', here)}>Log in</TextLink> for {trialPlan.days} days free.
    </>
  )
}

function SubscribeProblem({ error }: { error: unknown }) {
  const code = error instanceof ApiError ? error.code : null
  return (
    <Banner tone="error" title="Failed to create subscription">
      <p>{subscriptionErrorMessages.description}</p>
      <p className="mt-1">
        {describeError(error)} <SignInAgain error={error} />
      </p>
      {code === 'trial_used' ? <p className="mt-1">Choose 'Start now' to continue.</p> : null}
    </Banner>
  )
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
