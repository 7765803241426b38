import type { NotificationKind } from '@stratomate/contracts/notifications/values'
import {
  AtSign,
  Ban,
  CreditCard,
  Gauge,
  LifeBuoy,
  type LucideIcon,
  Monitor,
  MonitorOff,
  OctagonPause,
  Reply,
  Shield,
  TrendingDown,
  Webhook,
} from 'lucide-react'

const icons = {
  reply: Reply,
  mention: AtSign,
  answer: LifeBuoy,
  billing: CreditCard,
  limit: Gauge,
  device: Monitor,
  moderation: Shield,
  silent: MonitorOff,
  refusals: Ban,
  stop: OctagonPause,
  proof: TrendingDown,
  webhook: Webhook,
} as const satisfies Record<NotificationKind, LucideIcon>

export function KindIcon({ kind }: { kind: NotificationKind }) {
  const Icon = icons[kind]
  return <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-text-3" />
}
