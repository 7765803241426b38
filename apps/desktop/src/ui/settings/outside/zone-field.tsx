import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { t } from '../../language/t.ts'

/** The zones that channels use, then all that the system knows. */
const zones = [
  ...new Set(['UTC', Intl.DateTimeFormat().resolvedOptions().timeZone, ...Intl.supportedValuesOf('timeZone')]),
]

/** The time zone of a source's times. */
export function ZoneField({ value, onChange }: { value: string; onChange: (timeZone: string) => void }) {
  return (
    <Field label={t('Time zone of its times')}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {(zones.includes(value) ? zones : [value, ...zones]).map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
