import { subscriptionPlans, tierDefault, trialPlan } from '@stratomate/domain/billing/plans'
import { t } from '#web/shared/language/t.ts'
import { formatLimit } from '#web/features/billing/plans/chart-need.ts'

const limits = () =>
  [
    { value: formatLimit(trialPlan.tradesPerDay), label: 'automated trades per day' },
    { value: formatLimit(trialPlan.charts), label: 'favorite charts' },
    { value: '1', label: 'indicator, one change a day' },
  ] as const

/** What the trial allows, in three figures, and why the plan after it has different ones. */
export function TrialLimits() {
  const { name, charts, tradesPerDay } = subscriptionPlans[tierDefault]
  return (
    <div>
      <dl className="flex items-start justify-between gap-4 sm:justify-start sm:gap-7">
        {limits().map(({ value, label }) => (
          <div key={label} className="flex flex-col">
            <dt className="order-1 mt-1 max-w-28 text-xs text-text-2">{t(label)}</dt>
            <dd className="text-xl leading-none font-semibold tracking-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-sm text-xs text-text-2">
        {t('The trial has {trialCharts} charts to compare; {plan} has {charts}, with {trades} trades a day.', {
          trialCharts: formatLimit(trialPlan.charts),
          plan: name,
          charts: formatLimit(charts),
          trades: formatLimit(tradesPerDay),
        })}
      </p>
    </div>
  )
}
