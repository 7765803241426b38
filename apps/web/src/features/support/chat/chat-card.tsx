import { Card, CardTitle } from '@stratomate/ui/card'
import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { recall, remember } from '#web/shared/hooks/remember.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { hasSignInHint } from '#web/shared/session/sign-in-hint.ts'
import { ChatOffer, ChatOfferLine } from './chat-offer.tsx'
import { SupportHours, SupportMark, SupportWeek } from './support-week.tsx'
import { t } from '#web/shared/language/t.ts'

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }))
const openKey = 'support-chat'

/**
 * Live chat: a press opens it here; in a browser that has opened it before, and for a member who has one, it is open from
 * the start.
 */
export function ChatCard() {
  const isHydrated = useHydrated()
  return (
    <Card as="section" aria-labelledby="chat-title" className="p-5">
      <div className="flex items-center justify-between gap-4">
        <CardTitle id="chat-title" className="flex items-center gap-2.5">
          <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" className="text-accent-text" />
          {t('Live chat')}
        </CardTitle>
        <SupportMark />
      </div>
      <SupportHours />
      <SupportWeek />
      {isHydrated ? (
        <Chat />
      ) : (
        <ChatOfferLine text={t('Outside these hours the answer comes by email.')} onStart={() => undefined} />
      )}
    </Card>
  )
}

/** It depends on what this browser remembers, so it is not part of the built page. */
function Chat() {
  const [opening, setOpening] = useState(() => (recall(openKey) === null ? 'closed' : 'resumed'))
  useEffect(() => {
    if (opening !== 'closed' || !hasSignInHint(document.cookie)) return
    let isGone = false
    // Whose chat cannot be read now is offered one, as before the call.
    callApi('readOwnConversation', {}).then(
      ({ conversation }) => {
        if (!isGone && conversation !== null) setOpening((now) => (now === 'closed' ? 'resumed' : now))
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [opening])
  const start = () => {
    remember(openKey, 'open')
    setOpening('pressed')
  }
  if (opening === 'closed') return <ChatOffer onStart={start} />
  return (
    <Suspense fallback={<p className="mt-4 text-sm text-text-3">{t('Opening the chat')}</p>}>
      <ChatPanel takesFocus={opening === 'pressed'} onEnd={() => remember(openKey, null)} />
    </Suspense>
  )
}
