import type { PlanView } from '@stratomate/contracts'
import { licencePlans, limitToWire, type Plan, subscriptionPlans, trialPlan } from '@stratomate/domain'
import type { z } from 'zod'

type View = z.infer<typeof PlanView>

/** The price list as the interface gives it. */
export function listPlans(): View[] {
  return [
    view('trial', 'trial', trialPlan),
    ...Object.entries(subscriptionPlans).map(([id, plan]) => view(id, 'subscription', plan)),
    ...Object.entries(licencePlans).map(([id, plan]) => view(id, 'licence', plan)),
  ]
}

function view(id: string, kind: View['kind'], plan: Plan): View {
  const { name, priceCents, interval } = plan
  return {
    id,
    kind,
    name,
    priceCents,
    interval,
    tradesPerDay: limitToWire(plan.tradesPerDay),
    charts: limitToWire(plan.charts),
  }
}
