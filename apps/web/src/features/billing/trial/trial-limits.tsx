import { subscriptionPlans, tierDefault, trialPlan } from '@stratomate/domain/billing/plans'
import { formatLimit } from '#web/features/billing/plans/chart-need.ts'
import { t } from '#web/shared/language/t.ts'
import { PlanFigures } from './plan-figures.tsx'

/** What the trial allows, in three figures, and why the plan after it has different ones. */
export function TrialLimits() {
  const { name, charts, tradesPerDay } = subscriptionPlans[tierDefault]
  return (
    <PlanFigures
      figures={[
        { value: formatLimit(trialPlan.tradesPerDay), label: 'automated trades per day' },
        { value: formatLimit(trialPlan.charts), label: 'favorite charts' },
        { value: '1', label: 'indicator, one change a day' },
      ]}
      note={t('The trial has {trialCharts} charts to compare; {plan} has {charts}, with {trades} trades a day.', {
        trialCharts: formatLimit(trialPlan.charts),
        plan: name,
        charts: formatLimit(charts),
        trades: formatLimit(tradesPerDay),
      })}
    />
  )
}
