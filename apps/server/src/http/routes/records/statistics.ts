import type { FastifyInstance } from 'fastify'
import { listProofs, setProofStop } from '#server/features/proofs/list-proofs.ts'
import type { HttpDependencies } from '../../http-dependencies.ts'
import { endpointServer } from '../../serve-endpoint.ts'
import { readStatistics } from '#server/features/statistics/read-statistics.ts'
import { tryFilter } from '#server/features/statistics/try-filter.ts'

/** The statistics of a person's own trades. */
export function registerStatistics(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('readStatistics', ({ ctx, query }) => readStatistics(ctx, query))
  serve('tryFilter', ({ ctx, body }) => tryFilter(ctx, body))
}

/** What the trades of a person's charts prove. */
export function registerProofs(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('listProofs', async ({ ctx }) => ({ items: await listProofs(ctx) }))
  serve('setProofStop', ({ ctx, body }) => setProofStop(ctx, body))
}
