import { type FeedbackType, messageLimits } from '@stratomate/contracts/support/values'
import { Button } from '@stratomate/ui/button'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { FormSummary } from '#web/shared/forms/form-summary.tsx'
import { useForm } from '#web/shared/forms/use-form.ts'
import { checkFeedback, feedbackBody, type FeedbackField, feedbackFields, typeOf } from './feedback-values.ts'
import { RatingField } from './rating-field.tsx'
import { SenderFields } from './sender-fields.tsx'
import { createSubmissionIds } from '#web/shared/api/submission-ids.ts'
import { TextAreaField } from './text-area-field.tsx'
import { TypeField } from './type-field.tsx'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

const labelsOf = (): Record<FeedbackField, string> => ({
  feedbackType: t('What is it about?'),
  message: t('Your feedback'),
  expected: t('What did you expect?'),
  rating: t('How satisfied are you? (optional)'),
  name: t('Name (optional)'),
  email: t('Email (optional)'),
})

/** What helps the team most, by what it is about. */
const prompts = {
  suggestion: 'What should be different, and what would it make easier?',
  bug: 'What did you do, and what happened?',
  feature: 'What would you like to do that you cannot do today?',
  experience: 'What goes well, and what gets in your way?',
  other: 'In your own words, as short as you like.',
} as const satisfies Record<FeedbackType, string>

/** Feedback: what people came to say first, who they are last and only if they like. `onSent` gets the id under which it was stored. */
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
      <TypeField label={labels.feedbackType} error={errors.feedbackType} value={type} onChoose={setType} />
      <TextAreaField
        id="message"
        label={labels.message}
        error={errors.message}
        lengthMax={messageLimits.message}
        rows={5}
        prompt={t(prompts[typeOf(type) ?? 'other'])}
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
      <RatingField error={errors.rating} />
      <fieldset className="grid gap-3 border-t border-line pt-6">
        <legend className="sr-only">{t('About you')}</legend>
        <SenderFields labels={labels} errors={errors} isRequired={false} />
        <p className="text-sm text-text-3">{t('Without an email we cannot answer you, and that is fine.')}</p>
      </fieldset>
      <Button type="submit" variant="primary" size="lg" isBusy={form.isSending} className="w-full">
        {t('Send feedback')}
      </Button>
    </form>
  )
}
