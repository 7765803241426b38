import type { Subscription, Tier, TrialOffer } from '@stratomate/contracts/billing/schemas'
import {
  licencePlans,
  type PlanLimits,
  subscriptionPlans,
  tierDefault,
  trialPlan,
} from '@stratomate/domain/billing/plans'
import { hasEnded } from '@stratomate/domain/billing/subscription-status'
import { formatPrice } from '@stratomate/std/format-number'
import { formatLimit } from '#web/features/billing/plans/chart-need.ts'
import { formatDate } from '#web/shared/format/format-time.ts'
import { t } from '#web/shared/language/t.ts'
import type { PlanFigure } from './plan-figures.tsx'

export type OwnText = {
  title: string
  text: string
  figures: readonly PlanFigure[]
  note: string
  /** What is next, in a few words and a sentence. */
  next: { title: string; text: string }
}

/** What the card of the trial says to a person who has, or had, something: their own plan and what is next. */
export function ownText(offer: TrialOffer, subscription: Subscription | null): OwnText {
  if (subscription?.source === 'licence') return textOfLicence(offer, subscription)
  return offer.state === 'paid' ? textOfPlan(subscription) : textAfterEnd(subscription)
}

function textOfPlan(subscription: Subscription | null): OwnText {
  const tier = subscription?.tier ?? null
  const { figures, note } = limitsOfTier(tier ?? tierDefault)
  return {
    title: tier === null ? t('You have a plan.') : t('Your plan: {plan}', { plan: subscriptionPlans[tier].name }),
    text: `${courseOf(subscription)} ${t('You can change or cancel it at any time.')}`.trim(),
    figures,
    note: tier === null ? note : t('{price} per month', { price: formatPrice(subscriptionPlans[tier].priceCents) }),
    next: {
      title: t('Everything is ready'),
      text: t('Charts, signals and trades are on the dashboard. Card, invoices and changes are in your account.'),
    },
  }
}

/** When it ends, if that is decided; otherwise when it renews. */
function courseOf(subscription: Subscription | null): string {
  if (subscription === null) return ''
  const { cancelsAt, endDate } = subscription
  if (cancelsAt !== null) return t('It ends on {date}.', { date: formatDate(cancelsAt) })
  return endDate === null ? '' : t('It renews on {date}.', { date: formatDate(endDate) })
}

/** The trial cannot be had, or not again; what had a tier is named by it. */
function textAfterEnd(subscription: Subscription | null): OwnText {
  const ended = subscription !== null && hasEnded(subscription) ? subscription : null
  const tier = ended?.source === 'subscription' ? ended.tier : null
  return {
    title:
      tier === null
        ? t('Your free trial is used')
        : t('Your {plan} plan has ended', { plan: subscriptionPlans[tier].name }),
    text: [
      ended === null || ended.endDate === null ? null : t('It ended on {date}.', { date: formatDate(ended.endDate) }),
      t('No trades are placed until you choose a plan. You continue where you stopped.'),
    ]
      .filter((sentence) => sentence !== null)
      .join(' '),
    ...limitsOfTier(tier ?? tierDefault),
    next:
      tier === null
        ? {
            title: t('Trial used: choose a plan.'),
            text: t('The free trial is given once. All plans are below, with what they cost and allow.'),
          }
        : {
            title: t('Choose a plan to trade again'),
            text: t('Your former plan or another one: all are below, with what they cost and allow.'),
          },
  }
}

function textOfLicence({ state }: TrialOffer, { plan, updatesUntil }: Subscription): OwnText {
  const { name, ...limits } = licencePlans[plan ?? 'basic']
  return {
    title: t('Your license: {plan}', { plan: name }),
    text: `${t('Paid once, without a renewal.')} ${
      updatesUntil === null
        ? t('Updates are for life.')
        : t('Updates until {date}.', { date: formatDate(updatesUntil) })
    }`,
    figures: figuresOf(limits),
    note: t('Add-ons belong to the plans below, which can run beside a license.'),
    next: {
      title: state === 'with-card' ? t('You have a license.') : t('Everything is ready'),
      text:
        state === 'with-card'
          ? t('Choose a plan to try it for {days} days beside the license, with a card.', { days: trialPlan.days })
          : t('Charts, signals and trades are on the dashboard. Key and updates are in your account.'),
    },
  }
}

/** The figures of a tier, and what it costs. */
export function limitsOfTier(tier: Tier): Pick<OwnText, 'figures' | 'note'> {
  const { name, priceCents, ...limits } = subscriptionPlans[tier]
  return {
    figures: figuresOf(limits),
    note: t('{plan}, {price} per month', { plan: name, price: formatPrice(priceCents) }),
  }
}

function figuresOf({ tradesPerDay, charts }: Pick<PlanLimits, 'tradesPerDay' | 'charts'>) {
  return [
    { value: formatLimit(tradesPerDay), label: 'automated trades per day' },
    { value: formatLimit(charts), label: 'charts at once' },
    { value: t('All'), label: 'indicators, at once' },
  ] as const satisfies readonly PlanFigure[]
}
