import type { Subscription, Tier, TrialOffer } from '@stratomate/contracts/billing/schemas'
import { simulatedDashboardAddress } from '@stratomate/contracts/site/simulated-dashboard-address'
import { tierDefault, trialPlan } from '@stratomate/domain/billing/plans'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { minuteMs } from '@stratomate/std/time'
import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { graceText } from '#web/features/billing/plans/grace-text.ts'
import { ManageSubscription } from '#web/features/billing/plans/manage-subscription.tsx'
import { formatDate } from '#web/shared/format/format-time.ts'
import { useRunsWindows } from '#web/shared/hooks/use-runs-windows.ts'
import { t } from '#web/shared/language/t.ts'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { limitsOfTier, ownText } from './own-text.ts'
import { PlanFigures } from './plan-figures.tsx'
import { cardTitleId, CardSides } from './card-sides.tsx'
import { TrialLimits } from './trial-limits.tsx'

/** In the place of the trial's offer: what the person has, or why there is no trial to start, and what is next. */
export function OwnState({ offer, subscription }: { offer: TrialOffer; subscription: Subscription | null }) {
  if (subscription?.status === 'problem') return <FailedPayment subscription={subscription} />
  if (offer.state === 'running') return <RunningTrial endsAt={offer.endsAt} tier={subscription?.tier ?? tierDefault} />
  const { title, text, figures, note, next } = ownText(offer, subscription)
  const isInForce = offer.state === 'paid' || subscription?.source === 'licence'
  return (
    <CardSides
      titleId={cardTitleId}
      look="own"
      title={title}
      text={text}
      limits={<PlanFigures figures={figures} note={note} />}
    >
      <Next {...next} />
      <div className="grid gap-3 sm:grid-cols-2">
        {isInForce ? <DashboardLink isNext /> : <PlansLink isNext />}
        {offer.state === 'paid' ? (
          <LinkButton to="/account?tab=billing" size="lg">
            {t('Manage your plan')}
          </LinkButton>
        ) : isInForce ? (
          <PlansLink />
        ) : (
          <DashboardLink />
        )}
      </div>
    </CardSides>
  )
}

function FailedPayment({ subscription }: { subscription: Subscription }) {
  const nowMs = useNow(minuteMs)
  const { figures, note } = limitsOfTier(subscription.tier ?? tierDefault)
  return (
    <CardSides
      titleId={cardTitleId}
      look="own"
      title={
        <>
          <TriangleAlert size={20} aria-hidden="true" className="flex-none text-st-problem" />
          {t('Payment Issue')}
        </>
      }
      text={graceText(subscription.graceEndsAt, nowMs)}
      limits={<PlanFigures figures={figures} note={note} />}
    >
      <Next
        title={t('Next: pay with a card that works')}
        text={t('The payment provider opens. Your plan, your charts and your settings stay as they are.')}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <ManageSubscription
          subscription={subscription}
          label={t('Update payment method')}
          variant="primary"
          size="lg"
        />
        <DashboardLink />
      </div>
    </CardSides>
  )
}

function RunningTrial({ endsAt, tier }: { endsAt: string | null; tier: Tier }) {
  // The app runs on Windows: on a phone, simulated charts are what can be had now.
  const isWatchNext = useRunsWindows() === false
  return (
    <CardSides
      titleId={cardTitleId}
      look="own"
      title={t('Your {days}-day free trial is running', { days: trialPlan.days })}
      text={t(
        'The same client on your own charts, with lower limits. Cancel anytime with no charge; without a card it simply ends.',
      )}
      limits={<TrialLimits tier={tier} />}
    >
      <Next
        title={t('Your trial runs until {date}.', { date: formatDate(endsAt) })}
        text={
          isWatchNext
            ? t('Watch it here first. Your own charts need a Windows PC.')
            : t('Next: connect your computer. The dashboard shows each step.')
        }
      />
      <div className="grid gap-3 sm:grid-cols-2">
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
    </CardSides>
  )
}

function Next({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="text-md font-semibold">{title}</p>
      <p className="mt-1.5 text-text-2">{text}</p>
    </div>
  )
}

function PlansLink({ isNext = false }: { isNext?: boolean }) {
  return (
    <LinkButton to="#plans" variant={isNext ? 'primary' : 'secondary'} size="lg">
      {t('See the plans')}
    </LinkButton>
  )
}

function DashboardLink({ isNext = false }: { isNext?: boolean }) {
  return (
    <LinkButton to="/dashboard" variant={isNext ? 'primary' : 'secondary'} size="lg">
      {t('Open the dashboard')}
    </LinkButton>
  )
}
