import type { NotificationKind } from '@stratomate/contracts/notifications/values'
import { clsx } from 'clsx'
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

/** What a kind is about, in a word beside its time. */
export const kindSubjects = {
  reply: 'Community',
  mention: 'Community',
  moderation: 'Community',
  answer: 'Support',
  billing: 'Billing',
  device: 'Security',
  limit: 'Trading',
  silent: 'Trading',
  refusals: 'Trading',
  stop: 'Trading',
  proof: 'Trading',
  webhook: 'Developers',
} as const satisfies Record<NotificationKind, string>

/** Something has stopped, or trades on while it does not do what it should. */
const urgent = new Set<NotificationKind>(['limit', 'silent', 'refusals', 'stop', 'proof', 'webhook'])

/** `isNew`: what is urgent has the color of a warning until it is read. */
export function KindIcon({ kind, isNew = false }: { kind: NotificationKind; isNew?: boolean }) {
  const Icon = icons[kind]
  const look = isNew && urgent.has(kind) ? 'text-st-pending' : 'text-text-3'
  return <Icon size={18} strokeWidth={1.75} aria-hidden="true" className={clsx('mt-0.5 flex-none', look)} />
}
