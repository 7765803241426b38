import type {
  Conversation,
  ConversationEventName,
  ConversationEvents,
  ConversationMessage,
} from '@stratomate/contracts/support/conversations'
import { streams } from '@stratomate/contracts/routes'
import { useEffect, useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { fillPath } from '#web/shared/api/fill-path.ts'
import { openLiveStream } from '#web/shared/api/live-stream.ts'
import { withMessage, withRead } from './with-message.ts'

type Chat = { kind: 'loading' } | { kind: 'failed'; error: unknown } | { kind: 'known'; chat: Conversation | null }

const names = ['message.sent', 'conversation.closed', 'reset'] as const satisfies readonly ConversationEventName[]

/** The reader's chat with the team: read once, then kept up to date by events. Null: there is none. */
export function useChat() {
  const [state, setState] = useState<Chat>({ kind: 'loading' })
  const [reading, setReading] = useState(0)
  const change = (how: (chat: Conversation) => Conversation) =>
    setState((now) => (now.kind === 'known' && now.chat !== null ? { kind: 'known', chat: how(now.chat) } : now))

  useEffect(() => {
    let isGone = false
    callApi('readOwnConversation', {}).then(
      ({ conversation }) => {
        if (isGone) return
        setState((now) => ({ kind: 'known', chat: withRead(now.kind === 'known' ? now.chat : null, conversation) }))
      },
      (error: unknown) => {
        // After a failed read, what is shown stays; only a chat that was never read shows the failure.
        if (!isGone) setState((now) => (now.kind === 'known' ? now : { kind: 'failed', error }))
      },
    )
    return () => {
      isGone = true
    }
  }, [reading])

  const readAgain = () => setReading((count) => count + 1)
  const openId = state.kind === 'known' && state.chat?.state === 'open' ? state.chat.id : null
  useEffect(() => {
    if (openId === null) return
    return openLiveStream({
      path: fillPath(streams.conversationEvents, { id: openId }, {}),
      names,
      onOpen: ({ mayHaveMissed }) => {
        if (mayHaveMissed) readAgain()
      },
      onLost: () => {},
      onEvent: (name, data) => {
        if (name === 'message.sent') change((chat) => withMessage(chat, readSent(data).message))
        else if (name === 'conversation.closed') change(closed)
        else readAgain()
      },
    })
  }, [openId])

  return {
    state,
    readAgain,
    show: (chat: Conversation | null) => setState({ kind: 'known', chat }),
    add: (message: ConversationMessage) => change((chat) => withMessage(chat, message)),
    close: () => change(closed),
  }
}

function closed(chat: Conversation): Conversation {
  return { ...chat, state: 'closed' }
}

// Safe: the server publishes the event with the payload of its name, by the same table.
function readSent(data: string): ConversationEvents['message.sent'] {
  return JSON.parse(data) as ConversationEvents['message.sent']
}
