import type { LadderPlanInput } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowMoneyPlan, WindowPlanOffer } from '@stratomate/contracts/desktop-window/money-plans'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { useState } from 'react'
import { formatNumber, formatStake } from '../format.ts'
import { useApp } from '../../connection/use-app.ts'
import { PlanXray } from './plan-xray.tsx'
import { type PlanErrors, type PlanKind, planNumbers, type PlanNumbers, readPlan } from './read-plan.ts'
import { SettingField, useFirstWrong } from '../setting-field.tsx'
import { t } from '../../language/t.ts'
import { TextWithMarks } from '../../language/text-with-marks.ts'

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

type PlanFormProps = {
  moneyPlan: WindowMoneyPlan
  firstStakeCents: number
  onPlain: (plan: { kind: 'fixed' } | { kind: 'percent'; percent: number }) => Promise<unknown>
  /** The worst case of a plan that climbs; null when it cannot be shown. */
  onOffer: (plan: LadderPlanInput) => Promise<WindowPlanOffer | null>
  onConfirm: (offer: WindowPlanOffer) => Promise<unknown>
}

/** How amounts are chosen. A plan that climbs is on only after its worst case was shown and confirmed. */
export function PlanForm({ moneyPlan, firstStakeCents, onPlain, onOffer, onConfirm }: PlanFormProps) {
  const { state } = useApp()
  const active = kindOf(moneyPlan)
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
    if (reading.kind === 'ladder') return setOffer(await onOffer(reading.plan))
    const { percent } = reading
    await onPlain(percent === null ? { kind: 'fixed' } : { kind: 'percent', percent })
  }
  const confirm = async (shown: WindowPlanOffer) => {
    await onConfirm(shown)
    setOffer(null)
  }
  return (
    <div ref={part} className="grid gap-5">
      <p className="text-sm">
        <TextWithMarks
          {...planInForce(moneyPlan, formatStake(firstStakeCents, state.broker.currency))}
          marks={{ strong: (words) => <strong className="font-semibold">{words}</strong> }}
        />
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
              label={t(numberLabels[name].label)}
              unit={t(numberLabels[name].unit)}
              value={numbers[name]}
              error={errors[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </div>
      )}
      {offer === null ? (
        <div>
          <Button onClick={() => void choose()}>{isPlain(kind) ? t('Use this plan') : t('Show the worst case')}</Button>
        </div>
      ) : (
        <PlanXray offer={offer} onConfirm={() => void confirm(offer)} onCancel={() => setOffer(null)} />
      )}
    </div>
  )
}

function kindOf(moneyPlan: WindowMoneyPlan): PlanKind {
  return moneyPlan.kind === 'ladder' ? moneyPlan.plan.kind : moneyPlan.kind
}

/** What is on now, with the share or the first amount. */
function planInForce(moneyPlan: WindowMoneyPlan, amount: string) {
  const plan = t(planLabels[kindOf(moneyPlan)])
  switch (moneyPlan.kind) {
    case 'percent':
      return {
        text: 'On now: <strong>{plan}</strong>, {percent}% of it for each trade.',
        slots: { plan, percent: formatNumber(moneyPlan.percent) },
      } as const
    case 'fixed':
      return { text: 'On now: <strong>{plan}</strong>, {amount}.', slots: { plan, amount } } as const
    case 'ladder':
      return { text: 'On now: <strong>{plan}</strong>, first amount {amount}.', slots: { plan, amount } } as const
    default:
      return moneyPlan satisfies never
  }
}

function PlanField({ kind, onChoose }: { kind: PlanKind; onChoose: (kind: PlanKind) => void }) {
  return (
    <Field label={t('Money plan')}>
      {(control) => (
        <Select
          {...control}
          value={kind}
          onChange={(event) => onChoose(planKinds.find((each) => each === event.currentTarget.value) ?? 'fixed')}
        >
          {planKinds.map((each) => (
            <option key={each} value={each}>
              {t(planLabels[each])}
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
function numbersOf(moneyPlan: WindowMoneyPlan): PlanNumbers {
  const plan = moneyPlan.kind === 'ladder' ? moneyPlan.plan : null
  return {
    percent: moneyPlan.kind === 'percent' ? String(moneyPlan.percent) : '2',
    factor: plan !== null && 'factor' in plan ? String(plan.factor) : '2',
    steps: plan !== null && 'steps' in plan ? String(plan.steps) : '4',
  }
}
