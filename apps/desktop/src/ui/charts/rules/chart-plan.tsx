import type { WindowChart } from '@stratomate/contracts/desktop-window/state'
import { Button } from '@stratomate/ui/button'
import { useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { PlanForm } from '../../shown/stake-plan/plan-form.tsx'
import { t } from '../../language/t.ts'

/** The money plan of one chart: the general one, or a separate one whose first amount is the chart's. */
export function ChartPlan({ chart }: { chart: WindowChart }) {
  const { state } = useApp()
  const act = useAct()
  const [isOpened, setOpened] = useState(false)
  const { symbol, timeframeS, stakeCents, moneyPlan } = chart
  const place = { symbol, timeframeS }
  return (
    <section aria-labelledby="chart-plan" className="grid gap-4">
      <h3 id="chart-plan" className="text-md font-semibold">
        {t('Money plan of this chart')}
      </h3>
      {moneyPlan === null && !isOpened ? (
        <>
          <p className="text-sm text-text-2">{t('The plan in the settings decides about the amounts.')}</p>
          <div>
            <Button size="sm" onClick={() => setOpened(true)}>
              {t('Give it a plan of its own')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <PlanForm
            key={JSON.stringify(moneyPlan)}
            moneyPlan={moneyPlan ?? { kind: 'fixed' }}
            firstStakeCents={stakeCents ?? state.settings.stakeCents}
            onPlain={(plan) => act({ kind: 'choose_chart_plan', ...place, plan, id: null })}
            onOffer={async (plan) => {
              const reply = await act({ kind: 'offer_chart_plan', ...place, plan })
              return reply.ok ? reply.data : null
            }}
            onConfirm={({ plan, id }) => act({ kind: 'choose_chart_plan', ...place, plan, id })}
          />
          <p className="text-xs text-text-3">
            {t(
              'Only trades of this chart count for its steps. Worst cases of several charts add up; the limits of the day hold for all together.',
            )}
          </p>
          <div>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                setOpened(false)
                if (moneyPlan !== null) void act({ kind: 'choose_chart_plan', ...place, plan: null, id: null })
              }}
            >
              {t('Use the general plan')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
