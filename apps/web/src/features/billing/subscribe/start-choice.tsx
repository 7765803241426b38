import type { Tier } from '@stratomate/contracts/billing/schemas'
import { subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { formatStake } from '@stratomate/std/format-number'
import { formatDate } from '#web/shared/format/format-time.ts'
import type { Start } from './subscription-offer.ts'

type StartChoiceProps = {
  tier: Tier
  start: Start
  onStart: (start: Start) => void
  /** When the running trial ends; null while none has begun. */
  trialEndsAt: string | null
}

/** The trial with a saved card, or the charge today: always said before the payment. */
export function StartChoice({ tier, start, onStart, trialEndsAt }: StartChoiceProps) {
  const amount = formatStake(subscriptionPlans[tier].priceCents, 'USD')
  const afterwards = "Cancel before with no charge. The trial's limits hold until then."
  const days = `${trialPlan.days} days`
  const later =
    trialEndsAt === null
      ? { label: `${days} free`, about: `Charged ${amount} after ${days}. ${afterwards}` }
      : { label: 'When the trial ends', about: `Charged ${amount} on ${formatDate(trialEndsAt)}. ${afterwards}` }
  const choices = [
    { value: 'trial', ...later },
    { value: 'now', label: 'Start now', about: `Charged ${amount} today, with all limits of the tier at once.` },
  ] as const
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">When does it start?</legend>
      <div className="grid gap-2">
        {choices.map(({ value, label, about }) => (
          <div
            key={value}
            className="relative flex items-start gap-3 rounded-md border border-line-strong p-3.5 has-checked:border-signal has-checked:bg-s2 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              id={`start-${value}`}
              type="radio"
              name="start"
              value={value}
              checked={start === value}
              onChange={() => onStart(value)}
              aria-describedby={`start-${value}-about`}
              className="mt-0.5 size-5 flex-none cursor-pointer appearance-none rounded-full border border-line-strong bg-bg checked:border-6 checked:border-accent focus-visible:outline-none"
            />
            <div>
              <label htmlFor={`start-${value}`} className="cursor-pointer font-semibold after:absolute after:inset-0">
                {label}
              </label>
              <p id={`start-${value}-about`} className="mt-0.5 text-sm text-text-2">
                {about}
              </p>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
