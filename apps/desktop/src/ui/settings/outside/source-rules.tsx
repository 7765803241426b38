import { outsideLengthS } from '@stratomate/contracts/desktop-window/outside-values'
import type { OutsideSource } from '@stratomate/contracts/desktop-window/outside-sources'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { type SyntheticEvent, useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { currencySign, formatDecimal } from '../../shown/format.ts'
import { parseAmount, readNumber } from '../../shown/typed-numbers.ts'
import { SettingField, useFirstWrong } from '../../shown/setting-field.tsx'
import { ZoneField } from './zone-field.tsx'
import { t } from '../../language/t.ts'

type Rules = Omit<OutsideSource, 'id' | 'kind' | 'name'>
type Errors = Partial<Record<'stake' | 'length' | 'trades' | 'loss', string>>

const directions = [
  { value: 'both', label: 'Buy and sell' },
  { value: 'buy', label: 'Buy only' },
  { value: 'sell', label: 'Sell only' },
] as const

/** The person's rules for a source; an empty limit means none. */
export function SourceRules({ id, rules }: { id: string; rules: Rules }) {
  const { state } = useApp()
  const act = useAct()
  const [texts, setTexts] = useState(() => textsOf(rules))
  const [direction, setDirection] = useState(rules.direction)
  const [timeZone, setTimeZone] = useState(rules.timeZone)
  const [errors, setErrors] = useState<Errors>({})
  const form = useFirstWrong<HTMLFormElement>(errors)
  const put = (name: keyof typeof texts) => (value: string) => setTexts({ ...texts, [name]: value })
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    const read = readRules(texts)
    setErrors(read.kind === 'wrong' ? read.errors : {})
    if (read.kind === 'wrong') return
    await act({ kind: 'outside_change', id, isOn: rules.isOn, direction, timeZone, ...read.rules })
  }
  const money = currencySign(state.broker.currency)
  const fields = [
    {
      name: 'stake',
      label: t('Amount per trade'),
      unit: money,
      hint: t('It never climbs, whatever your money plan is.'),
    },
    { name: 'length', label: t('Length of a trade'), unit: 's', hint: t('Where the signal does not say it.') },
    { name: 'trades', label: t('Trades a day'), unit: t('trades'), hint: t('Empty: no limit.') },
    { name: 'loss', label: t('Loss a day'), unit: money, hint: t('Empty: no limit. Open trades count as lost.') },
  ] as const
  return (
    <form ref={form} className="grid gap-5 pt-3" noValidate onSubmit={(event) => void save(event)}>
      <div className="grid grid-cols-2 items-start gap-x-6 gap-y-5">
        {fields.map(({ name, ...field }) => (
          <SettingField key={name} {...field} value={texts[name]} error={errors[name]} onChange={put(name)} />
        ))}
        <Field label={t('Directions')}>
          {(control) => (
            <Select
              {...control}
              value={direction}
              onChange={({ currentTarget: { value } }) =>
                setDirection(directions.find((one) => one.value === value)?.value ?? 'both')
              }
            >
              {directions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {t(label)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ZoneField value={timeZone} onChange={setTimeZone} />
      </div>
      <div>
        <Button type="submit">{t('Save rules')}</Button>
      </div>
    </form>
  )
}

function textsOf({ stakeCents, lengthS, tradesPerDayMax, dailyLossCentsMax }: Rules) {
  return {
    stake: formatDecimal(stakeCents / 100, 2),
    length: String(lengthS),
    trades: tradesPerDayMax === null ? '' : String(tradesPerDayMax),
    loss: dailyLossCentsMax === null ? '' : formatDecimal(dailyLossCentsMax / 100, 2),
  }
}

type ReadRules = Pick<Rules, 'stakeCents' | 'lengthS' | 'tradesPerDayMax' | 'dailyLossCentsMax'>

function readRules(
  texts: ReturnType<typeof textsOf>,
): { kind: 'read'; rules: ReadRules } | { kind: 'wrong'; errors: Errors } {
  const stake = parseAmount(texts.stake)
  const loss = parseAmount(texts.loss)
  const { min, max } = outsideLengthS
  const lengthS = readNumber(texts.length, { range: [min, max], isWhole: true })
  const isUnlimited = texts.trades.trim() === ''
  const trades = isUnlimited ? null : readNumber(texts.trades, { range: [1, 1_000], isWhole: true })
  const stakeCents = stake.kind === 'amount' ? stake.cents : null
  if (stakeCents !== null && loss.kind === 'amount' && lengthS !== undefined && trades !== undefined)
    return { kind: 'read', rules: { stakeCents, lengthS, tradesPerDayMax: trades, dailyLossCentsMax: loss.cents } }
  const errors = {
    ...(stakeCents === null && { stake: t('Enter an amount such as 5 or 2.50.') }),
    ...(lengthS === undefined && { length: t('Enter whole seconds from {from} to {to}.', { from: min, to: max }) }),
    ...(trades === undefined && { trades: t('Enter a whole number from 1 to 1000, or nothing.') }),
    ...(loss.kind === 'wrong' && { loss: t('Enter an amount such as 20, or nothing.') }),
  }
  return { kind: 'wrong', errors }
}
