import { Button } from '@stratomate/ui/button'
import { MailCheck } from 'lucide-react'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { MessageReference } from './message-reference.tsx'
import type { SentMessage } from './contact-form.tsx'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

/** What was sent, word for word, so that the sender can keep it. */
export function MessageSent({ message, onAgain }: { message: SentMessage; onAgain: () => void }) {
  return (
    <Outcome>
      <div>
        <MailCheck size={24} strokeWidth={1.75} aria-hidden="true" className="text-accent-text" />
        <h3 className="mt-3 text-xl">{t('Message Sent!')}</h3>
        <p className="mt-2 text-text-2">
          <TextWithMarks
            text="We answer to <address>{email}</address> within 24 hours. If you write again, name this reference."
            slots={{ email: message.email }}
            marks={{ address: (words) => <span className="font-medium break-words text-text">{words}</span> }}
          />
        </p>
        <MessageReference id={message.id} />
        <figure className="mt-5 border-l-2 border-line-strong pl-4">
          <figcaption className="text-xs text-text-3">{t('What you sent')}</figcaption>
          <p className="mt-1.5 font-medium wrap-anywhere">{message.subject}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap text-text-2">{message.message}</p>
        </figure>
        <Button className="mt-6" onClick={onAgain}>
          {t('Send Another Message')}
        </Button>
      </div>
    </Outcome>
  )
}
