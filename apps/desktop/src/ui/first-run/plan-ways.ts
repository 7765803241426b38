import type { Tier } from '@stratomate/contracts/billing/schemas'
import type { MissingPlan } from '@stratomate/contracts/desktop/schemas'
import type { WindowPage } from '@stratomate/contracts/desktop-window/schemas'
import { type Limit, subscriptionPlans, tiersAgain, trialPlan } from '@stratomate/domain/billing/plans'
import { formatCount, formatDate } from '../shown/format.ts'
import { t } from '../language/t.ts'

type PlanWays = { title: string; text: string; ways: { label: string; page: WindowPage }[] }

/** The message for an account without a plan, and where it can go: only what works for it, the likeliest first. */
export function planWays(missing: MissingPlan | null): PlanWays {
  const seePlans = { label: t('See the plans'), page: 'pricing' } as const
  switch (missing?.kind) {
    case undefined:
      return { title: t('No plan is in force'), text: t('The plans are on the site.'), ways: [seePlans] }
    case 'trial_open':
      return {
        title: t('Start your free trial'),
        text: trialText(trialPlan),
        ways: [{ label: t('Start free trial'), page: 'trial' }, seePlans],
      }
    case 'trial_used':
      return { title: t('Choose a plan'), text: t('The free trial of this account was used.'), ways: choices(null) }
    case 'ended': {
      const ended =
        missing.endedAt === null
          ? t('Your plan has ended.')
          : t('Ended on {date}.', { date: formatDate(missing.endedAt) })
      return {
        title: t('Your plan has ended'),
        text: t('{ended} Choose a plan to trade again.', { ended }),
        ways: choices(missing.tier),
      }
    }
    case 'payment_problem':
      return {
        title: t('A payment has failed'),
        text: t('Update the payment method, and trading continues with the same plan.'),
        ways: [{ label: t('Update payment method'), page: 'dashboard' }],
      }
    default:
      return missing satisfies never
  }
}

function choices(last: Tier | null): PlanWays['ways'] {
  return tiersAgain(last).map((tier) => {
    const { name, priceCents } = subscriptionPlans[tier]
    return { label: t('{name}, {price} a month', { name, price: `$${priceCents / 100}` }), page: tier }
  })
}

/** What a new account may do before it buys, in one line. */
export function trialText({ days, tradesPerDay }: { days: number; tradesPerDay: Limit }): string {
  const trades = tradesPerDay === 'unlimited' ? t('unlimited') : formatCount(tradesPerDay)
  return days === 1
    ? t('1 day, {trades} automated trades per day, no card.', { trades })
    : t('{days} days, {trades} automated trades per day, no card.', { days, trades })
}
