import type { MessageTone } from '../connection/use-app.ts'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'

/** `limit`: it was done, but something else prevents its effect. */
export type Message = { key: number; text: string; tone: MessageTone }

const marks = {
  note: { Icon: CircleCheck, look: 'flex-none text-st-active' },
  limit: { Icon: TriangleAlert, look: 'flex-none text-st-pending' },
  problem: { Icon: CircleAlert, look: 'flex-none text-danger' },
} as const

/** The result of an action, in a separate row that covers nothing. Read out politely; a problem at once. */
export function MessageLine({ message }: { message: Message | null }) {
  return (
    <div>
      <output className="block">
        {message !== null && message.tone !== 'problem' ? <MessageText key={message.key} message={message} /> : null}
      </output>
      <div role="alert">{message?.tone === 'problem' ? <MessageText key={message.key} message={message} /> : null}</div>
    </div>
  )
}

function MessageText({ message: { text, tone } }: { message: Message }) {
  const { Icon, look } = marks[tone]
  return (
    <p
      className={clsx(
        'flex items-start gap-2.5 border-t bg-s2 px-4 py-2 text-sm',
        tone === 'problem' ? 'border-danger' : 'border-line',
      )}
    >
      <Icon size={18} aria-hidden="true" className={look} />
      {text}
    </p>
  )
}
