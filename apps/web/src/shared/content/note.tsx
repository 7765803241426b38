import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const looks = {
  info: { Icon: Info, edge: 'border-line', icon: 'text-text-2' },
  warning: { Icon: TriangleAlert, edge: 'border-st-pending/60', icon: 'text-st-pending' },
} as const

type NoteProps = { tone: keyof typeof looks; title?: string | undefined; className?: string; children: ReactNode }

/** A remark that belongs to the text: unlike a banner it is no message and is not read out by itself. */
export function Note({ tone, title, className = '', children }: NoteProps) {
  const { Icon, edge, icon } = looks[tone]
  return (
    <div role="note" className={`flex items-start gap-3 rounded-lg border bg-s1 p-4 text-text-2 ${edge} ${className}`}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className={`mt-0.5 flex-none ${icon}`} />
      <div className="min-w-0">
        {title === undefined ? null : <p className="font-semibold text-text">{title}</p>}
        <p>{children}</p>
      </div>
    </div>
  )
}
