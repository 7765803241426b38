import type { NotificationKind } from '@stratomate/contracts/notification-values'
import { AtSign, CreditCard, Gauge, LifeBuoy, type LucideIcon, Monitor, Reply, Shield } from 'lucide-react'

const icons = {
  reply: Reply,
  mention: AtSign,
  answer: LifeBuoy,
  billing: CreditCard,
  limit: Gauge,
  device: Monitor,
  moderation: Shield,
} as const satisfies Record<NotificationKind, LucideIcon>

export function KindIcon({ kind }: { kind: NotificationKind }) {
  const Icon = icons[kind]
  return <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-text-3" />
}
