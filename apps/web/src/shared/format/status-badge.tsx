import type { SubscriptionStatus } from '@stratomate/contracts/billing/schemas'
import { Badge } from '@stratomate/ui/badge'
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
import { statusLabel, statusTone } from './subscription-labels.ts'

const icons = {
  active: CircleCheck,
  pending: Clock,
  trial: Timer,
  cancelled: CircleSlash,
  expired: CalendarX,
  problem: TriangleAlert,
  plain: CircleQuestionMark,
} as const satisfies Record<SubscriptionStatus | 'plain', LucideIcon>

/** The status of a subscription: an icon, a word and a colour. */
export function StatusBadge({ status }: { status: string }) {
  const tone = statusTone(status)
  const Icon = icons[tone]
  return (
    <Badge tone={tone} icon={<Icon size={15} strokeWidth={1.75} aria-hidden="true" />}>
      {statusLabel(status)}
    </Badge>
  )
}
