import { z } from 'zod'
import { Id, Instant, singleLine, TradingDay } from '../values.ts'
import { historyDays, incidentImpacts, incidentLimits, incidentStages, serviceComponentIds } from './values.ts'

export const ServiceComponent = z.enum(serviceComponentIds)
export const IncidentImpact = z.enum(incidentImpacts)
export type IncidentImpact = z.infer<typeof IncidentImpact>
export const IncidentStage = z.enum(incidentStages)
export type IncidentStage = z.infer<typeof IncidentStage>

/** How often a part was checked on a UTC day, and how often it was found degraded or down. */
export const StatusDay = z.object({
  day: TradingDay,
  looks: z.int().min(1),
  degraded: z.int().min(0),
  down: z.int().min(0),
})
export type StatusDay = z.infer<typeof StatusDay>

/** Days without a check are left out; the oldest comes first. */
export const ComponentHistory = z.object({ id: ServiceComponent, days: z.array(StatusDay).max(historyDays) })
export type ComponentHistory = z.infer<typeof ComponentHistory>

export const IncidentUpdate = z.object({ id: Id, at: Instant, stage: IncidentStage, message: z.string() })
export type IncidentUpdate = z.infer<typeof IncidentUpdate>

/** Something that went wrong or is planned, in the words of the team; the newest update comes first. */
export const Incident = z.object({
  id: Id,
  title: z.string(),
  impact: IncidentImpact,
  components: z.array(ServiceComponent),
  startedAt: Instant,
  /** Null: it is open. */
  resolvedAt: Instant.nullable(),
  updates: z.array(IncidentUpdate),
})
export type Incident = z.infer<typeof Incident>

/** The last days up to `today` (UTC), and the incidents that were open in them, the newest first. */
export const StatusHistory = z.object({
  today: TradingDay,
  components: z.array(ComponentHistory),
  incidents: z.array(Incident),
})
export type StatusHistory = z.infer<typeof StatusHistory>

const Message = singleLine(incidentLimits.message).pipe(z.string().min(1, 'Say what is known.'))

/** `id` is chosen by the caller, so that a repeated call reports nothing twice. */
export const IncidentReport = z.strictObject({
  id: Id,
  title: singleLine(incidentLimits.title).pipe(z.string().min(1, 'Say in a few words what is wrong.')),
  impact: IncidentImpact,
  components: z
    .array(ServiceComponent)
    .min(1, 'Choose what is affected.')
    .max(serviceComponentIds.length)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each part once.'),
  message: Message,
})
export type IncidentReport = z.infer<typeof IncidentReport>

/** `id` is chosen by the caller, so that a repeated call adds nothing twice. */
export const IncidentNote = z.strictObject({ id: Id, stage: IncidentStage, message: Message })
export type IncidentNote = z.infer<typeof IncidentNote>
