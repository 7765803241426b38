import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { Id } from '../values.ts'
import { Incident, IncidentNote, IncidentReport, StatusHistory } from './history.ts'
import { ServiceStatus } from './schemas.ts'

const adminErrors = ['signed_out', 'forbidden', 'second_factor_needed', 'invalid_input', 'conflict'] as const

export const statusEndpoints = {
  readStatus: endpoint({
    route: routes.readStatus,
    summary: 'How each part of the service is doing right now.',
    access: 'public',
    output: ServiceStatus,
    errors: [],
  }),
  readStatusHistory: endpoint({
    route: routes.readStatusHistory,
    summary: 'How each part did on each of the last 90 days, and the incidents of that time.',
    access: 'public',
    output: StatusHistory,
    errors: [],
  }),
  reportIncident: endpoint({
    route: routes.reportIncident,
    summary: 'Tell everybody about something that is wrong or planned. Admins only.',
    access: 'member',
    body: IncidentReport,
    output: Incident,
    errors: adminErrors,
  }),
  updateIncident: endpoint({
    route: routes.updateIncident,
    summary: 'Say what is new about an incident; the stage `resolved` closes it. Admins only.',
    access: 'member',
    params: z.object({ id: Id }),
    body: IncidentNote,
    output: Incident,
    errors: [...adminErrors, 'not_found'],
  }),
} as const
