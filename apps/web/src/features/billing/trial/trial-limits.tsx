import type { Tier } from '@stratomate/contracts/billing/schemas'
import { subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { formatLimit } from '#web/features/billing/plans/chart-need.ts'
import { t } from '#web/shared/language/t.ts'
import { PlanFigures } from './plan-figures.tsx'

/** What the trial allows, in three figures, and why `tier`, the plan after it, has different ones. */
export function TrialLimits({ tier }: { tier: Tier }) {
  const { name, charts, tradesPerDay } = subscriptionPlans[tier]
  return (
    <PlanFigures
      figures={[
        { value: formatLimit(trialPlan.tradesPerDay), label: 'automated trades per day' },
        { value: formatLimit(trialPlan.charts), label: 'favorite charts' },
        { value: '1', label: 'indicator, one change a day' },
      ]}
      note={
        charts === 'unlimited'
          ? t('The trial has {trialCharts} charts to compare; {plan} limits neither charts nor trades.', {
              trialCharts: formatLimit(trialPlan.charts),
              plan: name,
            })
          : t('The trial has {trialCharts} charts to compare; {plan} has {charts}, with {trades} trades a day.', {
              trialCharts: formatLimit(trialPlan.charts),
              plan: name,
              charts: formatLimit(charts),
              trades: formatLimit(tradesPerDay),
            })
      }
    />
  )
}
