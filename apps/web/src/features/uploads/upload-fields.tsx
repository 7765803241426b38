import type { UploadKind } from '@stratomate/contracts/upload-limits'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'

/** What each kind of upload is called. */
export const kindWords = { main: 'Main Installer', indicator: 'Indicator Add-on' } as const satisfies Record<
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
          {Object.entries(kindWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type NameFieldProps = {
  name: string
  error: string | undefined
  isDisabled: boolean
  onChange: (name: string) => void
}

/** The name that an add-on is published under. */
export function NameField({ name, error, isDisabled, onChange }: NameFieldProps) {
  return (
    <Field
      id="name"
      label="Indicator name"
      hint="The name of the file without its ending, like BOSS_Pro_Indicator"
      error={error}
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          placeholder="BOSS_Pro_Indicator"
          disabled={isDisabled}
          value={name}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
