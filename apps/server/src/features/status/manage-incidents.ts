import type { Incident, IncidentNote, IncidentReport } from '@stratomate/contracts'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, requireAdmin } from '../context.ts'
import type { Db } from '../database.ts'
import {
  closeIncident,
  insertIncident,
  insertIncidentUpdate,
  selectIncidentForChange,
  selectIncidentUpdates,
} from './queries/history.ts'
import { incidentView } from './read-status-history.ts'

/**
 * Tells everybody about a fault or planned work; for administrators. A repeated call answers what is there already.
 * Errors: conflict when another incident has that id.
 */
export async function reportIncident(ctx: Ctx, report: IncidentReport): Promise<Incident> {
  requireAdmin(ctx)
  const { id, title, impact, components, message } = report
  const at = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const isNew = await insertIncident(tx, { id, title, impact, components, startedAt: at, resolvedAt: null })
    if (isNew) {
      await insertIncidentUpdate(tx, { id: ctx.newId(), incidentId: id, at, stage: 'investigating', message })
      await recordAudit(tx, ctx, { action: 'incidents.report', subjectId: id, detail: { title, impact } })
    }
    const incident = await readIncident(tx, id)
    const isSame = incident.title === title && incident.impact === impact
    if (!isNew && !isSame) throw new AppError('conflict', { message: 'Another incident was reported by this form.' })
    return incident
  })
}

/**
 * Says what is new about an incident, or closes it; for administrators. A repeated call adds nothing.
 * Errors: not_found, conflict for one that is resolved.
 */
export async function updateIncident(ctx: Ctx, id: string, note: IncidentNote): Promise<Incident> {
  requireAdmin(ctx)
  const at = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const before = await selectIncidentForChange(tx, id)
    if (before === null) throw new AppError('not_found')
    const known = (await selectIncidentUpdates(tx, [id])).some((update) => update.id === note.id)
    if (known) return readIncident(tx, id)
    if (before.resolvedAt !== null) {
      throw new AppError('conflict', { message: 'This incident is resolved. Report a new one.' })
    }
    const isNew = await insertIncidentUpdate(tx, { ...note, incidentId: id, at })
    if (!isNew) throw new AppError('conflict', { message: 'This update belongs to another incident.' })
    if (note.stage === 'resolved') await closeIncident(tx, id, at)
    await recordAudit(tx, ctx, { action: 'incidents.update', subjectId: id, detail: { stage: note.stage } })
    return readIncident(tx, id)
  })
}

async function readIncident(tx: Db, id: string): Promise<Incident> {
  const row = await selectIncidentForChange(tx, id)
  if (row === null) throw new AppError('not_found')
  return incidentView(row, await selectIncidentUpdates(tx, [id]))
}
