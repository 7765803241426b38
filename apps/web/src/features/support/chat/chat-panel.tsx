import type { Conversation } from '@stratomate/contracts/support/conversations'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { useState } from 'react'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { ChatComposer } from '#web/shared/forms/chat-composer.tsx'
import { ChatLog } from '#web/shared/forms/chat-log.tsx'
import { ChatStart } from './chat-start.tsx'
import { ChatWhen } from './chat-when.tsx'
import { useChat } from './use-chat.ts'
import { t } from '#web/shared/language/t.ts'

type ChatPanelProps = {
  /** Whether the reader has just opened it: a chat that is open from the start does not take the focus. */
  takesFocus: boolean
  onEnd: () => void
}

/** The chat itself: a form for its first message, then the messages of both sides. */
export function ChatPanel({ takesFocus, onEnd }: ChatPanelProps) {
  const { state, readAgain, show, add, close } = useChat()
  const [endError, setEndError] = useState<unknown>(null)
  const end = async ({ id }: Conversation) => {
    try {
      await callApi('closeOwnConversation', { params: { id } })
      setEndError(null)
      close()
      onEnd()
    } catch (error) {
      setEndError(error)
    }
  }
  if (state.kind === 'loading') return <p className="mt-4 text-sm text-text-3">{t('Opening the chat')}</p>
  if (state.kind === 'failed') {
    return (
      <Banner tone="error" className="mt-4" action={<Button onClick={readAgain}>{t('Try again')}</Button>}>
        {describeError(state.error)}
      </Banner>
    )
  }
  const { chat } = state
  if (chat === null) return <ChatStart takesFocus={takesFocus} onStarted={show} />
  return (
    <div className="mt-4 grid gap-4">
      <ChatLog messages={chat.messages} reader="person" />
      {endError === null ? null : <Banner tone="error">{describeError(endError)}</Banner>}
      {chat.state === 'open' ? (
        <>
          <ChatWhen email={chat.email} />
          <ChatComposer
            takesFocus={takesFocus}
            send={(body) => callApi('sendConversationMessage', { params: { id: chat.id }, body })}
            onSent={add}
            onEnd={() => void end(chat)}
          />
        </>
      ) : (
        <div className="grid gap-3">
          <Banner tone="note">{t('This chat has ended. It stays here for seven days.')}</Banner>
          <Button className="justify-self-start" onClick={() => show(null)}>
            {t('Start a new chat')}
          </Button>
        </div>
      )}
    </div>
  )
}
