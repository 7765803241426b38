import type { WindowSettings } from '@stratomate/contracts/desktop-window/settings'
import type { WindowPlanOffer } from '@stratomate/contracts/desktop-window/state'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { useState } from 'react'
import { formatStake } from '../../shown/format.ts'
import { useAct, useApp } from '../../connection/use-app.ts'
import { PlanXray } from './plan-xray.tsx'
import { type PlanErrors, type PlanKind, planNumbers, type PlanNumbers, readPlan } from './read-plan.ts'
import { SettingField, useFirstWrong } from '../setting-field.tsx'

const planLabels = {
  fixed: 'Fixed amount',
  percent: 'Share of the balance',
  martingale: 'Martingale (raises after a loss)',
  anti_martingale: 'Anti-martingale (raises after a win)',
  dalembert: 'D’Alembert (one step up after a loss)',
  one_three_two_six: '1-3-2-6 (steps after wins)',
} as const satisfies Record<PlanKind, string>
// Safe: exactly the keys of the table above.
const planKinds = Object.keys(planLabels) as PlanKind[]

const numberLabels = {
  percent: { label: 'Share of the balance', unit: '%, 0.1 to 10' },
  factor: { label: 'Factor', unit: '1.1 to 5' },
  steps: { label: 'Steps', unit: '2 to 10' },
} as const

/** How amounts are chosen. A plan that climbs is on only after its worst case was shown and confirmed. */
export function PlanSection() {
  const { state } = useApp()
  const act = useAct()
  const { moneyPlan, stakeCents } = state.settings
  const active: PlanKind = moneyPlan.kind === 'ladder' ? moneyPlan.plan.kind : moneyPlan.kind
  const [kind, setKind] = useState<PlanKind>(active)
  const [numbers, setNumbers] = useState(() => numbersOf(moneyPlan))
  const [offer, setOffer] = useState<WindowPlanOffer | null>(null)
  const [errors, setErrors] = useState<PlanErrors>({})
  const part = useFirstWrong<HTMLDivElement>(errors)
  const change = (next: Partial<typeof numbers>) => {
    setNumbers({ ...numbers, ...next })
    setOffer(null)
  }
  const choose = async () => {
    const reading = readPlan(kind, numbers)
    setErrors(reading.kind === 'wrong' ? reading.errors : {})
    if (reading.kind === 'wrong') return
    if (reading.kind === 'plain') return void act({ kind: 'plain_plan', percent: reading.percent })
    const reply = await act({ kind: 'offer_plan', plan: reading.plan })
    setOffer(reply.ok ? reply.data : null)
  }
  const confirm = async (shown: WindowPlanOffer) => {
    await act({ kind: 'confirm_plan', plan: shown.plan, id: shown.id })
    setOffer(null)
  }
  return (
    <div ref={part} className="grid gap-5">
      <p className="text-sm">
        On now: <strong className="font-semibold">{planLabels[active]}</strong>,{' '}
        {moneyPlan.kind === 'percent'
          ? `${moneyPlan.percent}% of it for each trade.`
          : `${active === 'fixed' ? '' : 'first amount '}${formatStake(stakeCents, state.broker.currency)}.`}
      </p>
      <PlanField
        kind={kind}
        onChoose={(next) => {
          setKind(next)
          setOffer(null)
          setErrors({})
        }}
      />
      {planNumbers[kind].length === 0 ? null : (
        <div className="grid grid-cols-2 items-start gap-5">
          {planNumbers[kind].map((name) => (
            <SettingField
              key={name}
              {...numberLabels[name]}
              value={numbers[name]}
              error={errors[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </div>
      )}
      {offer === null ? (
        <div>
          <Button onClick={() => void choose()}>{isPlain(kind) ? 'Use this plan' : 'Show the worst case'}</Button>
        </div>
      ) : (
        <PlanXray offer={offer} onConfirm={() => void confirm(offer)} onCancel={() => setOffer(null)} />
      )}
    </div>
  )
}

function PlanField({ kind, onChoose }: { kind: PlanKind; onChoose: (kind: PlanKind) => void }) {
  return (
    <Field label="Money plan">
      {(control) => (
        <Select
          {...control}
          value={kind}
          onChange={(event) => onChoose(planKinds.find((each) => each === event.currentTarget.value) ?? 'fixed')}
        >
          {planKinds.map((each) => (
            <option key={each} value={each}>
              {planLabels[each]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Plans that need no confirmation. */
function isPlain(kind: PlanKind): boolean {
  return kind === 'fixed' || kind === 'percent'
}

/** The numbers of the plan that is on, and for the others what many begin with. */
function numbersOf(moneyPlan: WindowSettings['moneyPlan']): PlanNumbers {
  const plan = moneyPlan.kind === 'ladder' ? moneyPlan.plan : null
  return {
    percent: moneyPlan.kind === 'percent' ? String(moneyPlan.percent) : '2',
    factor: plan !== null && 'factor' in plan ? String(plan.factor) : '2',
    steps: plan !== null && 'steps' in plan ? String(plan.steps) : '4',
  }
}
