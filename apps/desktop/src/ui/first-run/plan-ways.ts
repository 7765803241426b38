import type { Tier } from '@stratomate/contracts/billing/schemas'
import type { MissingPlan } from '@stratomate/contracts/desktop/schemas'
import type { WindowPage } from '@stratomate/contracts/desktop-window/schemas'
import { type Limit, subscriptionPlans, tiersAgain, trialPlan } from '@stratomate/domain/billing/plans'
import { formatDate } from '../shown/format.ts'

type PlanWays = { title: string; text: string; ways: { label: string; page: WindowPage }[] }

const seePlans = { label: 'See the plans', page: 'pricing' } as const

/** What an account without a plan reads, and where it can go: only what works for it, the likeliest way first. */
export function planWays(missing: MissingPlan | null): PlanWays {
  switch (missing?.kind) {
    case undefined:
      return { title: 'No plan is in force', text: 'The plans are on the site.', ways: [seePlans] }
    case 'trial_open':
      return {
        title: 'Start your free trial',
        text: trialText(trialPlan),
        ways: [{ label: 'Start free trial', page: 'trial' }, seePlans],
      }
    case 'trial_used':
      return { title: 'Choose a plan', text: 'The free trial of this account was used.', ways: choices(null) }
    case 'ended': {
      const ended = missing.endedAt === null ? 'Your plan has ended.' : `Ended on ${formatDate(missing.endedAt)}.`
      return {
        title: 'Your plan has ended',
        text: `${ended} Choose a plan to trade again.`,
        ways: choices(missing.tier),
      }
    }
    case 'payment_problem':
      return {
        title: 'A payment has failed',
        text: 'Update the payment method, and trading continues with the same plan.',
        ways: [{ label: 'Update payment method', page: 'dashboard' }],
      }
    default:
      return missing satisfies never
  }
}

function choices(last: Tier | null): PlanWays['ways'] {
  return tiersAgain(last).map((tier) => {
    const { name, priceCents } = subscriptionPlans[tier]
    return { label: `${name}, $${priceCents / 100} a month`, page: tier }
  })
}

/** What a new account may do before it buys, in one line. */
export function trialText({ days, tradesPerDay }: { days: number; tradesPerDay: Limit }): string {
  const trades = tradesPerDay === 'unlimited' ? 'unlimited' : tradesPerDay.toLocaleString('en-US')
  return `${days} ${days === 1 ? 'day' : 'days'}, ${trades} automated trades per day, no card.`
}
