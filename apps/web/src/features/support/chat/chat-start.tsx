import type { Conversation } from '@stratomate/contracts/support/conversations'
import { messageLimits, conversationLimits } from '@stratomate/contracts/support/values'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { checkEmail, checkFilled, onlyErrors } from '#web/shared/forms/check-field.ts'
import { FormSummary } from '#web/shared/forms/form-summary.tsx'
import { hasSignInHint } from '#web/shared/session/sign-in-hint.ts'
import { type FieldValues, useForm } from '#web/shared/forms/use-form.ts'
import { checkText } from '#web/shared/format/message-text.ts'
import { createSubmissionIds } from '#web/shared/api/submission-ids.ts'
import { ChatAway } from './chat-when.tsx'
import { TextAreaField } from '#web/features/support/text-area-field.tsx'
import { t } from '#web/shared/language/t.ts'

// The contact form on the same page has its own fields `name` and `email`.
const fields = ['chat-name', 'chat-email', 'chat-message'] as const
type ChatField = (typeof fields)[number]
const labelsOf = (): Record<ChatField, string> => ({
  'chat-name': t('First name'),
  'chat-email': t('Email for answers'),
  'chat-message': t('Your question'),
})

type ChatStartProps = { takesFocus: boolean; onStarted: (chat: Conversation) => void }

/** The first message of a chat. Signed-in people only write it; all others also say where to send the answer. */
export function ChatStart({ takesFocus, onStarted }: ChatStartProps) {
  const [isMember] = useState(() => hasSignInHint(document.cookie))
  const [idOf] = useState(() => createSubmissionIds(() => crypto.randomUUID()))
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [takesFocus])
  const form = useForm<ChatField>({
    fields,
    validate: (values) => validate(values, isMember ? 'member' : 'anonymous'),
    submit: async (values) => {
      const message = values['chat-message']
      const sender = isMember ? {} : { name: values['chat-name'], email: values['chat-email'] }
      onStarted(await callApi('openConversation', { body: { ...sender, message, clientId: idOf(values) } }))
    },
  })
  const { errors } = form
  const labels = labelsOf()
  return (
    <form ref={element} noValidate method="post" className="mt-4 grid gap-4" onSubmit={form.onSubmit}>
      <ChatAway />
      <FormSummary form={form} labels={labels} />
      {isMember ? null : (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field id="chat-name" label={labels['chat-name']} error={errors['chat-name']}>
            {(control) => (
              <TextInput
                {...control}
                name="chat-name"
                autoComplete="given-name"
                aria-required
                maxLength={messageLimits.name}
              />
            )}
          </Field>
          <Field id="chat-email" label={labels['chat-email']} error={errors['chat-email']}>
            {(control) => (
              <TextInput
                {...control}
                name="chat-email"
                type="email"
                autoComplete="email"
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                aria-required
                maxLength={messageLimits.email}
              />
            )}
          </Field>
        </div>
      )}
      <TextAreaField
        id="chat-message"
        label={labels['chat-message']}
        error={errors['chat-message']}
        lengthMax={conversationLimits.message}
        rows={3}
      />
      <p className="text-xs text-text-3">{t('Never send a password, a one-time code or a card number.')}</p>
      <Button type="submit" variant="primary" isBusy={form.isSending} className="w-full">
        {t('Send')}
      </Button>
    </form>
  )
}

function validate(values: FieldValues<ChatField>, who: 'member' | 'anonymous') {
  const { message } = conversationLimits
  return onlyErrors<ChatField>({
    'chat-name': who === 'member' ? undefined : checkFilled(values['chat-name'], t('Enter your name')),
    'chat-email': who === 'member' ? undefined : checkEmail(values['chat-email']),
    'chat-message': checkText(values['chat-message'], { lengthMax: message, empty: t('Write your question') }),
  })
}
