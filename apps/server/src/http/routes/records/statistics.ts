import type { FastifyInstance } from 'fastify'
import { readStatistics } from '#server/features/statistics/read-statistics.ts'
import { tryFilter } from '#server/features/statistics/try-filter.ts'
import type { HttpDependencies } from '../../http-dependencies.ts'
import { endpointServer } from '../../serve-endpoint.ts'

/** What a person's own trades say. */
export function registerStatistics(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('readStatistics', ({ ctx, query }) => readStatistics(ctx, query))
  serve('tryFilter', ({ ctx, body }) => tryFilter(ctx, body))
}
