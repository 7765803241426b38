import { referenceOf } from '@stratomate/std/text'
import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { MessageSquareHeart } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { focusContactForm } from './sender-fields.tsx'
import { MailAddress } from './mail-address.tsx'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

/** The feedback form, replaced by the thanks. */
export function FeedbackPanel() {
  const showToast = useToast()
  const [sentId, setSentId] = useState<string | null>(null)
  const thank = (id: string) => {
    setSentId(id)
    showToast({ title: t('Feedback Submitted'), description: t('Thank you. It is with the team.') })
  }
  const again = () => {
    // The fields must exist before one of them can take the focus.
    flushSync(() => setSentId(null))
    focusContactForm()
  }
  return (
    <>
      {sentId === null ? <FeedbackForm onSent={thank} /> : <FeedbackReceived id={sentId} onAgain={again} />}
      <p className="hidden text-text-2 noscript:block">
        <TextWithMarks
          text="This form needs JavaScript. Without it, write to <address>us</address>."
          marks={{ address: () => <MailAddress /> }}
        />
      </p>
    </>
  )
}

function FeedbackReceived({ id, onAgain }: { id: string; onAgain: () => void }) {
  return (
    <Outcome>
      <div>
        <MessageSquareHeart size={20} strokeWidth={1.75} aria-hidden="true" className="text-accent-text" />
        <h2 className="mt-3 text-lg">{t('Feedback Received!')}</h2>
        <p className="mt-2 text-text-2">
          <TextWithMarks
            text="The team reads all of it. Your reference is <code>{reference}</code>."
            slots={{ reference: referenceOf(id) }}
            marks={{ code: (words) => <span className="font-mono text-sm text-text">{words}</span> }}
          />
        </p>
        <Button className="mt-6" onClick={onAgain}>
          {t('Submit Another Response')}
        </Button>
      </div>
    </Outcome>
  )
}
