import type { ConversationMessage } from '@stratomate/contracts/support/conversations'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { formatLocalTime } from '#web/shared/format/format-time.ts'
import { Moment } from '#web/shared/format/moment.tsx'
import type { ConversationSide } from '@stratomate/contracts/support/values'
import { t } from '#web/shared/language/t.ts'

type ChatLogProps = { messages: readonly ConversationMessage[]; reader: ConversationSide }

/** The messages, with the newest at the end and visible; a new one is announced to screen readers. */
export function ChatLog({ messages, reader }: ChatLogProps) {
  const element = useRef<HTMLDivElement>(null)
  const count = messages.length
  useEffect(() => {
    const list = element.current
    if (list !== null && count > 0) list.scrollTop = list.scrollHeight
  }, [count])
  return (
    <div
      ref={element}
      role="log"
      aria-label={t('Messages')}
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-96 overflow-y-auto overscroll-contain border-y border-line py-4"
    >
      <ol className="grid content-start gap-4">
        {messages.map((message) => (
          <Said key={message.id} message={message} reader={reader} />
        ))}
      </ol>
    </div>
  )
}

type SaidProps = { message: ConversationMessage; reader: ConversationSide }

/** The member's own messages are by `You`; the team is several people, so each of them has a name. */
function Said({ message: { side, name, content, sentAt }, reader }: SaidProps) {
  const isTeam = side === 'team'
  return (
    <li className={clsx('min-w-0 border-l-2 pl-3', isTeam ? 'border-accent' : 'ml-6 border-line-strong')}>
      <p className="text-xs text-text-3">
        <bdi className="font-medium text-text-2">{isTeam || reader === 'team' ? name : t('You')}</bdi>
        {isTeam ? t(', the team') : ''} <Moment instant={sentAt}>{formatLocalTime(sentAt)}</Moment>
      </p>
      <p dir="auto" className="mt-0.5 text-sm wrap-anywhere whitespace-pre-wrap">
        <bdi>{content}</bdi>
      </p>
    </li>
  )
}
