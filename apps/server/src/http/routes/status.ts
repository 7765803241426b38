import type { FastifyInstance } from 'fastify'
import { createPaymentsProbe } from '#server/features/status/payments-probe.ts'
import { readStatus } from '#server/features/status/read-status.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { endpointServer } from '../serve-endpoint.ts'

/** How each part of the service is doing; answers as long as this process lives. */
export function registerStatus(app: FastifyInstance, parts: HttpDependencies): void {
  const serve = endpointServer(app, parts)
  const isSimulated = typeof parts.simulators?.payments === 'string'
  const probePayments = createPaymentsProbe(parts.payments, parts.now)
  const { refusedEvents, mailDelivery: mail } = parts
  const payments = isSimulated ? 'simulator' : 'provider'
  const { packageBuild } = parts
  serve('readStatus', ({ ctx }) => readStatus(ctx, { probePayments, payments, mail, refusedEvents, packageBuild }))
}
