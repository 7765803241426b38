import type { SubscriptionStarted, Tier } from '@stratomate/contracts/billing/schemas'
import { subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { dayMs } from '@stratomate/std/time'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { formatStake } from '@stratomate/std/format-number'
import { formatDate } from '#web/shared/format/format-time.ts'
import { ChargeCourse } from './charge-course.tsx'
import type { Start } from './subscription-offer.ts'

type ChargeSummaryProps = {
  tier: Tier
  start: Start
  /** When a running trial ends. */
  trialEndsAt: string | null
  begun: SubscriptionStarted | null
}

const aboutTrial = `Card saved. ${trialPlan.tradesPerDay} trades a day, ${trialPlan.charts} charts.`
const reminder = { term: 'The day before', value: 'Email', about: 'We remind you; you can still cancel.' } as const
const meanwhile = { term: 'Any day', value: '', about: 'Change or cancel on your dashboard.' } as const

/** What is charged today, what later and when: on a phone it follows the form, whose choice decides it. */
export function ChargeSummary({ tier, start, trialEndsAt, begun }: ChargeSummaryProps) {
  const nowMs = useNow(60_000)
  const { name, priceCents } = subscriptionPlans[tier]
  const amount = formatStake(priceCents, 'USD')
  const isLater = begun === null ? start === 'trial' : begun.kind === 'setup'
  const first = begun?.chargedAt ?? trialEndsAt ?? new Date(nowMs + trialPlan.days * dayMs).toISOString()
  const later = laterText({ nowMs, first: isLater ? first : null })
  return (
    <section aria-labelledby="charges" className="border-t border-line pt-5 lg:col-start-1">
      <h2 id="charges" className="mb-4 text-md leading-snug font-semibold">
        What is charged when
      </h2>
      <ChargeCourse
        moments={[
          {
            term: 'Today',
            value: isLater ? formatStake(0, 'USD') : amount,
            about: isLater ? aboutTrial : `All limits of ${name} at once.`,
          },
          isLater && isReminded({ nowMs, first }) ? reminder : meanwhile,
          { term: later, value: amount, about: 'Then every month.' },
        ]}
      />
      <p className="mt-4 text-sm text-text-3">
        {isLater
          ? 'Cancel anytime during the trial with no charge.'
          : 'Cancel anytime; it runs to the end of the month.'}{' '}
        In US dollars. No refunds unless stated in writing.
      </p>
    </section>
  )
}

/** Whether the reminder, a day before the first charge, is still to come. */
export function isReminded({ nowMs, first }: { nowMs: number; first: string }): boolean {
  return Date.parse(first) - nowMs > dayMs
}

/**
 * When the next charge is; the prerendered page has no date. `first`: when a saved card is charged for the first time.
 */
function laterText({ nowMs, first }: { nowMs: number; first: string | null }): string {
  if (nowMs === 0) return first === null ? 'In a month' : 'After the trial'
  return `On ${formatDate(first ?? monthLater(nowMs))}`
}

/**
 * The same day of the next month, or its last day, as an ISO instant: when a subscription that begins now is charged
 * again.
 */
export function monthLater(nowMs: number): string {
  const now = new Date(nowMs)
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0))
  const day = Math.min(now.getUTCDate(), next.getUTCDate())
  const time = nowMs % dayMs
  return new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth(), day) + time).toISOString()
}
