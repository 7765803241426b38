import { brand } from '@stratomate/brand'
import type { Device } from '@stratomate/contracts/trading/schemas'
import { Badge } from '@stratomate/ui/badge'
import { Button } from '@stratomate/ui/button'
import { Tag } from '@stratomate/ui/tag'
import { CircleCheck, CirclePause, Monitor, Unplug } from 'lucide-react'
import { formatDate, formatLocalTime } from '#web/shared/format/format-time.ts'
import { ItemRow } from './item-row.tsx'

const marks = {
  paused: { tone: 'pending', label: 'Paused', Icon: CirclePause },
  online: { tone: 'active', label: 'Online', Icon: CircleCheck },
  offline: { tone: 'plain', label: 'Offline', Icon: Unplug },
} as const

type DeviceRowProps = { device: Device; isBusy: boolean; onPause: () => void; onRemove: () => void }

export function DeviceRow({ device, isBusy, onPause, onRemove }: DeviceRowProps) {
  const { name, appVersion, paused, online, state, lastSeenAt } = device
  const { tone, label, Icon } = marks[paused ? 'paused' : online ? 'online' : 'offline']
  const pauseLabel = paused ? 'Resume' : 'Pause'
  const seen =
    lastSeenAt === null ? 'Not seen yet' : `Last seen ${formatDate(lastSeenAt)}, ${formatLocalTime(lastSeenAt)}`
  return (
    <ItemRow
      icon={<Monitor size={20} strokeWidth={1.75} />}
      title={name}
      mark={
        <>
          <Badge tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
            {label}
          </Badge>
          {state?.broker.account === 'live' ? <Tag tone="filled">Live</Tag> : null}
        </>
      }
      facts={
        <>
          {brand.desktopName} <bdi>{appVersion}</bdi>
          <br />
          {seen}
        </>
      }
      actions={
        <>
          <Button size="sm" isBusy={isBusy} aria-label={`${pauseLabel} ${name}`} onClick={onPause}>
            {pauseLabel}
          </Button>
          <Button size="sm" variant="danger" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    />
  )
}
