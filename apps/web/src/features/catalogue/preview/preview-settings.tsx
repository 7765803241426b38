import { FieldError } from '@stratomate/ui/field'
import { type ChangeEvent, useId } from 'react'
import type { PreviewParameter, PreviewValues } from './preview.ts'
import { t, translated } from '#web/shared/language/t.ts'

type SettingsProps = {
  parameters: readonly PreviewParameter[]
  values: PreviewValues
  problem: string | undefined
  onChange: (name: string, value: number) => void
}

/**
 * One slider for each setting, with its default beside it once it is changed. The chart keeps its last valid state
 * while settings contradict each other.
 */
export function PreviewSettings({ parameters, values, problem, onChange }: SettingsProps) {
  const problemId = useId()
  return (
    <fieldset
      className="min-w-0 border-t border-line pt-3"
      aria-describedby={problem === undefined ? undefined : problemId}
    >
      <legend className="sr-only">{t('Settings of the preview')}</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {parameters.map((parameter) => (
          <Setting
            key={parameter.name}
            parameter={parameter}
            value={values[parameter.name] ?? parameter.default}
            onChange={(value) => onChange(parameter.name, value)}
          />
        ))}
      </div>
      <FieldError id={problemId} error={problem} />
    </fieldset>
  )
}

type SettingProps = { parameter: PreviewParameter; value: number; onChange: (value: number) => void }

function Setting({ parameter, value, onChange }: SettingProps) {
  const id = useId()
  const { label, minimum, maximum, step, default: usual } = parameter
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.currentTarget.valueAsNumber
    if (Number.isFinite(next)) onChange(next)
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-sm">
        <span className="min-w-0">{translated(label)}</span>
        <span className="flex-none text-xs text-text-3 tabular-nums">
          {value === usual ? null : `${t('default {value}', { value: usual })} `}
          <output htmlFor={id} className="ml-1 font-mono text-sm text-text">
            {value}
          </output>
        </span>
      </label>
      <input
        id={id}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        className="h-6 w-full cursor-pointer accent-accent"
        onChange={change}
      />
    </div>
  )
}
