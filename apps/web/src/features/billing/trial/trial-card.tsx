import type { Tier } from '@stratomate/contracts/billing/schemas'
import { subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { Skeleton } from '@stratomate/ui/skeleton'
import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ApiError, describeError } from '#web/shared/api/api-error.ts'
import { formatPrice } from '@stratomate/std/format-number'
import { LinkButton, TextLink } from '#web/shared/page/link-button.tsx'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { recallMailedReturn } from '#web/shared/session/mailed-return.ts'
import { withReturn } from '#web/shared/session/return-address.ts'
import { SignInAgain } from '#web/shared/session/sign-in-again.tsx'
import { useSession } from '#web/shared/session/use-session.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { tiers } from '#web/features/billing/plans/chart-need.ts'
import { tierOf } from '#web/features/billing/plans/tier-choice.ts'
import { type OwnPlan, useOwnPlan } from '#web/features/billing/plans/use-own-plan.ts'
import { cardTitleId, CardSides } from './card-sides.tsx'
import { OwnState } from './own-state.tsx'
import { beginsTrial, trialAddress } from './trial-address.ts'
import { TrialLimits } from './trial-limits.tsx'
import { useStartTrial } from './use-start-trial.ts'

/** The plan after the trial: one choice with the tier that the page marks below. */
type TierChoice = { tier: Tier; onTier: (tier: Tier) => void }

/**
 * Where the free trial starts. A signed-out person is led to the sign-in and back; who has or had a plan sees their own
 * state in its place. The offer to visitors stays beneath, unseen, so that the card has one height for everybody.
 */
export function TrialCard(choice: TierChoice) {
  const trial = useStartTrial()
  const own = useOwnPlan()
  const isProblem = own.kind === 'member' && own.subscription?.status === 'problem'
  return (
    <section
      id="free-trial"
      aria-labelledby={cardTitleId}
      className={clsx(
        'grid rounded-xl border bg-s1 px-5 py-6 md:p-7',
        isProblem ? 'border-st-problem/60' : 'border-line',
      )}
    >
      {trial.isSuccess ? (
        <Outcome className="col-start-1 row-start-1 grid">
          <OwnState
            offer={{ state: 'running', endsAt: trial.data.subscription.endDate }}
            subscription={trial.data.subscription}
          />
        </Outcome>
      ) : own.kind === 'member' && own.offer.state !== 'open' ? (
        <OwnState offer={own.offer} subscription={own.subscription} />
      ) : (
        <TrialOffered titleId={cardTitleId} tier={choice.tier}>
          <TrialStart trial={trial} own={own} {...choice} />
        </TrialOffered>
      )}
      {own.kind === 'visitor' ? null : (
        <div aria-hidden="true" className="invisible col-start-1 row-start-1">
          <TrialOffered titleId={undefined} tier={choice.tier}>
            <PlanChoice {...choice} />
            <StrangerStart tier={choice.tier} />
          </TrialOffered>
        </div>
      )}
    </section>
  )
}

type TrialOfferedProps = { titleId: string | undefined; tier: Tier; children: ReactNode }

function TrialOffered({ titleId, tier, children }: TrialOfferedProps) {
  return (
    <CardSides
      titleId={titleId}
      look="offer"
      title={t('Start Your {days}-Day Free Trial', { days: trialPlan.days })}
      text={t(
        'The same client on your own charts, with lower limits. No credit card required. Cancel anytime during the trial with no charge; without a card it simply ends.',
      )}
      limits={<TrialLimits tier={tier} />}
    >
      {children}
    </CardSides>
  )
}

function TrialStart({ trial, own, ...choice }: TierChoice & { trial: ReturnType<typeof useStartTrial>; own: OwnPlan }) {
  const isOpen = own.kind === 'member' && own.offer.state === 'open'
  const isWanted = useWantedTrial({ isOpen, begin: () => trial.mutate(choice.tier) })
  // A signed-in person is offered nothing before it is known what they may have.
  if (own.kind === 'loading') return <Skeleton className="h-full min-h-48" />
  if (isWanted && !trial.isError) return <Starting />
  return (
    <>
      <PlanChoice {...choice} />
      {trial.isError ? <TrialProblem error={trial.error} /> : null}
      {own.kind === 'visitor' ? (
        <StrangerStart tier={choice.tier} />
      ) : (
        <>
          <Button variant="primary" size="lg" isBusy={trial.isPending} onClick={() => trial.mutate(choice.tier)}>
            {t('Start free trial')}
          </Button>
          <LastStep />
        </>
      )}
    </>
  )
}

function PlanChoice({ tier, onTier }: TierChoice) {
  return (
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

/** After an email was verified, a person who has not asked for the trial reads what is left to do, below its button. */
function LastStep() {
  const session = useSession()
  if (session.kind !== 'member' || !session.user.emailVerified) return null
  return (
    <output className="flex items-start gap-2 text-sm text-text-2">
      <CircleCheck size={16} aria-hidden="true" className="mt-0.5 flex-none text-accent-text" />
      <span>
        <strong className="font-semibold text-text">{t('Your email is verified.')}</strong>{' '}
        {t('One press is left, and your {days} days begin.', { days: trialPlan.days })}
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
