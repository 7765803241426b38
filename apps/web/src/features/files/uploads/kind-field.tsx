import type { UploadKind } from '@stratomate/contracts/files/values'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'

/** What each kind of upload is called. */
export const kindLabels = { main: 'Main Installer', indicator: 'Indicator Add-on' } as const satisfies Record<
  UploadKind,
  string
>

type KindFieldProps = { kind: UploadKind; isDisabled: boolean; onChoose: (kind: UploadKind) => void }

/** Whether the file is the installer or an add-on. */
export function KindField({ kind, isDisabled, onChoose }: KindFieldProps) {
  return (
    <Field id="type" label="Upload type">
      {(control) => (
        <Select
          {...control}
          value={kind}
          disabled={isDisabled}
          onChange={({ target }) => onChoose(target.value === 'indicator' ? 'indicator' : 'main')}
        >
          {Object.entries(kindLabels).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
