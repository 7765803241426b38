import type { FastifyInstance } from 'fastify'
import { listProofChecks, sendProof } from '#server/features/proof-checks/send-proof.ts'
import { AppError } from '#server/features/app-error.ts'
import { createProvedLimit } from '../../guards/rate-limits.ts'
import type { HttpDependencies } from '../../http-dependencies.ts'
import { readMember } from '../../request-context.ts'
import { endpointServer } from '../../serve-endpoint.ts'

/** Proofs of the lab, as a separate plugin: their bodies are large, so the sender is checked before a byte is read. */
export function registerProofChecks(app: FastifyInstance, dependencies: HttpDependencies): void {
  const limit = createProvedLimit(app)
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (request.method !== 'POST') return payload
    const actor = await readMember(dependencies, request)
    if (actor.kind !== 'member') throw new AppError('signed_out')
    await limit('proofs', { request, actor })
    return payload
  })
  const serve = endpointServer(app, dependencies)
  serve('listProofChecks', async ({ ctx }) => ({ items: await listProofChecks(ctx) }))
  serve('sendProof', async ({ ctx, body }) => {
    const sent = await sendProof(ctx, body)
    if (sent.state === 'waiting') dependencies.jobWakes.wake('check-proofs')
    return sent
  })
}
