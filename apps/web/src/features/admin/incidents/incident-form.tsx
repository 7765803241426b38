import { incidentImpacts, incidentLimits, serviceComponentIds } from '@stratomate/contracts/status/values'
import { Button } from '@stratomate/ui/button'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Field, FieldError } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { useToast } from '@stratomate/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { onlyErrors } from '#web/shared/forms/check-field.ts'
import { useForm } from '#web/shared/forms/use-form.ts'
import { componentLabel, impactLabels } from '#web/shared/format/status-labels.ts'
import { AdminFailure } from '../load-problem.tsx'
import { IncidentMessage, oneParagraph } from './incident-message.tsx'

/** Reports an incident to everybody. */
export function IncidentForm() {
  const [id, setId] = useState(() => crypto.randomUUID())
  return <ReportForm key={id} id={id} onDone={() => setId(crypto.randomUUID())} />
}

function ReportForm({ id, onDone }: { id: string; onDone: () => void }) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const form = useForm({
    fields: ['title', 'impact', 'message', ...serviceComponentIds],
    validate: (values) =>
      onlyErrors({
        title: values.title.trim() === '' ? 'Say in a few words what is wrong.' : undefined,
        message: values.message.trim() === '' ? 'Say what is known.' : undefined,
        database: serviceComponentIds.some((part) => values[part] !== '') ? undefined : 'Choose what is affected.',
      }),
    submit: async ({ title, impact, message, ...parts }) => {
      const components = serviceComponentIds.filter((part) => parts[part] !== '')
      const known = incidentImpacts.find((one) => one === impact) ?? 'degraded'
      await callApi('reportIncident', {
        body: { id, title, impact: known, components, message: oneParagraph(message) },
      })
      toast({ title: 'Incident reported', description: 'It is on the status page.' })
      await queryClient.invalidateQueries({ queryKey: queryKeys.admin })
      await queryClient.invalidateQueries({ queryKey: queryKeys.statusHistory })
      onDone()
    },
  })
  return (
    <form noValidate aria-labelledby="report-incident" className="grid gap-5 p-5" onSubmit={form.onSubmit}>
      <p className="text-sm text-text-2">Everybody can read it on the status page at once.</p>
      {form.problem === null || form.problem.message === null ? null : <AdminFailure error={form.problem.error} />}
      <Field label="Title" error={form.errors.title}>
        {(control) => <TextInput {...control} name="title" autoComplete="off" maxLength={incidentLimits.title} />}
      </Field>
      <Field label="Effect" error={form.errors.impact}>
        {(control) => (
          <Select {...control} name="impact" defaultValue="degraded">
            {incidentImpacts.map((impact) => (
              <option key={impact} value={impact}>
                {impactLabels[impact]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="grid grid-cols-2 gap-3" aria-describedby="incident-parts-error">
        <legend className="mb-2 text-sm font-medium">What is affected</legend>
        {serviceComponentIds.map((part) => (
          <Checkbox key={part} name={part} label={componentLabel(part).name} />
        ))}
        <div className="col-span-full empty:hidden">
          <FieldError id="incident-parts-error" error={form.errors.database} />
        </div>
      </fieldset>
      <IncidentMessage error={form.errors.message} />
      <div>
        <Button type="submit" variant="primary" isBusy={form.isSending}>
          Report incident
        </Button>
      </div>
    </form>
  )
}
