import { Badge, type BadgeTone } from '@stratomate/ui/badge'
import {
  CalendarX,
  CircleCheck,
  CircleQuestionMark,
  CircleSlash,
  Clock,
  type LucideIcon,
  Timer,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { statusLabel, statusTone } from './subscription-labels.ts'

const icons = {
  active: CircleCheck,
  pending: Clock,
  trial: Timer,
  cancelled: CircleSlash,
  expired: CalendarX,
  problem: TriangleAlert,
  plain: CircleQuestionMark,
} as const satisfies Record<BadgeTone, LucideIcon>

/** The status of a subscription: an icon, a word and a colour. */
export function StatusBadge({ status }: { status: string }) {
  return <ToneBadge tone={statusTone(status)}>{statusLabel(status)}</ToneBadge>
}

type ToneBadgeProps = { tone: BadgeTone; className?: string; children: ReactNode }

/** A state in a word, with the icon and the colour of its tone. */
export function ToneBadge({ tone, className, children }: ToneBadgeProps) {
  const Icon = icons[tone]
  return (
    <Badge tone={tone} className={className} icon={<Icon size={15} strokeWidth={1.75} aria-hidden="true" />}>
      {children}
    </Badge>
  )
}
