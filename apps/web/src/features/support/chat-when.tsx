import { isSupportOpen } from '@stratomate/domain/support/support-hours'
import { useNow } from '@stratomate/ui/hooks/use-now'

/** When an answer is to be expected and where it comes. */
export function ChatWhen({ email }: { email: string }) {
  const isOpen = isSupportOpen(useNow(60_000))
  return (
    <p className="text-xs text-text-3">
      {isOpen
        ? 'Answers appear here; when this page is closed, they go to '
        : 'The team is away now. We’ll reply by email to '}
      <bdi className="font-medium wrap-anywhere text-text-2">{email}</bdi>
      {isOpen ? '.' : ' and here.'}
    </p>
  )
}
