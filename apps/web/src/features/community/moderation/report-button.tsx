import { reportReasons, type ReportReason } from '@stratomate/contracts/community/values'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { actionLook } from '#web/features/community/posts/like-button.tsx'
import { reportLabels } from '#web/shared/format/community-labels.ts'

/** Tells the moderators; anybody may. */
export function ReportButton({ target, id }: { target: 'post' | 'reply'; id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={actionLook} onClick={() => setOpen(true)}>
        Report
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Report this ${target}`}>
        <ReportForm target={target} id={id} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ReportForm({ target, id, onDone }: { target: 'post' | 'reply'; id: string; onDone: () => void }) {
  const [reason, setReason] = useState<ReportReason>('spam')
  const report = useMutation({ mutationFn: () => callApi('reportContent', { body: { target, id, reason } }) })
  if (report.isSuccess) {
    return (
      <>
        <output className="mt-3 block text-text-2">Thank you. A moderator reads every report.</output>
        <Button className="mt-5" onClick={onDone}>
          Close
        </Button>
      </>
    )
  }
  return (
    <div className="mt-4 grid gap-4">
      {report.isError ? <Banner tone="error">{describeError(report.error)}</Banner> : null}
      <Field label="What is wrong with it?">
        {(control) => (
          <Select
            {...control}
            value={reason}
            onChange={({ currentTarget: { value } }) =>
              setReason(reportReasons.find((one) => one === value) ?? 'other')
            }
          >
            {reportReasons.map((one) => (
              <option key={one} value={one}>
                {reportLabels[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex gap-3">
        <Button variant="primary" isBusy={report.isPending} onClick={() => report.mutate()}>
          Report
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </div>
  )
}
