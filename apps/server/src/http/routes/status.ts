import type { FastifyInstance } from 'fastify'
import { reportIncident, updateIncident } from '#server/features/status/manage-incidents.ts'
import { createPaymentsProbe } from '#server/features/status/payments-probe.ts'
import { readStatus, type StatusDependencies } from '#server/features/status/read-status.ts'
import { readStatusHistory } from '#server/features/status/read-status-history.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { endpointServer } from '../serve-endpoint.ts'

/** How each part of the service is doing; answers as long as this process lives. */
export function registerStatus(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const parts = statusDependencies(dependencies)
  serve('readStatus', ({ ctx }) => readStatus(ctx, parts))
  serve('readStatusHistory', ({ ctx }) => readStatusHistory(ctx))
  serve('reportIncident', ({ ctx, body }) => reportIncident(ctx, body))
  serve('updateIncident', ({ ctx, params, body }) => updateIncident(ctx, params.id, body))
}

/** What the status is read from. */
export function statusDependencies(dependencies: HttpDependencies): StatusDependencies {
  const { payments, now, refusedEvents, mailDelivery, packageBuild, simulators } = dependencies
  return {
    probePayments: createPaymentsProbe(payments, now),
    payments: typeof simulators?.payments === 'string' ? 'simulator' : 'provider',
    mail: mailDelivery,
    refusedEvents,
    packageBuild,
  }
}
