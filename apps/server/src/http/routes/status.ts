import type { FastifyInstance } from 'fastify'
import { createPaymentsProbe } from '#server/features/status/payments-probe.ts'
import { readStatus } from '#server/features/status/read-status.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { endpointServer } from '../serve-endpoint.ts'

/** How each part of the service is doing; answers as long as this process lives. */
export function registerStatus(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const isSimulated = typeof dependencies.simulators?.payments === 'string'
  const probePayments = createPaymentsProbe(dependencies.payments, dependencies.now)
  const { refusedEvents, mailDelivery: mail } = dependencies
  const payments = isSimulated ? 'simulator' : 'provider'
  const { packageBuild } = dependencies
  serve('readStatus', ({ ctx }) => readStatus(ctx, { probePayments, payments, mail, refusedEvents, packageBuild }))
}
