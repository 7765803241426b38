import type { TradingSettings } from '@stratomate/contracts/community/schemas'
import { communityLimits, settingsTimeframes } from '@stratomate/contracts/community/values'
import { indicators, type ParameterRange } from '@stratomate/indicators'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { useEffect } from 'react'
import { NumberField } from '@stratomate/ui/forms/number-field'
import { t } from '#web/shared/language/t.ts'

type SettingsFormProps = {
  settings: TradingSettings | null
  errors: Readonly<Record<string, string>>
  onChange: (settings: TradingSettings) => void
}

/** Settings as data, so that others can copy them and the desktop app can read them. */
export function SettingsForm({ settings, errors, onChange }: SettingsFormProps) {
  useEffect(() => {
    if (settings === null) onChange(firstSettings())
  }, [settings, onChange])
  if (settings === null) return null
  const change = (part: Partial<TradingSettings>) => onChange({ ...settings, ...part })
  const errorOf = (name: string) => errors[`settings.${name}`]
  return (
    <fieldset className="grid items-start gap-4 rounded-md border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 text-sm font-medium">{t('Trading settings')}</legend>
      <IndicatorField id={settings.indicatorId} error={errorOf('indicatorId')} onChange={change} />
      {parametersOf(settings.indicatorId).map(([name, { label, minimum, maximum, step }]) => (
        <NumberField
          key={name}
          label={label}
          hint={t('{least} to {most}', { least: minimum, most: maximum })}
          error={errorOf(`parameters.${name}`)}
          value={settings.parameters[name] ?? minimum}
          minimum={minimum}
          maximum={maximum}
          step={step}
          onChange={(value) => change({ parameters: { ...settings.parameters, [name]: value } })}
        />
      ))}
      <Field label={t('Pair')} error={errorOf('pair')}>
        {(control) => (
          <TextInput
            {...control}
            value={settings.pair}
            maxLength={communityLimits.pair}
            onChange={({ currentTarget: { value } }) => change({ pair: value })}
          />
        )}
      </Field>
      <TimeframeField timeframe={settings.timeframe} onChange={(timeframe) => change({ timeframe })} />
      <NumberField
        label={t('Expiry in candles')}
        error={errorOf('expiryCandles')}
        value={settings.expiryCandles}
        minimum={1}
        maximum={communityLimits.expiryCandles}
        step={1}
        onChange={(value) => {
          if (Number.isInteger(value)) change({ expiryCandles: value })
        }}
      />
      <StakeFields settings={settings} errors={errors} onChange={onChange} />
    </fieldset>
  )
}

type IndicatorFieldProps = {
  id: string
  error: string | undefined
  /** Another indicator comes with its own parameters. */
  onChange: (part: Pick<TradingSettings, 'indicatorId' | 'parameters'>) => void
}

function IndicatorField({ id, error, onChange }: IndicatorFieldProps) {
  return (
    <Field label={t('Indicator')} error={error}>
      {(control) => (
        <Select
          {...control}
          value={id}
          onChange={({ currentTarget: { value } }) => {
            const indicator = catalogue.find((each) => each.id === value)
            if (indicator !== undefined)
              onChange({ indicatorId: indicator.id, parameters: { ...indicators[indicator.id].defaults } })
          }}
        >
          {catalogue.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type Timeframe = TradingSettings['timeframe']

function TimeframeField({ timeframe, onChange }: { timeframe: Timeframe; onChange: (timeframe: Timeframe) => void }) {
  return (
    <Field label={t('Timeframe')}>
      {(control) => (
        <Select
          {...control}
          value={timeframe}
          onChange={({ currentTarget: { value } }) => {
            const chosen = settingsTimeframes.find((one) => one === value)
            if (chosen !== undefined) onChange(chosen)
          }}
        >
          {settingsTimeframes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function StakeFields({ settings, errors, onChange }: SettingsFormProps & { settings: TradingSettings }) {
  const { stake } = settings
  const amount = stake.kind === 'fixed' ? stake.cents / 100 : stake.percent
  const stakeOf = (kind: string, value: number): TradingSettings['stake'] =>
    kind === 'fixed' ? { kind: 'fixed', cents: Math.round(value * 100) } : { kind: 'percent', percent: value }
  return (
    <>
      <Field label={t('Stake')}>
        {(control) => (
          <Select
            {...control}
            value={stake.kind}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...settings, stake: stakeOf(value, value === 'fixed' ? 5 : 1) })
            }
          >
            <option value="fixed">{t('Fixed, in US dollars')}</option>
            <option value="percent">{t('Share of the balance, in percent')}</option>
          </Select>
        )}
      </Field>
      <NumberField
        label={stake.kind === 'fixed' ? t('US dollars') : t('Percent')}
        error={errors['settings.stake.cents'] ?? errors['settings.stake.percent']}
        value={amount}
        minimum={stake.kind === 'fixed' ? 1 : 0.1}
        maximum={stake.kind === 'fixed' ? communityLimits.stakeCents / 100 : communityLimits.stakePercent}
        step="any"
        onChange={(value) => onChange({ ...settings, stake: stakeOf(stake.kind, value) })}
      />
    </>
  )
}

function parametersOf(indicatorId: string): [string, ParameterRange][] {
  const known = catalogue.find(({ id }) => id === indicatorId)
  return known === undefined ? [] : Object.entries<ParameterRange>(indicators[known.id].parameters)
}

const firstIndicator: IndicatorId = 'super-trend'

function firstSettings(): TradingSettings {
  return {
    indicatorId: firstIndicator,
    parameters: { ...indicators[firstIndicator].defaults },
    pair: 'EUR/USD',
    timeframe: 'M5',
    expiryCandles: 3,
    stake: { kind: 'fixed', cents: 500 },
  }
}
