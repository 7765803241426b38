import { Badge, type BadgeTone } from '@stratomate/ui/badge'
import { CircleCheck, CircleSlash, Clock, type LucideIcon, Undo2 } from 'lucide-react'

const marks: Readonly<Record<string, { tone: BadgeTone; label: string; Icon: LucideIcon }>> = {
  paid: { tone: 'active', label: 'Paid', Icon: CircleCheck },
  open: { tone: 'pending', label: 'Due', Icon: Clock },
  refunded: { tone: 'cancelled', label: 'Refunded', Icon: Undo2 },
  withdrawn: { tone: 'cancelled', label: 'Revoked', Icon: CircleSlash },
  void: { tone: 'plain', label: 'Void', Icon: CircleSlash },
  uncollectible: { tone: 'problem', label: 'Not collected', Icon: CircleSlash },
}

/** The state of a payment: an icon, a word and a colour. A state we do not know is shown raw. */
export function InvoiceBadge({ status }: { status: string }) {
  const { tone, label, Icon } = marks[status] ?? { tone: 'plain', label: status, Icon: Clock }
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {label}
    </Badge>
  )
}
