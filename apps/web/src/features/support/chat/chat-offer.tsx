import { isSupportOpen } from '@stratomate/domain/support/support-hours'
import { minuteMs } from '@stratomate/std/time'
import { Button } from '@stratomate/ui/button'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { t } from '#web/shared/language/t.ts'

/** Where no chat is open: a press begins one at any hour, and the words say how its answer comes. */
export function ChatOffer({ onStart }: { onStart: () => void }) {
  const isOpen = isSupportOpen(useNow(minuteMs))
  const text = isOpen ? t('The team is here and answers now.') : t('Leave a message: the answer comes by email.')
  return <ChatOfferLine text={text} onStart={onStart} />
}

/** `text`: what a press leads to now. */
export function ChatOfferLine({ text, onStart }: { text: string; onStart: () => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p className="max-w-measure min-w-52 flex-1 text-sm text-balance text-text-2">{text}</p>
      <Button className="max-sm:w-full noscript:hidden" onClick={onStart}>
        {t('Start Chat')}
      </Button>
    </div>
  )
}
