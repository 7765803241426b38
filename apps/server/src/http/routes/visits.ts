import { routes } from '@stratomate/contracts/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readVisits, createVisitRecorder } from '#server/features/visits/create-visit-recorder.ts'
import { setThreshold } from '#server/features/visits/set-threshold.ts'
import type { Visitor } from '#server/features/visits/visitor.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { readMember } from '../request-context.ts'
import { endpointServer } from '../serve-endpoint.ts'

/** How often pages are visited, and from which count on they show it. */
export function registerVisits(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const recordVisit = createVisitRecorder({ ...dependencies, db: dependencies.dbOf(routes.recordVisit.path) })
  serve(
    'recordVisit',
    async ({ body, request }) => ({ counted: await recordVisit({ ...visitorOf(request), path: body.path }) }),
    'visits',
  )
  serve('readVisits', ({ ctx, query }) => readVisits(ctx, query.path))
  // Anybody may send the present values; the verb checks who may change them.
  serve('setVisitThreshold', async ({ ctx, body, request }) =>
    setThreshold({ ...ctx, actor: await readMember(dependencies, request) }, body),
  )
}

function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat().join(' ')
  return { address: ip, userAgent: headers['user-agent'] ?? '', purpose }
}
