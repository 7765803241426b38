import { incidentLimits } from '@stratomate/contracts/status/values'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'

/** What the team says, in one paragraph. */
export function IncidentMessage({ error }: { error: string | undefined }) {
  return (
    <Field label="Message" hint="What people notice, and what you do about it." error={error}>
      {(control) => <TextInput {...control} name="message" autoComplete="off" maxLength={incidentLimits.message} />}
    </Field>
  )
}
