import type { Question } from '@stratomate/content/blocks'
import { messageLimits } from '@stratomate/contracts/support/values'
import { Button } from '@stratomate/ui/button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { checkEmail, checkFilled, onlyErrors } from '#web/shared/forms/check-field.ts'
import { FormSummary } from '#web/shared/forms/form-summary.tsx'
import { type FieldValues, useForm } from '#web/shared/forms/use-form.ts'
import { type ContactField, contactFields, dropDraft, fillSender, keepDraft, restoreDraft } from './message-draft.ts'
import { subjectWithTopic, topicOf } from './contact-topics.ts'
import { checkText } from '#web/shared/format/message-text.ts'
import { SenderFields } from './sender-fields.tsx'
import { SubjectField } from './subject-field.tsx'
import { createSubmissionIds } from '#web/shared/api/submission-ids.ts'
import { TextAreaField } from './text-area-field.tsx'
import { fullNameOf } from '#web/shared/session/person-name.ts'
import { hasSignInHint } from '#web/shared/session/sign-in-hint.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

/** A message that the service accepted, with its id. */
export type SentMessage = FieldValues<ContactField> & { id: string }

const labelsOf = (): Record<ContactField, string> => ({
  name: t('Name'),
  email: t('Email'),
  topic: t('Topic'),
  subject: t('Subject'),
  message: t('Message'),
})

type ContactFormProps = { questions: readonly Question[]; onSent: (message: SentMessage) => void }

/** A message to the team. A draft is kept in this browser until it is sent. */
export function ContactForm({ questions, onSent }: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [idOf] = useState(() => createSubmissionIds(() => crypto.randomUUID()))
  const form = useForm<ContactField>({
    fields: contactFields,
    validate,
    submit: async (values) => {
      const { topic, ...written } = values
      const topicLabel = topicOf(topic)?.label
      const subject = subjectWithTopic(written.subject, topicLabel === undefined ? undefined : t(topicLabel))
      const body = { ...written, subject, clientId: idOf(values), language: spoken.language }
      const { id } = await callApi('sendSupportMessage', { body })
      dropDraft()
      onSent({ ...values, subject, id })
    },
  })
  useEffect(() => {
    const form = element.current
    if (form === null) return
    restoreDraft(form)
    if (!hasSignInHint(document.cookie)) return
    // Without the answer the person writes who they are, as a stranger does.
    callApi('readUser', {}).then(
      (user) => fillSender(form, { name: fullNameOf(user), email: user.email }),
      () => undefined,
    )
  }, [])
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => keepDraft(currentTarget)
  const { errors } = form
  const labels = labelsOf()
  return (
    <form ref={element} noValidate method="post" className="grid gap-5" onSubmit={form.onSubmit} onInput={keep}>
      <FormSummary form={form} labels={labels} />
      <SenderFields labels={labels} errors={errors} isRequired />
      <SubjectField label={labels.subject} error={errors.subject} questions={questions} />
      <TextAreaField
        id="message"
        label={labels.message}
        error={errors.message}
        lengthMax={messageLimits.message}
        rows={6}
        prompt={t('What happened, and what you have tried so far.')}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={form.isSending} className="w-full">
        {t('Send message')}
      </Button>
    </form>
  )
}

function validate(values: FieldValues<ContactField>) {
  return onlyErrors<ContactField>({
    name: checkFilled(values.name, t('Enter your name')),
    email: checkEmail(values.email),
    topic: undefined,
    subject: checkFilled(values.subject, t('Say in a few words what it is about')),
    message: checkText(values.message, { lengthMax: messageLimits.message, empty: t('Write your message') }),
  })
}
