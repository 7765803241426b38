import type { Incident, StatusHistory } from '@stratomate/contracts'
import { IncidentImpact, IncidentStage, ServiceComponent } from '@stratomate/contracts'
import { serviceComponentIds } from '@stratomate/contracts/status/values'
import { dayStartMs, tradingDayOf } from '@stratomate/domain'
import { historyStart } from '@stratomate/domain/status/status-history'
import type { Ctx } from '../context.ts'
import {
  type IncidentRow,
  type IncidentUpdateRow,
  selectIncidents,
  selectIncidentUpdates,
  selectStatusDays,
} from './queries/history.ts'

/** More incidents than anybody reads, so that the page stays small whatever happened. */
const incidentsMax = 100

/** The last 90 days of every part, and the incidents of that time; for anybody. */
export async function readStatusHistory({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<StatusHistory> {
  const today = tradingDayOf(now().getTime())
  const from = historyStart(today)
  const [days, rows] = await Promise.all([
    selectStatusDays(db, from),
    selectIncidents(db, { since: new Date(dayStartMs(from)), count: incidentsMax }),
  ])
  const updates = await selectIncidentUpdates(
    db,
    rows.map(({ id }) => id),
  )
  return {
    today,
    components: serviceComponentIds.map((id) => ({
      id,
      days: days
        .filter(({ component }) => component === id)
        .map(({ day, looks, degraded, down }) => ({ day, looks, degraded, down })),
    })),
    incidents: rows.map((row) => incidentView(row, updates)),
  }
}

/** A public incident; `updates` may contain those of others too. */
export function incidentView(row: IncidentRow, updates: readonly IncidentUpdateRow[]): Incident {
  return {
    id: row.id,
    title: row.title,
    impact: IncidentImpact.parse(row.impact),
    components: row.components.map((id) => ServiceComponent.parse(id)),
    startedAt: row.startedAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    updates: updates
      .filter(({ incidentId }) => incidentId === row.id)
      .map(({ id, at, stage, message }) => ({ id, at: at.toISOString(), stage: IncidentStage.parse(stage), message })),
  }
}
