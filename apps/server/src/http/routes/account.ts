import { Readable } from 'node:stream'
import { brand } from '@stratomate/brand'
import { navigations } from '@stratomate/contracts'
import type { FastifyInstance } from 'fastify'
import {
  listAccessTokens,
  makeAccessToken,
  removeAccessToken,
} from '#server/features/accounts/access-tokens/manage-access-tokens.ts'
import { changePassword } from '#server/features/accounts/profile/change-password.ts'
import { changeProfile } from '#server/features/accounts/profile/change-profile.ts'
import { deleteAccount } from '#server/features/accounts/profile/delete-account.ts'
import { endOtherSessions, endSession } from '#server/features/accounts/profile/end-session.ts'
import { exportData } from '#server/features/accounts/profile/export-data.ts'
import { listSessions } from '#server/features/accounts/profile/list-sessions.ts'
import { changePreferences, readPreferences } from '#server/features/accounts/profile/preferences.ts'
import { readProfile } from '#server/features/accounts/profile/read-profile.ts'
import { addPush, readPush, removePush } from '#server/features/push/manage-push.ts'
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  rotateWebhook,
  sendDelivery,
} from '#server/features/webhooks/manage-webhooks.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { createProvedLimit, rateLimitOf } from '../guards/rate-limits.ts'
import { contextOf, readMember, signOut } from '../request-context.ts'
import { endpointServer, type ServeEndpoint } from '../serve-endpoint.ts'

const done = { ok: true } as const

/** What people see and change of their own account. */
export function registerAccount(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('readProfile', ({ ctx }) => readProfile(ctx))
  serve('changeProfile', ({ ctx, body }) => changeProfile(ctx, body))
  serve(
    'changePassword',
    async ({ ctx, body }) => {
      await changePassword(ctx, dependencies, body)
      return done
    },
    'ownPassword',
  )
  serve('listAccessTokens', async ({ ctx }) => ({ items: await listAccessTokens(ctx) }))
  serve('makeAccessToken', ({ ctx, body }) => makeAccessToken(ctx, body))
  serve('removeAccessToken', async ({ ctx, params }) => {
    await removeAccessToken(ctx, params.id)
    return done
  })
  registerWebhooks(serve, dependencies)
  registerPush(serve, dependencies)
  serve('readPreferences', ({ ctx }) => readPreferences(ctx))
  serve('changePreferences', ({ ctx, body }) => changePreferences(ctx, body))
  serve('listSessions', async ({ ctx }) => ({ items: await listSessions(ctx) }))
  serve('endSession', async ({ ctx, params }) => {
    await endSession(ctx, params.id)
    return done
  })
  serve('endOtherSessions', async ({ ctx }) => ({ ended: await endOtherSessions(ctx) }))
  serve(
    'deleteAccount',
    async ({ ctx, body, request, reply }) => {
      await deleteAccount(ctx, dependencies, body)
      await signOut(dependencies, request, reply)
      return done
    },
    'ownPassword',
  )
  registerExport(app, dependencies)
}

function registerPush(serve: ServeEndpoint, { push }: HttpDependencies): void {
  serve('readPush', ({ ctx }) => readPush(ctx, push))
  serve('addPush', ({ ctx, body }) => addPush(ctx, push, body))
  serve('removePush', ({ ctx, params }) => removePush(ctx, push, params.id))
}

function registerWebhooks(serve: ServeEndpoint, dependencies: HttpDependencies): void {
  serve('listWebhooks', async ({ ctx }) => ({ items: await listWebhooks(ctx) }))
  serve('addWebhook', ({ ctx, body }) => addWebhook(ctx, dependencies, body))
  serve('changeWebhook', ({ ctx, params, body }) => changeWebhook(ctx, params.id, body))
  serve('removeWebhook', async ({ ctx, params }) => {
    await removeWebhook(ctx, params.id)
    return done
  })
  serve('rotateWebhook', ({ ctx, params }) => rotateWebhook(ctx, dependencies, params.id))
  serve('listDeliveries', async ({ ctx, params }) => ({ items: await listDeliveries(ctx, params.id) }))
  serve('sendDelivery', ({ ctx, params, body }) => sendDelivery(ctx, params.id, body), 'deliveries')
}

/** A file rather than a JSON answer, so it has an address and no schema. */
function registerExport(app: FastifyInstance, dependencies: HttpDependencies): void {
  const config = { rateLimit: rateLimitOf('exports') }
  const limit = createProvedLimit(app)
  const schema = { summary: 'Everything about your account in one JSON file.' }
  app.get(navigations.exportData, { schema, config }, async (request, reply) => {
    const actor = await readMember(dependencies, request)
    await limit('exports', { request, actor })
    const ctx = contextOf(dependencies, request, actor)
    const pieces = await exportData(ctx)
    const day = ctx.now().toISOString().slice(0, 10)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${brand.name.toLowerCase()}-data-${day}.json"`)
      .type('application/json; charset=utf-8')
      .send(Readable.from(pieces))
  })
}
