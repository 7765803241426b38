import { type ReactNode, useState } from 'react'
import { formatMoment } from './format-time.ts'

type MomentProps = { instant: string; className?: string; children: ReactNode }

/**
 * A time in short words, with date, time and zone in full where the pointer rests. The rules of full dates take a phone
 * a noticeable while to load, so they are loaded when somebody asks.
 */
export function Moment({ instant, className, children }: MomentProps) {
  const [title, setTitle] = useState<string>()
  return (
    <time dateTime={instant} title={title} className={className} onPointerEnter={() => setTitle(formatMoment(instant))}>
      {children}
    </time>
  )
}
