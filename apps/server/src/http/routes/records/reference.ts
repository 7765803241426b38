import type { FastifyInstance } from 'fastify'
import { addReferenceCandles, allowReferenceImport } from '#server/features/reference/add-candles.ts'
import { listReferenceSets } from '#server/features/reference/list-sets.ts'
import { createProvedLimit } from '../../guards/rate-limits.ts'
import type { HttpDependencies } from '../../http-dependencies.ts'
import { contextOf, readMember } from '../../request-context.ts'
import { endpointServer } from '../../serve-endpoint.ts'

/** Reference candles, as a separate plugin: the sender is checked before a byte is read. */
export function registerReference(app: FastifyInstance, dependencies: HttpDependencies): void {
  const limit = createProvedLimit(app)
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (request.method !== 'POST') return payload
    const actor = await readMember(dependencies, request)
    await limit('uploads', { request, actor })
    allowReferenceImport(contextOf(dependencies, request, actor))
    return payload
  })
  const serve = endpointServer(app, dependencies)
  serve('listReferenceSets', async ({ ctx }) => ({ items: await listReferenceSets(ctx) }))
  serve('addReferenceCandles', async ({ ctx, body }) => {
    const answer = await addReferenceCandles(ctx, body)
    if (answer.added > 0) dependencies.jobWakes.wake('run-forwards')
    return answer
  })
}
