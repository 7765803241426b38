import type { FastifyInstance } from 'fastify'
import { listAudit } from '#server/features/admin/list-audit.ts'
import { listMails } from '#server/features/admin/list-mails.ts'
import { listPageVisits } from '#server/features/admin/list-page-visits.ts'
import { changeAccount, listAccounts, signOutAccount } from '#server/features/admin/manage-accounts.ts'
import { readOverview } from '#server/features/admin/read-overview.ts'
import { listDeadLetters } from '#server/features/jobs/dead-letters/list-dead-letters.ts'
import { retryDeadLetter } from '#server/features/jobs/dead-letters/retry-dead-letter.ts'
import { resetThreshold } from '#server/features/visits/reset-threshold.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { endpointServer } from '../serve-endpoint.ts'

/** What administrators see and decide; files and money have separate routes. */
export function registerAdmin(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('readAdminOverview', ({ ctx }) => readOverview(ctx, dependencies.payments.form))
  serve('listAccounts', ({ ctx, query }) => listAccounts(ctx, query))
  serve('changeAccount', ({ ctx, params, body }) => changeAccount(ctx, params.id, body))
  serve('signOutAccount', ({ ctx, params }) => signOutAccount(ctx, params.id))
  serve('listAudit', ({ ctx, query }) => listAudit(ctx, query))
  serve('listMails', ({ ctx, query }) => listMails(ctx, query))
  serve('listDeadLetters', async ({ ctx, query }) => ({ items: await listDeadLetters(ctx, query) }))
  serve('retryDeadLetter', async ({ ctx, body }) => {
    const { wakeEvents, jobWakes } = dependencies
    await retryDeadLetter(ctx, { events: wakeEvents, job: jobWakes.wake }, body)
    return { ok: true }
  })
  serve('resetVisitThreshold', ({ ctx, body }) => resetThreshold(ctx, body.path))
  serve('listPageVisits', async ({ ctx }) => ({ items: await listPageVisits(ctx) }))
}
