import { communityLimits } from '@stratomate/contracts/community/values'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { useToast } from '@stratomate/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { onlyErrors } from '#web/shared/forms/check-field.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { useForm } from '#web/shared/forms/use-form.ts'
import { AdminFailure } from '#web/features/admin/admin-failure.tsx'
import { type ReportDeed, suspensionDays } from './report-actions.ts'

/** Asks a moderator for the reason, and for how long where that counts. */
export function ReportDialog({ deed, onClose }: { deed: ReportDeed; onClose: () => void }) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const form = useForm({
    fields: ['reason', 'days'],
    validate: ({ reason }) =>
      onlyErrors({ reason: reason.trim() === '' ? 'Please say why' : undefined, days: undefined }),
    submit: async ({ reason, days }) => {
      await deed.run({ reason, days: Number(days), now: new Date() })
      toast({ title: deed.done })
      await queryClient.invalidateQueries({ queryKey: queryKeys.admin })
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={<bdi>{deed.title}</bdi>}>
      <form noValidate className="mt-4 grid gap-5" onSubmit={form.onSubmit}>
        <p className="text-text-2">{deed.consequence}</p>
        {form.problem === null || form.problem.message === null ? null : <AdminFailure error={form.problem.error} />}
        {deed.lasts === undefined ? null : (
          <Field label="For how long" error={form.errors.days}>
            {(control) => (
              <Select {...control} name="days" defaultValue="7">
                {Object.entries(suspensionDays).map(([days, words]) => (
                  <option key={days} value={days}>
                    {words}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={deed.reasonLabel} error={form.errors.reason}>
          {(control) => <TextInput {...control} name="reason" autoComplete="off" maxLength={communityLimits.reason} />}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={deed.tone === 'danger' ? 'danger' : 'primary'} isBusy={form.isSending}>
            {deed.label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
