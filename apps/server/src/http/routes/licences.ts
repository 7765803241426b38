import type { FastifyInstance } from 'fastify'
import { activateDesktop } from '#server/features/licences/activate-desktop.ts'
import { listLicences } from '#server/features/licences/list-licences.ts'
import { makeLicenceKey } from '#server/features/licences/make-licence-key.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { endpointServer } from '../serve-endpoint.ts'

/** One-time licences: their keys, and the computers that come with one. */
export function registerLicences(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('listLicences', async ({ ctx }) => ({ items: await listLicences(ctx) }))
  serve(
    'makeLicenceKey',
    ({ ctx, params, body }) => makeLicenceKey(ctx, { id: params.id, present: body.present }),
    'ownPassword',
  )
  serve('activateDesktop', ({ ctx, body }) => activateDesktop(ctx, dependencies, body), 'licenceKeys')
}
