import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/features/app-error.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { endpointServer } from '../serve-endpoint.ts'

/** Whether the process works, and whether it accepts calls. */
export function registerHealth(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('readHealth', async () => ({
    status: 'ready',
    version: dependencies.version,
    database: dependencies.databaseKind,
  }))
  serve('readReadiness', async () => {
    const { missing, away } = await dependencies.readiness.ask()
    if (missing.length === 0) return { status: 'ready', ...(away.length === 0 ? {} : { away }) }
    const fields = Object.fromEntries(missing.map((name) => [name, missingMessages[name]]))
    throw new AppError('not_ready', { fields, retryAfterS: 2 })
  })
}

const missingMessages = {
  service: 'is stopping',
  database: 'does not answer',
  storage: 'does not answer',
} as const
