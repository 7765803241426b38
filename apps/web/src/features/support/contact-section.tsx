import type { Question } from '@stratomate/content/blocks'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ContactForm, type SentMessage } from './contact-form.tsx'
import { focusContactForm } from './sender-fields.tsx'
import { MailAddress } from './mail-address.tsx'
import { MessageSent } from './message-sent.tsx'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

/** The contact form, replaced by the sent message. */
export function ContactSection({ questions }: { questions: readonly Question[] }) {
  const [sent, setSent] = useState<SentMessage | null>(null)
  const again = () => {
    // The fields must exist before one of them can take the focus.
    flushSync(() => setSent(null))
    focusContactForm()
  }
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="min-w-0 scroll-mt-20 rounded-lg border border-line bg-s1 p-5 md:p-7"
    >
      <div className="mb-6 grid gap-2">
        <h2 id="contact-title" className="text-lg">
          {t('Write to us')}
        </h2>
        <p className="max-w-prose text-text-2">
          {t('A person reads it and answers by email. All fields are required.')}
        </p>
        <p className="max-w-prose text-sm text-text-3">
          {t('Never send a password, a one-time code or a card number.')}
        </p>
      </div>
      <div className="min-w-0">
        {sent === null ? (
          <ContactForm questions={questions} onSent={setSent} />
        ) : (
          <MessageSent message={sent} onAgain={again} />
        )}
        <p className="hidden text-text-2 noscript:block">
          <TextWithMarks
            text="This form needs JavaScript. Without it, write to <address>us</address>."
            marks={{ address: () => <MailAddress /> }}
          />
        </p>
      </div>
    </section>
  )
}
