import type { Tier, TrialOffer } from '@stratomate/contracts/billing/schemas'
import { subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { Skeleton } from '@stratomate/ui/skeleton'
import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ApiError, describeError } from '#web/shared/api/api-error.ts'
import { formatPrice } from '@stratomate/std/format-number'
import { formatDate } from '#web/shared/format/format-time.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { useRunsWindows } from '#web/shared/hooks/use-runs-windows.ts'
import { LinkButton, TextLink } from '#web/shared/page/link-button.tsx'
import { simulatedDashboardAddress } from '@stratomate/contracts/site/simulated-dashboard-address'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { recallMailedReturn } from '#web/shared/session/mailed-return.ts'
import { withReturn } from '#web/shared/session/return-address.ts'
import { SignInAgain } from '#web/shared/session/sign-in-again.tsx'
import { useSession } from '#web/shared/session/use-session.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { tiers } from '#web/features/billing/plans/chart-need.ts'
import { tierOf } from '#web/features/billing/plans/tier-choice.ts'
import { beginsTrial, trialAddress } from './trial-address.ts'
import { TrialLimits } from './trial-limits.tsx'
import { useStartTrial } from './use-start-trial.ts'
import { useTrialOffer } from './use-trial-offer.ts'

/** The plan after the trial: one choice with the tier that the page marks below. */
type TierChoice = { tier: Tier; onTier: (tier: Tier) => void }

/** A person who cannot start the trial is not told to. */
const headings = {
  open: 'Start Your {days}-Day Free Trial',
  'with-card': 'Start Your {days}-Day Free Trial',
  running: 'Your {days}-day free trial is running',
  paid: 'What the {days}-day free trial is',
  used: 'What the {days}-day free trial is',
} as const satisfies Record<TrialOffer['state'], string>

/** Where the free trial starts. A signed-out person is led to the sign-in and back; one who cannot have it sees why. */
export function TrialCard(choice: TierChoice) {
  const trial = useStartTrial()
  const view = useTrialOffer()
  const isHydrated = useHydrated()
  const offered = isHydrated && view.kind === 'member' ? view.offer.state : 'open'
  const heading = trial.isSuccess ? headings.running : headings[offered]
  // Only the running trial has a shorter text: for others the page would move when it becomes known who is here.
  const isRunning = heading === headings.running
  return (
    <section
      id="free-trial"
      aria-labelledby="free-trial-title"
      className="grid gap-6 rounded-xl border border-line bg-s1 px-5 py-6 md:p-7 lg:grid-cols-2 lg:gap-12"
    >
      <div>
        <h2 id="free-trial-title" className="text-lg">
          {t(heading, { days: trialPlan.days })}
        </h2>
        <p className="mt-2 mb-5 text-text-2">
          {t(
            isRunning
              ? 'The same client on your own charts, with lower limits. Cancel anytime with no charge; without a card it simply ends.'
              : 'The same client on your own charts, with lower limits. No credit card required. Cancel anytime during the trial with no charge; without a card it simply ends.',
          )}
        </p>
        <TrialLimits />
      </div>
      <div className="grid content-center gap-4">
        {trial.isSuccess ? (
          <TrialStarted endDate={trial.data.subscription.endDate} />
        ) : (
          <TrialStart trial={trial} {...choice} />
        )}
      </div>
    </section>
  )
}

function TrialStarted({ endDate }: { endDate: string | null }) {
  return (
    <Outcome className="grid gap-4">
      <RunningTrial endDate={endDate} />
    </Outcome>
  )
}

function RunningTrial({ endDate }: { endDate: string | null }) {
  // The app runs on Windows: on a phone, simulated charts are what can be had now.
  const isWatchNext = useRunsWindows() === false
  return (
    <>
      <p className="text-md font-semibold">{t('Your trial runs until {date}.', { date: formatDate(endDate) })}</p>
      <p className="text-text-2">
        {isWatchNext
          ? t('Watch it here first. Your own charts need a Windows PC.')
          : t('Next: connect your computer. The dashboard shows each step.')}
      </p>
      <div className="flex flex-wrap gap-3">
        <DashboardLink isNext={!isWatchNext} />
        <LinkButton
          to={simulatedDashboardAddress}
          size="lg"
          variant={isWatchNext ? 'primary' : 'secondary'}
          className={clsx(isWatchNext && 'order-first')}
        >
          {t('Watch simulated charts')}
        </LinkButton>
      </div>
    </>
  )
}

function TrialStart({ trial, tier, onTier }: TierChoice & { trial: ReturnType<typeof useStartTrial> }) {
  const view = useTrialOffer()
  const isOpen = view.kind === 'member' && view.offer.state === 'open'
  const isWanted = useWantedTrial({ isOpen, begin: () => trial.mutate(tier) })
  if (view.kind === 'member' && view.offer.state !== 'open') return <NoTrial offer={view.offer} />
  // A signed-in person is offered nothing before it is known what they may have.
  if (view.kind === 'loading' && view.isMember) return <Skeleton className="h-48" />
  if (isWanted && !trial.isError) return <Starting />
  const isStranger = view.kind === 'anonymous' || view.kind === 'loading'
  return (
    <>
      <LastStep />
      <Field label={t('Plan after the trial')} hint={t('Only if you save a card. You can change it at any time.')}>
        {(control) => (
          <Select {...control} value={tier} onChange={({ target }) => onTier(tierOf(target.value))}>
            {tiers.map((candidate) => (
              <option key={candidate} value={candidate}>
                {t('{plan}, {price} per month', {
                  plan: subscriptionPlans[candidate].name,
                  price: formatPrice(subscriptionPlans[candidate].priceCents),
                })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {trial.isError ? <TrialProblem error={trial.error} /> : null}
      {isStranger ? (
        <StrangerStart tier={tier} />
      ) : (
        <Button variant="primary" size="lg" isBusy={trial.isPending} onClick={() => trial.mutate(tier)}>
          {t('Start free trial')}
        </Button>
      )}
    </>
  )
}

/**
 * Begins the trial once for a person who pressed the button before they had an account, so that they need not press
 * again. True when that is so. What counts is that they signed up in this browser with that aim, as the page of the
 * sign-up said: the address that they come by could be anybody's.
 */
function useWantedTrial({ isOpen, begin }: { isOpen: boolean; begin: () => void }): boolean {
  const session = useSession()
  const verified = session.kind === 'member' && session.user.emailVerified ? session.user.email : null
  const isWanted = isOpen && verified !== null && beginsTrial(recallMailedReturn(verified))
  const isDone = useRef(false)
  useEffect(() => {
    if (!isWanted || isDone.current) return
    isDone.current = true
    begin()
  }, [isWanted, begin])
  return isWanted
}

function Starting() {
  return (
    <output className="flex items-start gap-3 rounded-lg border border-line bg-s2 p-4">
      <CircleCheck size={20} aria-hidden="true" className="mt-0.5 flex-none text-accent-text" />
      <span>
        <strong className="block font-semibold">{t('Your email is verified.')}</strong>
        <span className="text-sm text-text-2">{t('Your free trial is starting …')}</span>
      </span>
    </output>
  )
}

/**
 * After an email was verified, a person who has not asked for the trial sees the card that they left: it says that the
 * account exists, and what is left to do. In the card itself, where it covers no control.
 */
function LastStep() {
  const session = useSession()
  if (session.kind !== 'member' || !session.user.emailVerified) return null
  return (
    <output className="flex items-start gap-3 rounded-lg border border-line bg-s2 p-4">
      <CircleCheck size={20} aria-hidden="true" className="mt-0.5 flex-none text-accent-text" />
      <span className="min-w-0">
        <strong className="block font-semibold">{t('Your email is verified.')}</strong>
        <span className="text-sm text-text-2">
          <TextWithMarks
            text="One step is left: press <start>Start free trial</start>, and your {days} days begin."
            slots={{ days: trialPlan.days }}
            marks={{ start: (words) => <strong className="text-text">{words}</strong> }}
          />
        </span>
      </span>
    </output>
  )
}

/** The account comes first, and leads back here with the chosen tier, where the trial then begins. */
function StrangerStart({ tier }: { tier: Tier }) {
  return (
    <>
      <LinkButton to={withReturn('/sign-up', trialAddress({ tier, begins: 'by-itself' }))} variant="primary" size="lg">
        {t('Start free trial')}
      </LinkButton>
      <p className="text-sm text-text-2">
        <TextWithMarks
          text="First an account (one minute), then your trial begins. Already have one? <login>Log in</login>"
          marks={{
            login: (words) => (
              <TextLink to={withReturn('/login', trialAddress({ tier, begins: 'by-press' }))}>{words}</TextLink>
            ),
          }}
        />
      </p>
    </>
  )
}

/** Why there is no trial to start, and what to do instead. */
function NoTrial({ offer: { state, endsAt } }: { offer: TrialOffer }) {
  switch (state) {
    case 'running':
      return <RunningTrial endDate={endsAt} />
    case 'paid':
      return (
        <>
          <p className="text-md font-semibold">{t('You have a plan.')}</p>
          <DashboardLink />
        </>
      )
    case 'used':
      return (
        <>
          <p className="text-md font-semibold">{t('Trial used: choose a plan.')}</p>
          <LinkButton to="#plans" variant="primary" size="lg">
            {t('See the plans')}
          </LinkButton>
        </>
      )
    case 'with-card':
      return (
        <>
          <p className="text-md font-semibold">{t('You have a license.')}</p>
          <p className="text-text-2">
            {t('Choose a plan to try it for {days} days beside the license, with a card.', { days: trialPlan.days })}
          </p>
          <LinkButton to="#plans" variant="primary" size="lg">
            {t('See the plans')}
          </LinkButton>
        </>
      )
    case 'open':
      return null
    default:
      return state satisfies never
  }
}

function DashboardLink({ isNext = true }: { isNext?: boolean }) {
  return (
    <LinkButton to="/dashboard" variant={isNext ? 'primary' : 'secondary'} size="lg">
      {t('Open the dashboard')}
    </LinkButton>
  )
}

function TrialProblem({ error }: { error: unknown }) {
  const code = error instanceof ApiError ? error.code : null
  return (
    <Banner tone="error">
      <p>
        {describeError(error)} <SignInAgain error={error} />
      </p>
      {code === 'email_not_verified' ? <TextLink to="/verify-email">{t('Verify your email')}</TextLink> : null}
      {code === 'already_subscribed' ? <TextLink to="/dashboard">{t('Open the dashboard')}</TextLink> : null}
    </Banner>
  )
}
