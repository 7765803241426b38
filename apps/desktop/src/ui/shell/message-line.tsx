import type { MessageTone } from '../connection/use-app.ts'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'

/** `limit`: it was done, and something else keeps it from having the effect. */
export type Message = { key: number; text: string; tone: MessageTone }

const marks = {
  note: { Icon: CircleCheck, look: 'flex-none text-st-active' },
  limit: { Icon: TriangleAlert, look: 'flex-none text-st-pending' },
  problem: { Icon: CircleAlert, look: 'flex-none text-danger' },
} as const

/** What an action led to, over the status bar; read out politely, a problem at once. */
export function MessageLine({ message }: { message: Message | null }) {
  return (
    <div className="pointer-events-none fixed right-4 bottom-14 z-50 grid justify-items-end">
      <output className="grid justify-items-end">
        {message !== null && message.tone !== 'problem' ? <MessageText key={message.key} message={message} /> : null}
      </output>
      <div role="alert" className="grid justify-items-center">
        {message?.tone === 'problem' ? <MessageText key={message.key} message={message} /> : null}
      </div>
    </div>
  )
}

function MessageText({ message: { text, tone } }: { message: Message }) {
  const { Icon, look } = marks[tone]
  return (
    <p
      className={clsx(
        'flex max-w-prose animate-rise items-start gap-2.5 rounded-lg border bg-s2 px-4 py-2.5 text-sm shadow-menu',
        tone === 'problem' ? 'border-danger' : 'border-line',
      )}
    >
      <Icon size={18} aria-hidden="true" className={look} />
      {text}
    </p>
  )
}
