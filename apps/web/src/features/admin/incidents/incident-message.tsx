import { incidentLimits } from '@stratomate/contracts/status/values'
import { Field } from '@stratomate/ui/field'
import { controlLook } from '@stratomate/ui/text-input'
import { clsx } from 'clsx'

/** What the team says, in one paragraph. */
export function IncidentMessage({ error }: { error: string | undefined }) {
  return (
    <Field label="Message" hint="What people notice, and what you do about it." error={error}>
      {(control) => (
        <textarea
          {...control}
          name="message"
          rows={3}
          maxLength={incidentLimits.message}
          className={clsx(controlLook, 'resize-y py-2.5')}
        />
      )}
    </Field>
  )
}

/** The message as it is sent: line breaks of a pasted text are spaces. */
export function oneParagraph(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ')
}
