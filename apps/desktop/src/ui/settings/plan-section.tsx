import { useAct, useApp } from '../connection/use-app.ts'
import { PlanForm } from '../shown/stake-plan/plan-form.tsx'

/** The money plan of all charts without a separate one. */
export function PlanSection() {
  const { state } = useApp()
  const act = useAct()
  const { moneyPlan, stakeCents } = state.settings
  return (
    <PlanForm
      moneyPlan={moneyPlan}
      firstStakeCents={stakeCents}
      onPlain={(plan) => act({ kind: 'plain_plan', percent: plan.kind === 'percent' ? plan.percent : null })}
      onOffer={async (plan) => {
        const reply = await act({ kind: 'offer_plan', plan })
        return reply.ok ? reply.data : null
      }}
      onConfirm={({ plan, id }) => act({ kind: 'confirm_plan', plan, id })}
    />
  )
}
