import { isSupportOpen } from '@stratomate/domain/support/support-hours'
import { minuteMs } from '@stratomate/std/time'
import { Button } from '@stratomate/ui/button'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { t } from '#web/shared/language/t.ts'
import { focusContactForm } from '#web/features/support/sender-fields.tsx'

/** Where no chat is open: a press begins one while the team is there, and leads to the form of the page at other hours. */
export function ChatOffer({ onStart }: { onStart: () => void }) {
  return isSupportOpen(useNow(minuteMs)) ? (
    <ChatOfferLine text={t('The team is here and answers now.')} onStart={onStart} />
  ) : (
    <ChatOfferLine
      text={t('Until then “Start Chat” leads to the form, and the answer comes by email.')}
      onStart={focusContactForm}
    />
  )
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
