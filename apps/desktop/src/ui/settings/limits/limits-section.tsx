import { Button } from '@stratomate/ui/button'
import { Checkbox } from '@stratomate/ui/checkbox'
import { type SyntheticEvent, useState } from 'react'
import { formatMoment, formatStake } from '../../shown/format.ts'
import { useAct, useApp } from '../../connection/use-app.ts'
import { knownTexts, limitFields, limitTexts, readLimits, unitOf } from './limit-fields.ts'
import { SettingField, useFirstWrong } from '../../shown/setting-field.tsx'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** Amounts and the person's own limits. They can change while trading runs and apply to the next signal. */
export function LimitsSection() {
  const { state } = useApp()
  const act = useAct()
  const shown = limitTexts(state.settings)
  const [texts, setTexts] = useState(shown)
  const [sent, setSent] = useState(shown)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const form = useFirstWrong<HTMLFormElement>(errors)
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    const reading = readLimits(texts, knownTexts(shown, sent))
    setErrors(reading.kind === 'wrong' ? reading.errors : {})
    if (reading.kind === 'wrong') return
    setSent(texts)
    await act({ kind: 'change_settings', changes: reading.changes })
  }
  return (
    <form ref={form} className="grid gap-5" noValidate onSubmit={(event) => void save(event)}>
      <div className="grid grid-cols-2 items-start gap-x-6 gap-y-5">
        {limitFields.map(({ name, label, hint, empty, ...field }) => (
          <SettingField
            key={name}
            label={saidInLanguage(label)}
            unit={unitOf(field, state.broker.currency)}
            hint={
              hint === undefined ? (empty === 'no_limit' ? t('Empty: no limit.') : undefined) : saidInLanguage(hint)
            }
            value={texts[name]}
            error={errors[name]}
            onChange={(value) => setTexts({ ...texts, [name]: value })}
          />
        ))}
      </div>
      <LooserLimits />
      <Checkbox
        label={t('Allow a trade against an open one on the same chart')}
        checked={state.settings.allowOpposite}
        onChange={(event) =>
          void act({ kind: 'change_settings', changes: { allowOpposite: event.currentTarget.checked } })
        }
      />
      <Checkbox
        label={t('Stop a chart whose indicator changes its past signals')}
        checked={state.settings.stopsOnRepaint}
        onChange={(event) =>
          void act({ kind: 'change_settings', changes: { stopsOnRepaint: event.currentTarget.checked } })
        }
      />
      <div>
        <Button type="submit">{t('Save amounts and limits')}</Button>
      </div>
    </form>
  )
}

/** A looser loss limit waits for a day; until then the old one applies. */
function LooserLimits() {
  const { state } = useApp()
  const { looserLimits, dailyLossCentsMax, lossesInARowMax } = state.settings
  const { currency } = state.broker
  const words = {
    dailyLossCentsMax: (value: number | null) => (value === null ? t('no limit') : formatStake(value, currency)),
    lossesInARowMax: (value: number | null) => (value === null ? t('no limit') : String(value)),
  }
  const labels = { dailyLossCentsMax: t('Daily loss stop'), lossesInARowMax: t('Losses in a row') }
  const inForce = { dailyLossCentsMax, lossesInARowMax }
  return (
    <output className="grid gap-2">
      {looserLimits.map(({ name, value, fromMs }) => (
        <p key={name} className="rounded-md border border-st-pending/60 bg-s1 px-3.5 py-2.5 text-sm">
          {t('{limit}: {now} holds until {time}; then {next}. A looser loss limit takes effect after 24 hours.', {
            limit: labels[name],
            now: words[name](inForce[name]),
            time: formatMoment(fromMs),
            next: words[name](value),
          })}
        </p>
      ))}
    </output>
  )
}
