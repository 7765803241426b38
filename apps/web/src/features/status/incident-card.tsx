import type { Incident } from '@stratomate/contracts/status/history'
import { Badge, type BadgeTone } from '@stratomate/ui/badge'
import { Card } from '@stratomate/ui/card'
import { CircleX, type LucideIcon, TriangleAlert, Wrench } from 'lucide-react'
import { formatDate, formatLocalTime, formatMoment } from '#web/shared/format/format-time.ts'
import { componentLabel, impactLabels, stageLabel } from '#web/shared/format/status-labels.ts'
import { t } from '#web/shared/language/t.ts'

const impacts = {
  maintenance: { tone: 'trial', Icon: Wrench },
  degraded: { tone: 'pending', Icon: TriangleAlert },
  down: { tone: 'problem', Icon: CircleX },
} as const satisfies Record<Incident['impact'], { tone: BadgeTone; Icon: LucideIcon }>

/** An incident in the team's words, the newest update first. */
export function IncidentCard({ incident }: { incident: Incident }) {
  const { title, impact, components, startedAt, resolvedAt, updates } = incident
  const { tone, Icon } = impacts[impact]
  return (
    <Card as="article" className="p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 className="min-w-0 text-md leading-snug font-semibold break-words">
          <bdi>{title}</bdi>
        </h3>
        <Badge tone={tone} icon={<Icon size={15} strokeWidth={1.75} aria-hidden="true" />}>
          {t(impactLabels[impact])}
        </Badge>
      </div>
      <p className="mt-1 text-sm text-text-3">
        {components.map((id) => componentLabel(id).name).join(', ')} ·{' '}
        <time dateTime={startedAt} title={formatMoment(startedAt)}>
          {momentText(startedAt)}
        </time>
        {resolvedAt === null
          ? null
          : ` · ${t('lasted {length}', { length: lengthText(Date.parse(resolvedAt) - Date.parse(startedAt)) })}`}
      </p>
      <ol className="mt-4 grid gap-3 border-l border-line pl-4">
        {updates.map(({ id, at, stage, message }) => (
          <li key={id} className="min-w-0">
            <p className="text-sm break-words">
              <span className="font-semibold">{t(stageLabel(impact, stage))}</span>{' '}
              <span className="text-text-2">
                <bdi>{message}</bdi>
              </span>
            </p>
            <time dateTime={at} title={formatMoment(at)} className="text-xs text-text-3 tabular-nums">
              {momentText(at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** To the minute, which is as exact as people report. */
function momentText(instant: string): string {
  return `${formatDate(instant)}, ${formatLocalTime(instant)}`
}

/** A duration for people. Milliseconds in. */
function lengthText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h ${minutes % 60} min` : t('{count} days', { count: Math.floor(hours / 24) })
}
