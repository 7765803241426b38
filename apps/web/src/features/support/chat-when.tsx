import { isSupportOpen } from '@stratomate/domain/support/support-hours'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { TextWithMarks } from '#web/shared/language/t.ts'

/** When and where to expect an answer. */
export function ChatWhen({ email }: { email: string }) {
  const isOpen = isSupportOpen(useNow(60_000))
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
