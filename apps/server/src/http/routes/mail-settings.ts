import { mailTopics, navigations } from '@stratomate/contracts'
import type { FastifyInstance } from 'fastify'
import { changeMailSettings, readMailSettings, unsubscribe } from '#server/features/mail/mail-settings.ts'
import { readUnsubscribe } from '#server/features/mail/unsubscribe-link.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { escapeHtml, sendPlainPage } from '../pages/plain-page.ts'
import { contextOf } from '../request-context.ts'
import { endpointServer } from '../serve-endpoint.ts'

type TokenQuery = { Querystring: { token?: string } }

const unknown = {
  title: 'This link does not work',
  body: '<p>It is not complete, or the account is gone. Under <a href="/account?tab=preferences">Preferences</a> you choose your emails.</p>',
}

/** Which mails people want: in the account, and by the link in a mail. */
export function registerMailSettings(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('readMailSettings', ({ ctx }) => readMailSettings(ctx))
  serve('changeMailSettings', ({ ctx, body }) => changeMailSettings(ctx, body))
  const schema = { hide: true }
  // Virus scanners open every link in a mail, so opening it only asks.
  app.get<TokenQuery>(navigations.unsubscribe, { schema }, async (request, reply) => {
    const token = tokenOf(request.query.token)
    const asked = readUnsubscribe(dependencies.mailSecret, token)
    if (asked === null) return sendPlainPage(reply.code(404), unknown)
    const { label } = mailTopics[asked.topic]
    const body = `<p>${escapeHtml(label)}</p><form method="post" action="${navigations.unsubscribe}?token=${encodeURIComponent(token)}"><button>No more of these</button></form>`
    return sendPlainPage(reply, { title: 'Stop these emails?', body, forms: 'own' })
  })
  app.post<TokenQuery>(navigations.unsubscribe, { schema }, async (request, reply) => {
    const ctx = contextOf(dependencies, request, { kind: 'anonymous' })
    const asked = await unsubscribe(ctx, dependencies.mailSecret, tokenOf(request.query.token))
    if (asked === null) return sendPlainPage(reply.code(404), unknown)
    const body = `<p>You get no more of these: ${escapeHtml(mailTopics[asked.topic].label.toLowerCase())}. Under <a href="/account?tab=preferences">Preferences</a> you switch them on again.</p>`
    return sendPlainPage(reply, { title: 'Done', body })
  })
}

function tokenOf(token: unknown): string {
  return typeof token === 'string' ? token.slice(0, 300) : ''
}
