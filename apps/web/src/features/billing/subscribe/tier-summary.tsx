import type { SubscriptionStarted, Tier } from '@stratomate/contracts/billing/schemas'
import { subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { dayMs } from '@stratomate/std/time'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { formatPrice, formatStake } from '@stratomate/std/format-number'
import { formatDate } from '#web/shared/format/format-time.ts'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { FactList } from '#web/features/billing/checkout/fact-list.tsx'
import { ChargeCourse } from './charge-course.tsx'
import { tierFacts, tiers } from '#web/features/billing/checkout/plan-facts.ts'
import type { Start } from './subscription-offer.ts'

type TierSummaryProps = {
  tier: Tier
  start: Start
  /** When a running trial ends. */
  trialEndsAt: string | null
  begun: SubscriptionStarted | null
}

const aboutTrial = `Card saved. ${trialPlan.tradesPerDay} trades a day, ${trialPlan.charts} charts.`
const reminder = { term: 'The day before', value: 'Email', about: 'We remind you; you can still cancel.' } as const
const meanwhile = { term: 'Any day', value: '', about: 'Change or cancel on your dashboard.' } as const

/** The chosen tier, what is charged today, what later and when. */
export function TierSummary({ tier, start, trialEndsAt, begun }: TierSummaryProps) {
  const nowMs = useNow(60_000)
  const { name, priceCents } = subscriptionPlans[tier]
  const amount = formatStake(priceCents, 'USD')
  const isLater = begun === null ? start === 'trial' : begun.kind === 'setup'
  const first = begun?.chargedAt ?? trialEndsAt ?? new Date(nowMs + trialPlan.days * dayMs).toISOString()
  const later = laterText({ nowMs, first: isLater ? first : null })
  return (
    <section aria-label="Your order">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-lg">{name}</h2>
          <p className="mt-2 flex items-baseline gap-2">
            <span className="text-value font-semibold tabular-nums">{formatPrice(priceCents)}</span>
            <span className="text-text-3">per month</span>
          </p>
        </div>
        {begun === null ? <ChangeTier tier={tier} /> : null}
      </div>
      <div className="mt-4 mb-6">
        <FactList facts={tierFacts(tier)} />
      </div>
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
      <p className="mt-3 text-sm text-text-3">
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

/** The other tiers, one press away; links, so that they work before the script does. */
function ChangeTier({ tier }: { tier: Tier }) {
  return (
    <details className="group relative text-right">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-sm font-medium underline underline-offset-2 hover:text-accent-text">
        Change plan
      </summary>
      <div className="absolute right-0 z-1 mt-2 grid w-64 gap-2 rounded-md border border-line bg-s1 p-2 shadow-menu">
        {tiers
          .filter((other) => other !== tier)
          .map((other) => (
            <LinkButton key={other} to={`/subscribe?tier=${other}`} replace preventScrollReset>
              {subscriptionPlans[other].name}, {formatPrice(subscriptionPlans[other].priceCents)} a month
            </LinkButton>
          ))}
      </div>
    </details>
  )
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
