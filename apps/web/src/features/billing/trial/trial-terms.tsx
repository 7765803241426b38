import { trialPlan } from '@stratomate/domain/billing/plans'
import { t } from '#web/shared/language/t.ts'

const terms = [
  'It runs for {days} days and is given once per account.',
  'No card required. Without a card it simply ends and nothing is ever charged.',
  'You can save a card during the trial; it then continues as the plan you chose.',
  'When the daily limit is reached, trading pauses until the next-day reset; the dashboard shows it in your local time.',
  'Manual trades at the broker never count toward the limit.',
] as const

export function TrialTerms() {
  return (
    <section aria-labelledby="trial-terms-title">
      <h2 id="trial-terms-title" className="text-lg">
        {t('How the trial works')}
      </h2>
      <ul className="mt-4 grid gap-2.5 text-text-2">
        {terms.map((term) => (
          <li key={term} className="border-t border-line pt-2.5 first:border-t-0 first:pt-0">
            {t(term, { days: trialPlan.days })}
          </li>
        ))}
      </ul>
    </section>
  )
}
