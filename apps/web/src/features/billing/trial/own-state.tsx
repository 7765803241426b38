import type { Subscription, TrialOffer } from '@stratomate/contracts/billing/schemas'
import { simulatedDashboardAddress } from '@stratomate/contracts/site/simulated-dashboard-address'
import { trialPlan } from '@stratomate/domain/billing/plans'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { formatDate } from '#web/shared/format/format-time.ts'
import { subscriptionName } from '#web/shared/format/subscription-labels.ts'
import { useRunsWindows } from '#web/shared/hooks/use-runs-windows.ts'
import { t } from '#web/shared/language/t.ts'
import { LinkButton } from '#web/shared/page/link-button.tsx'

type OwnStateProps = { offer: TrialOffer; subscription: Subscription | null }

/** In the place of the trial's card: what the person has, or why there is no trial to start, and what is next. */
export function OwnState({ offer: { state, endsAt }, subscription }: OwnStateProps) {
  switch (state) {
    case 'running':
      return <RunningTrial endsAt={endsAt} />
    case 'paid':
      return (
        <StateRow
          title={
            subscription === null
              ? t('You have a plan.')
              : t('Your plan: {plan}', { plan: subscriptionName(subscription) })
          }
          actions={<LinkButton to="/dashboard">{t('Open the dashboard')}</LinkButton>}
        >
          {subscription === null ? null : courseOf(subscription)}
        </StateRow>
      )
    case 'used':
      return subscription?.source === 'licence' ? (
        <StateRow title={t('You have a license.')} actions={<ToPlans />}>
          {t('Trial used: choose a plan.')}
        </StateRow>
      ) : (
        <StateRow title={t('Trial used: choose a plan.')} actions={<ToPlans />} />
      )
    case 'with-card':
      return (
        <StateRow title={t('You have a license.')} actions={<ToPlans />}>
          {t('Choose a plan to try it for {days} days beside the license, with a card.', { days: trialPlan.days })}
        </StateRow>
      )
    case 'open':
      return null
    default:
      return state satisfies never
  }
}

function RunningTrial({ endsAt }: { endsAt: string | null }) {
  // The app runs on Windows: on a phone, simulated charts are what can be had now.
  const isWatchNext = useRunsWindows() === false
  return (
    <StateRow
      title={t('Your {days}-day free trial is running', { days: trialPlan.days })}
      actions={
        <>
          <LinkButton to="/dashboard" variant={isWatchNext ? 'secondary' : 'primary'}>
            {t('Open the dashboard')}
          </LinkButton>
          <LinkButton
            to={simulatedDashboardAddress}
            variant={isWatchNext ? 'primary' : 'secondary'}
            className={clsx(isWatchNext && 'order-first')}
          >
            {t('Watch simulated charts')}
          </LinkButton>
        </>
      }
    >
      <span className="font-medium text-text">{t('Your trial runs until {date}.', { date: formatDate(endsAt) })}</span>{' '}
      {isWatchNext
        ? t('Watch it here first. Your own charts need a Windows PC.')
        : t('Next: connect your computer. The dashboard shows each step.')}
    </StateRow>
  )
}

function ToPlans() {
  return (
    <LinkButton to="#plans" variant="primary">
      {t('See the plans')}
    </LinkButton>
  )
}

/** When it ends, if that is decided; otherwise when it renews. */
function courseOf({ cancelsAt, endDate }: Subscription): string | null {
  if (cancelsAt !== null) return t('It ends on {date}.', { date: formatDate(cancelsAt) })
  return endDate === null ? null : t('It renews on {date}.', { date: formatDate(endDate) })
}

function StateRow({ title, actions, children }: { title: string; actions: ReactNode; children?: ReactNode }) {
  return (
    <section
      id="free-trial"
      aria-labelledby="free-trial-title"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-xl border border-line bg-s1 p-5 md:px-7"
    >
      <div className="min-w-52 flex-1">
        <h2 id="free-trial-title" className="text-lg">
          {title}
        </h2>
        {children === undefined || children === null ? null : <p className="mt-1.5 text-text-2">{children}</p>}
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </section>
  )
}
