import { isSupportOpen } from '@stratomate/domain/support/support-hours'
import { minuteMs } from '@stratomate/std/time'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { Mail } from 'lucide-react'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'

/** When and where to expect an answer. */
export function ChatWhen({ email }: { email: string }) {
  const isOpen = isSupportOpen(useNow(minuteMs))
  return (
    <p className="text-xs text-text-3">
      <TextWithMarks
        text={
          isOpen
            ? 'Answers appear here; when this page is closed, they go to <address>{email}</address>.'
            : 'The team is away now. We’ll reply by email to <address>{email}</address> and here.'
        }
        slots={{ email }}
        marks={{ address: (words) => <bdi className="font-medium wrap-anywhere text-text-2">{words}</bdi> }}
      />
    </p>
  )
}

/** Before a chat that nobody reads now: how and when the answer comes, and the other form. Nothing while the team is there. */
export function ChatAway() {
  if (isSupportOpen(useNow(minuteMs))) return null
  return (
    <div className="flex items-start gap-3 rounded-lg border border-line bg-s2 p-4">
      <Mail size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-accent-text" />
      <div className="min-w-0">
        <p className="font-semibold">{t('The team is away: the answer comes by email.')}</p>
        <p className="mt-1 text-sm text-text-2">
          <TextWithMarks
            text="Within 24 hours, and here too if you come back. With a subject and more room: <form>Write to us</form>."
            marks={{ form: (words) => <TextLink to="#contact">{words}</TextLink> }}
          />
        </p>
      </div>
    </div>
  )
}
