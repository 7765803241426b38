import type { LadderPlanInput } from '@stratomate/contracts/desktop-window'
import type { WindowPlanOffer } from '@stratomate/contracts/desktop-window-state'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { useState } from 'react'
import { formatStake } from '../shown/format.ts'
import { useAct, useApp } from '../use-app.ts'
import { PlanXray } from './plan-xray.tsx'
import { SettingField } from './setting-field.tsx'

const planLabels = {
  fixed: 'Fixed amount',
  percent: 'Share of the balance',
  martingale: 'Martingale (raises after a loss)',
  anti_martingale: 'Anti-martingale (raises after a win)',
  dalembert: 'D’Alembert (one step up after a loss)',
  one_three_two_six: '1-3-2-6 (steps after wins)',
} as const
type PlanKind = keyof typeof planLabels
// Safe: exactly the keys of the table above.
const planKinds = Object.keys(planLabels) as PlanKind[]

/** How amounts are chosen. A plan that climbs is on only after its worst case was shown and confirmed. */
export function PlanSection() {
  const { state } = useApp()
  const act = useAct()
  const { moneyPlan, stakeCents } = state.settings
  const active: PlanKind = moneyPlan.kind === 'ladder' ? moneyPlan.plan.kind : moneyPlan.kind
  const [kind, setKind] = useState<PlanKind>(active)
  const [numbers, setNumbers] = useState({ percent: '2', factor: '2', steps: '4' })
  const [offer, setOffer] = useState<WindowPlanOffer | null>(null)
  const plan = ladderOf(kind, numbers)
  const change = (next: Partial<typeof numbers>) => {
    setNumbers({ ...numbers, ...next })
    setOffer(null)
  }
  const choose = async () => {
    if (plan === null)
      return void act({ kind: 'plain_plan', percent: kind === 'percent' ? Number(numbers.percent) : null })
    const reply = await act({ kind: 'offer_plan', plan })
    setOffer(reply.ok ? reply.data : null)
  }
  const confirm = async (shown: WindowPlanOffer) => {
    await act({ kind: 'confirm_plan', plan: shown.plan, id: shown.id })
    setOffer(null)
  }
  return (
    <div className="grid gap-5">
      <p className="text-sm">
        On now: <strong className="font-semibold">{planLabels[active]}</strong>, first amount{' '}
        {formatStake(stakeCents, state.broker.currency)}.
      </p>
      <Field label="Money plan">
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={(event) => {
              setKind(planKinds.find((each) => each === event.currentTarget.value) ?? 'fixed')
              setOffer(null)
            }}
          >
            {planKinds.map((each) => (
              <option key={each} value={each}>
                {planLabels[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind === 'percent' ? (
        <SettingField
          label="Share of the balance"
          unit="%, 0.1 to 10"
          value={numbers.percent}
          onChange={(percent) => change({ percent })}
        />
      ) : null}
      {plan === null ? null : (
        <div className="grid grid-cols-2 gap-5">
          {'factor' in plan ? (
            <SettingField
              label="Factor"
              unit="1.1 to 5"
              value={numbers.factor}
              onChange={(factor) => change({ factor })}
            />
          ) : null}
          {'steps' in plan ? (
            <SettingField label="Steps" unit="2 to 10" value={numbers.steps} onChange={(steps) => change({ steps })} />
          ) : null}
        </div>
      )}
      {offer === null ? (
        <div>
          <Button onClick={() => void choose()}>{plan === null ? 'Use this plan' : 'Show the worst case'}</Button>
        </div>
      ) : (
        <PlanXray offer={offer} onConfirm={() => void confirm(offer)} onCancel={() => setOffer(null)} />
      )}
    </div>
  )
}

/** Null for plans that need no confirmation. */
function ladderOf(kind: PlanKind, { factor, steps }: { factor: string; steps: string }): LadderPlanInput | null {
  switch (kind) {
    case 'fixed':
    case 'percent':
      return null
    case 'martingale':
    case 'anti_martingale':
      return { kind, factor: Number(factor), steps: Number(steps) }
    case 'dalembert':
      return { kind, steps: Number(steps) }
    case 'one_three_two_six':
      return { kind }
    default:
      return kind satisfies never
  }
}
