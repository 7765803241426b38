import { ladderOf } from '@stratomate/engine/stake-plans/money-plan'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { questionLimits, type StakeChoice, stakeKinds } from '#lab-ui/question/lab-question.ts'
import { ladderPlanOf, percentBalanceCents } from '#lab-ui/question/rule-of-question.ts'
import { NumberField } from '@stratomate/ui/forms/number-field'

type StakeKind = StakeChoice['kind']
type StakeFieldsProps = { stake: StakeChoice; onChange: (stake: StakeChoice) => void }

const labels = {
  fixed: 'The same amount each time',
  percent: 'A percentage of the balance',
  martingale: 'Martingale: more after a loss',
  anti_martingale: 'Anti-martingale: more after a win',
  dalembert: "D'Alembert: one step more after a loss",
  one_three_two_six: '1-3-2-6: a series after wins',
} as const satisfies Record<StakeKind, string>

/** How stakes are chosen, and the worst that a ladder of stakes can do. */
export function StakeFields({ stake, onChange }: StakeFieldsProps) {
  const { t, stake: stakeText } = useSpeech()
  const { kind, cents, percent, factor, steps } = stake
  const { stakeCents, percent: percentEnds, factor: factorEnds, steps: stepEnds } = questionLimits
  const plan = ladderPlanOf(stake)
  const number = (field: NumberChoice) => (
    <NumberField
      label={field.label}
      error={undefined}
      value={field.value}
      minimum={field.ends[0]}
      maximum={field.ends[1]}
      step={field.step}
      onChange={(value) => {
        if (value >= field.ends[0] && value <= field.ends[1]) onChange({ ...stake, ...field.change(value) })
      }}
    />
  )
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('Stake')}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4">
        <div className="max-sm:col-span-2">
          <StakePlanField kind={kind} onChange={(chosen) => onChange({ ...stake, kind: chosen })} />
        </div>
        {kind === 'percent'
          ? number({
              label: t('Percent of the balance'),
              value: percent,
              ends: percentEnds,
              step: 'any',
              change: (value) => ({ percent: Math.round(value * 10) / 10 }),
            })
          : number({
              label: t('Amount, $'),
              value: cents / 100,
              ends: [stakeCents[0] / 100, stakeCents[1] / 100],
              step: 'any',
              change: (value) => ({ cents: Math.round(value * 100) }),
            })}
        {kind === 'martingale' || kind === 'anti_martingale'
          ? number({
              label: t('Times the stake before'),
              value: factor,
              ends: factorEnds,
              step: 'any',
              change: (value) => ({ factor: Math.round(value * 10) / 10 }),
            })
          : null}
        {plan !== null && kind !== 'one_three_two_six'
          ? number({
              label: t('Steps'),
              value: steps,
              ends: stepEnds,
              step: 1,
              change: (value) => ({ steps: Math.round(value) }),
            })
          : null}
      </div>
      {plan === null ? null : <WorstCase stakesCents={ladderOf(plan, cents).stakesCents} />}
      {kind === 'percent' ? (
        <p className="mt-3 text-sm text-text-3">
          {t('The balance begins at {money}.', { money: stakeText(percentBalanceCents) })}
        </p>
      ) : null}
    </fieldset>
  )
}

function StakePlanField({ kind, onChange }: { kind: StakeKind; onChange: (kind: StakeKind) => void }) {
  const { t } = useSpeech()
  return (
    <Field label={t('Stake plan')}>
      {(control) => (
        <Select
          {...control}
          value={kind}
          onChange={({ currentTarget }) => {
            const chosen = stakeKinds.find((one) => one === currentTarget.value)
            if (chosen !== undefined) onChange(chosen)
          }}
        >
          {stakeKinds.map((one) => (
            <option key={one} value={one}>
              {t(labels[one])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type NumberChoice = {
  label: string
  value: number
  ends: readonly [number, number]
  step: number | 'any'
  change: (value: number) => Partial<StakeChoice>
}

function WorstCase({ stakesCents }: { stakesCents: readonly number[] }) {
  const { t, stake } = useSpeech()
  const sum = stakesCents.reduce((total, cents) => total + cents, 0)
  return (
    <p className="mt-3 max-w-prose text-sm text-text-2">
      {t('Stakes {stakes}: {sum} are at risk in one series. No stake plan changes whether a rule has an edge.', {
        stakes: stakesCents.map((cents) => stake(cents)).join(', '),
        sum: stake(sum),
      })}
    </p>
  )
}
