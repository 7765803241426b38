import { brand } from '@stratomate/brand'
import { messageLimits } from '@stratomate/contracts/support/values'
import { Button } from '@stratomate/ui/button'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { FormSummary } from '#web/shared/forms/form-summary.tsx'
import { useForm } from '#web/shared/forms/use-form.ts'
import { checkFeedback, feedbackBody, type FeedbackField, feedbackFields } from './feedback-values.ts'
import { RatingField } from './rating-field.tsx'
import { SenderFields } from './sender-fields.tsx'
import { createSubmissionIds } from '#web/shared/api/submission-ids.ts'
import { TextAreaField } from './text-area-field.tsx'
import { TypeField } from './type-field.tsx'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

const labelsOf = (): Record<FeedbackField, string> => ({
  name: t('Name (optional)'),
  email: t('Email (optional)'),
  feedbackType: t('What is it about?'),
  rating: t('Rating (optional)'),
  message: t('Your feedback'),
  expected: t('What did you expect?'),
})

/** Feedback, with or without a name. `onSent` gets the id under which it was stored. */
export function FeedbackForm({ onSent }: { onSent: (id: string) => void }) {
  const [type, setType] = useState('')
  const [idOf] = useState(() => createSubmissionIds(() => crypto.randomUUID()))
  const form = useForm<FeedbackField>({
    fields: feedbackFields,
    validate: checkFeedback,
    submit: async (values) => {
      const body = feedbackBody(values)
      const { id } = await callApi('sendFeedback', {
        body: { ...body, clientId: idOf(body), language: spoken.language },
      })
      onSent(id)
    },
  })
  const { errors } = form
  const labels = labelsOf()
  return (
    <form noValidate method="post" className="grid gap-6" onSubmit={form.onSubmit}>
      <FormSummary form={form} labels={labels} />
      <fieldset className="grid gap-4 border-b border-line pb-6">
        <legend className="mb-4 text-md font-semibold">{t('About you')}</legend>
        <SenderFields labels={labels} errors={errors} isRequired={false} />
        <p className="text-sm text-text-3">{t('Without an email we cannot answer you, and that is fine.')}</p>
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-4 text-md font-semibold">{t('About {brand}', { brand: brand.name })}</legend>
        <TypeField label={labels.feedbackType} error={errors.feedbackType} value={type} onChoose={setType} />
        <RatingField error={errors.rating} />
        <TextAreaField
          id="message"
          label={labels.message}
          error={errors.message}
          lengthMax={messageLimits.message}
          rows={6}
        />
        {type === 'bug' ? (
          <TextAreaField
            id="expected"
            label={labels.expected}
            error={errors.expected}
            lengthMax={messageLimits.expected}
            rows={3}
            isRequired={false}
          />
        ) : null}
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="primary" size="lg" isBusy={form.isSending} className="max-sm:w-full">
          {t('Send feedback')}
        </Button>
        <p className="text-sm text-text-3">{t('You get a reference at once.')}</p>
      </div>
    </form>
  )
}
