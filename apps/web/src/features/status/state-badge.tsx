import type { ComponentState } from '@stratomate/contracts/status/schemas'
import { Badge, type BadgeTone } from '@stratomate/ui/badge'
import { CircleCheck, CircleSlash, CircleX, FlaskConical, type LucideIcon, TriangleAlert } from 'lucide-react'
import { stateLabels } from '#web/shared/format/status-labels.ts'
import { t } from '#web/shared/language/t.ts'

const looks = {
  operational: { tone: 'active', Icon: CircleCheck },
  degraded: { tone: 'pending', Icon: TriangleAlert },
  down: { tone: 'problem', Icon: CircleX },
  preview: { tone: 'trial', Icon: FlaskConical },
  'not-configured': { tone: 'cancelled', Icon: CircleSlash },
} as const satisfies Record<ComponentState, { tone: BadgeTone; Icon: LucideIcon }>

/** How a part is doing: an icon, a word and a colour. */
export function StateBadge({ state }: { state: ComponentState }) {
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon size={15} strokeWidth={1.75} aria-hidden="true" />}>
      {t(stateLabels[state])}
    </Badge>
  )
}
