import type { WindowChart } from '@stratomate/contracts/desktop-window/state'
import type { AccountKey } from '@stratomate/contracts/brokers/account-keys'
import { type ChartRules, confirmations, expiryEnds } from '@stratomate/contracts/trading/chart-rules'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TriangleAlert } from 'lucide-react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { accountName } from '@stratomate/domain/brokers/trade-accounts'
import { ChartPane } from '../chart-pane.tsx'
import { ChartPlan } from './chart-plan.tsx'
import { confirmationLabels, expiryEndLabels } from './rules-text.ts'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

const seconds = [1, 2, 3, 5, 10, 15, 20, 30] as const

/** The rules of one favorite beside its direction, amount and expiry. */
export function RulesView({ chart, onClose }: { chart: WindowChart; onClose: () => void }) {
  return (
    <ChartPane title="Rules of {chart}" chart={chart} onClose={onClose}>
      <div className="grid grid-cols-2 items-start gap-8">
        <SignalRules chart={chart} />
        <ChartPlan chart={chart} />
      </div>
    </ChartPane>
  )
}

function SignalRules({ chart }: { chart: WindowChart }) {
  const { state } = useApp()
  const act = useAct()
  const { symbol, timeframeS, direction, stakeCents, expiryCandles } = chart
  const own = { symbol, timeframeS, direction, stakeCents, expiryCandles }
  const others = state.accounts.filter(({ isChosen, isOn, key }) => !isChosen && (isOn || key === chart.account))
  const change = (rules: ChartRules & { account?: AccountKey | null }) =>
    void act({ kind: 'favorite_change', ...own, ...rules })
  return (
    <div className="grid gap-5">
      <Choice
        label={t('Who has to agree')}
        hint={t(
          'Another indicator speaks when the candle has closed; of the two, the second to signal is traded. A longer timeframe counts with its last signal.',
        )}
        options={confirmations.map((one) => [one, t(confirmationLabels[one])])}
        value={chart.confirmation}
        onChoose={(confirmation) => change({ confirmation })}
      />
      <Choice
        label={t('Entry')}
        hint={
          chart.beforeCloseS === null
            ? t('A signal counts when its candle has closed.')
            : t('The candle is looked at once, at that moment.')
        }
        options={[
          ['', t('At the open of the next candle')],
          ...secondsWith(chart.beforeCloseS).map(
            (count) => [String(count), t('{seconds} s before the close', { seconds: count })] as const,
          ),
        ]}
        value={chart.beforeCloseS === null ? '' : String(chart.beforeCloseS)}
        onChoose={(value) => change({ beforeCloseS: value === '' ? null : Number(value) })}
      />
      {chart.beforeCloseS === null ? null : <Unconfirmed />}
      <Choice
        label={t('A trade ends with')}
        hint={t(
          'Brokers count from the order, which comes a moment after the open. With the candle, the length is cut to the second; a broker may not offer it.',
        )}
        options={expiryEnds.map((one) => [one, t(expiryEndLabels[one])])}
        value={chart.expiryEnd}
        onChoose={(expiryEnd) => change({ expiryEnd })}
      />
      {others.length === 0 && chart.account === null ? null : (
        <Choice
          label={t('Account')}
          hint={t('Its trades are placed there. Your limits count the trades of all accounts.')}
          options={accountOptions(chart, others)}
          value={chart.account ?? ''}
          onChoose={(account) => change({ account: account === '' ? null : account })}
        />
      )}
    </div>
  )
}

/** The accounts beside the first, and the chart's own, even if it is no longer in the list. */
function accountOptions({ account }: WindowChart, others: readonly { key: AccountKey }[]) {
  const keys = new Set([...others.map(({ key }) => key), ...(account === null ? [] : [account])])
  return [
    ['', t('The first, for all charts')],
    ...[...keys].map((key) => [key, saidInLanguage(accountName(key))] as const),
  ] as const
}

/** Shown for as long as it is switched on. */
function Unconfirmed() {
  return (
    <p className="flex gap-2.5 rounded-md border border-line bg-s1 px-3.5 py-3 text-sm">
      <TriangleAlert size={15} aria-hidden="true" className="mt-1 flex-none text-st-pending" />
      <span>
        {t(
          'Unconfirmed: the arrow may be gone when the candle has closed, and the trade stays. Such trades are marked wherever they are listed.',
        )}
      </span>
    </p>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  hint: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, hint, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options.find(([one]) => one === currentTarget.value)
            if (chosen !== undefined) onChoose(chosen[0])
          }}
        >
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** The usual numbers, and the present one. */
function secondsWith(inForce: number | null): number[] {
  return [...new Set([...seconds, ...(inForce === null ? [] : [inForce])])].toSorted((one, other) => one - other)
}
