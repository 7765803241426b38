import type { ConversationMessage, ConversationMessageInput } from '@stratomate/contracts/support/conversations'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { controlLook } from '@stratomate/ui/text-input'
import { clsx } from 'clsx'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { describeError } from '#web/shared/api/api-error.ts'
import { checkText, lengthHint } from '#web/shared/format/message-text.ts'
import { createSubmissionIds } from '#web/shared/api/submission-ids.ts'
import { conversationLimits } from '@stratomate/contracts/support/values'
import { t } from '#web/shared/language/t.ts'

type ChatComposerProps = {
  takesFocus: boolean
  send: (message: ConversationMessageInput) => Promise<ConversationMessage>
  onSent: (message: ConversationMessage) => void
  onEnd: () => void
}

const newIds = () => createSubmissionIds(() => crypto.randomUUID())

/**
 * The field for the next message. Enter sends it, Shift+Enter starts a new line; a message that could not be sent stays
 * in the field.
 */
export function ChatComposer({ takesFocus, send, onSent, onEnd }: ChatComposerProps) {
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const idOf = useRef(newIds())
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const problem = checkText(text, { lengthMax: conversationLimits.message, empty: '' })
  const submit = async () => {
    if (problem !== undefined || isSending) return
    setSending(true)
    try {
      const clientId = idOf.current({ text })
      onSent(await send({ clientId, message: text }))
      // The same words sent again are a new message.
      idOf.current = newIds()
      setText('')
      setError(null)
    } catch (failure) {
      setError(failure)
    } finally {
      setSending(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  return (
    <form className="grid gap-3" onSubmit={onSubmit}>
      {error === null ? null : <Banner tone="error">{describeError(error)}</Banner>}
      <Field
        label={t('Your message')}
        hint={lengthHint(text, conversationLimits.message)}
        error={problem === '' ? undefined : problem}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={2}
            value={text}
            className={clsx(controlLook, 'resize-y py-2.5')}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={press}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isSending} disabled={problem !== undefined}>
          {t('Send')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t('End chat')}
        </Button>
      </div>
    </form>
  )
}
