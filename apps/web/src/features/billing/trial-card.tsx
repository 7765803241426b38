import type { Tier } from '@stratomate/contracts/billing'
import { subscriptionPlans, tierDefault, trialPlan } from '@stratomate/domain/plans'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { type ChangeEvent, useState } from 'react'
import { ApiError, describeError } from '#web/shared/api-error.ts'
import { formatPrice } from '#web/shared/format-money.ts'
import { formatDate } from '#web/shared/format-time.ts'
import { LinkButton, TextLink } from '#web/shared/link-button.tsx'
import { Outcome } from '#web/shared/outcome.tsx'
import { useSession } from '#web/shared/use-session.ts'
import { tiers } from './chart-need.ts'
import { TrialLimits } from './trial-limits.tsx'
import { useStartTrial } from './use-start-trial.ts'

/** Where the free trial starts. Whoever is not signed in is led there and back. */
export function TrialCard() {
  const trial = useStartTrial()
  return (
    <section
      id="free-trial"
      aria-labelledby="free-trial-title"
      className="grid gap-6 rounded-xl border border-line bg-s1 px-5 py-6 md:p-7 lg:grid-cols-2 lg:gap-12"
    >
      <div>
        <h2 id="free-trial-title" className="text-lg">
          Start Your {trialPlan.days}-Day Free Trial
        </h2>
        <p className="mt-2 mb-5 text-text-2">
          The same client on your own charts, with lower limits. No credit card required. Cancel anytime during the
          trial with no charge; without a card it simply ends.
        </p>
        <TrialLimits />
      </div>
      <div className="grid content-center gap-4">
        {trial.isSuccess ? <TrialStarted endDate={trial.data.subscription.endDate} /> : <TrialStart trial={trial} />}
      </div>
    </section>
  )
}

function TrialStarted({ endDate }: { endDate: string | null }) {
  return (
    <Outcome className="grid gap-4">
      <p className="text-md font-semibold">Your trial runs until {formatDate(endDate)}.</p>
      <p className="text-text-2">Next: connect your computer. The dashboard shows each step.</p>
      <LinkButton to="/dashboard" variant="primary" size="lg">
        Open the dashboard
      </LinkButton>
    </Outcome>
  )
}

function TrialStart({ trial }: { trial: ReturnType<typeof useStartTrial> }) {
  const session = useSession()
  const [tier, setTier] = useState<Tier>(tierDefault)
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    setTier(tiers.find((candidate) => candidate === target.value) ?? tierDefault)
  if (session.kind !== 'member') {
    return (
      <>
        <LinkButton to={`/sign-up?returnTo=${encodeURIComponent('/pricing#free-trial')}`} variant="primary" size="lg">
          Start free trial
        </LinkButton>
        <p className="text-sm text-text-2">
          You need an account first; it takes a minute. Have one?{' '}
          <TextLink to={`/login?returnTo=${encodeURIComponent('/pricing#free-trial')}`}>Log in</TextLink>
        </p>
      </>
    )
  }
  return (
    <>
      <Field label="Plan after the trial" hint="Only if you save a card. You can change it at any time.">
        {(control) => (
          <Select {...control} value={tier} onChange={choose}>
            {tiers.map((candidate) => (
              <option key={candidate} value={candidate}>
                {subscriptionPlans[candidate].name}, {formatPrice(subscriptionPlans[candidate].priceCents)} per month
              </option>
            ))}
          </Select>
        )}
      </Field>
      {trial.isError ? <TrialProblem error={trial.error} /> : null}
      <Button variant="primary" size="lg" isBusy={trial.isPending} onClick={() => trial.mutate(tier)}>
        Start free trial
      </Button>
    </>
  )
}

function TrialProblem({ error }: { error: unknown }) {
  const code = error instanceof ApiError ? error.code : null
  return (
    <Banner tone="error">
      <p>{describeError(error)}</p>
      {code === 'email_not_verified' ? <TextLink to="/verify-email">Verify your e-mail</TextLink> : null}
      {code === 'already_subscribed' ? <TextLink to="/dashboard">Open the dashboard</TextLink> : null}
    </Banner>
  )
}
