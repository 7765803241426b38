import type { Incident, IncidentStage } from '@stratomate/contracts/status/history'
import { incidentStages } from '@stratomate/contracts/status/values'
import { Button } from '@stratomate/ui/button'
import { Card } from '@stratomate/ui/card'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { useToast } from '@stratomate/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { onlyErrors } from '#web/shared/forms/check-field.ts'
import { useForm } from '#web/shared/forms/use-form.ts'
import { TableMoment } from '../admin-table.tsx'
import { impactLabels, stageLabel } from '#web/shared/format/status-labels.ts'
import { AdminFailure } from '../load-problem.tsx'
import { IncidentMessage, oneParagraph } from './incident-message.tsx'

/** An open incident with its last update, and the form for the next one. */
export function IncidentNoteForm({ incident }: { incident: Incident }) {
  const { title, impact, startedAt, updates } = incident
  const [last] = updates
  return (
    <Card as="article" className="p-5">
      <h3 className="text-md font-semibold break-words">
        <bdi>{title}</bdi>
      </h3>
      <p className="mt-1 text-sm text-text-3">
        {impactLabels[impact]}, {impact === 'maintenance' ? 'announced' : 'since'} <TableMoment at={startedAt} />
      </p>
      {last === undefined ? null : (
        <p className="mt-3 text-sm break-words text-text-2">
          <span className="font-semibold text-text">{stageLabel(impact, last.stage)}</span> <bdi>{last.message}</bdi>
        </p>
      )}
      {/* After each update the form is a new one, with a new id for what is said next. */}
      <NoteFields key={updates.length} incident={incident} />
    </Card>
  )
}

function NoteFields({ incident }: { incident: Incident }) {
  const [noteId] = useState(() => crypto.randomUUID())
  const toast = useToast()
  const queryClient = useQueryClient()
  const form = useForm({
    fields: ['stage', 'message'],
    validate: ({ message }) =>
      onlyErrors({ stage: undefined, message: message.trim() === '' ? 'Say what is known.' : undefined }),
    submit: async ({ stage, message }) => {
      const known = incidentStages.find((one) => one === stage) ?? 'watching'
      await callApi('updateIncident', {
        params: { id: incident.id },
        body: { id: noteId, stage: known, message: oneParagraph(message) },
      })
      toast({ title: known === 'resolved' ? 'Incident resolved' : 'Update published' })
      await queryClient.invalidateQueries({ queryKey: queryKeys.admin })
      await queryClient.invalidateQueries({ queryKey: queryKeys.statusHistory })
    },
  })
  return (
    <form noValidate className="mt-5 grid gap-4 border-t border-line pt-5" onSubmit={form.onSubmit}>
      {form.problem === null || form.problem.message === null ? null : <AdminFailure error={form.problem.error} />}
      <Field label="Stage" error={form.errors.stage}>
        {(control) => (
          <Select {...control} name="stage" defaultValue={nextStage(incident)}>
            {incidentStages.map((stage) => (
              <option key={stage} value={stage}>
                {stageLabel(incident.impact, stage)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <IncidentMessage error={form.errors.message} />
      <div>
        <Button type="submit" isBusy={form.isSending} aria-label={`Publish update on ${incident.title}`}>
          Publish update
        </Button>
      </div>
    </form>
  )
}

/** The stage that follows the present one; work mostly goes on in this order. */
function nextStage({ updates }: Incident): IncidentStage {
  const [last] = updates
  const present = last === undefined ? -1 : incidentStages.indexOf(last.stage)
  return incidentStages[present + 1] ?? 'resolved'
}
