import { isSupportOpen } from '@stratomate/domain/support/support-hours'
import { minuteMs } from '@stratomate/std/time'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

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

/** Below a question that nobody reads now. Nothing while the team is there. */
export function ChatAway() {
  if (isSupportOpen(useNow(minuteMs))) return null
  return <p className="text-sm text-text-2">{t('The team is away: the answer comes by email.')}</p>
}
