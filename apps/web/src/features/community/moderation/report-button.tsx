import { reportReasons, type ReportReason } from '@stratomate/contracts/community/values'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { useMutation } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { iconActionLook } from '#web/features/community/posts/like-button.tsx'
import { reportLabels } from '#web/shared/format/community-labels.ts'
import { t } from '#web/shared/language/t.ts'

/** Tells the moderators; anybody may. */
export function ReportButton({ target, id }: { target: 'post' | 'reply'; id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" data-press="report" className={iconActionLook} onClick={() => setOpen(true)}>
        <Flag size={16} aria-hidden="true" className="sm:hidden" />
        <span className="max-sm:sr-only">{t('Report')}</span>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={target === 'post' ? t('Report this post') : t('Report this reply')}
      >
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
        <output className="mt-3 block text-text-2">{t('Thank you. A moderator reads every report.')}</output>
        <Button className="mt-5" onClick={onDone}>
          {t('Close')}
        </Button>
      </>
    )
  }
  return (
    <div className="mt-4 grid gap-4">
      {report.isError ? <Banner tone="error">{describeError(report.error)}</Banner> : null}
      <Field label={t('What is wrong with it?')}>
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
                {t(reportLabels[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex gap-3">
        <Button variant="primary" isBusy={report.isPending} onClick={() => report.mutate()}>
          {t('Report')}
        </Button>
        <Button onClick={onDone}>{t('Cancel')}</Button>
      </div>
    </div>
  )
}
