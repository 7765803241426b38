import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { MessageSquareHeart } from 'lucide-react'
import { flushSync } from 'react-dom'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { MailAddress } from './mail-address.tsx'
import { MessageReference } from './message-reference.tsx'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

type FeedbackPanelProps = { sentId: string | null; onSent: (id: string | null) => void }

/** The feedback form, replaced by the thanks once something is stored as `sentId`; `onSent` gets null for another one. */
export function FeedbackPanel({ sentId, onSent }: FeedbackPanelProps) {
  const showToast = useToast()
  const thank = (id: string) => {
    onSent(id)
    showToast({ title: t('Feedback Submitted'), description: t('Thank you. It is with the team.') })
  }
  const again = () => {
    // The fields must exist before one of them can take the focus.
    flushSync(() => onSent(null))
    // The first choice of the form.
    document.getElementById('feedbackType')?.focus()
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
        <MessageSquareHeart size={24} strokeWidth={1.75} aria-hidden="true" className="text-accent-text" />
        <h2 className="mt-3 text-xl">{t('Feedback Received!')}</h2>
        <p className="mt-2 text-text-2">
          {t('The team reads all of it. If you write to us about it, name this reference.')}
        </p>
        <MessageReference id={id} />
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button onClick={onAgain}>{t('Submit Another Response')}</Button>
          <TextLink to="/changelog" className="text-sm text-text-2">
            {t('See what has changed')}
          </TextLink>
        </div>
      </div>
    </Outcome>
  )
}
