import { type ReactNode, useState } from 'react'
import { formatMoment } from './format-time.ts'

type MomentProps = { instant: string; className?: string; children: ReactNode }

/**
 * A time in a few words, with date, time and zone in full as its tooltip. Full dates take a phone a noticeable time to
 * prepare, so their code is loaded only when somebody asks.
 */
export function Moment({ instant, className, children }: MomentProps) {
  const [title, setTitle] = useState<string>()
  return (
    <time dateTime={instant} title={title} className={className} onPointerEnter={() => setTitle(formatMoment(instant))}>
      {children}
    </time>
  )
}
