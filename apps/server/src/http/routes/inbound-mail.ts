import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/features/app-error.ts'
import { isSameSecret } from '#server/features/is-same-secret.ts'
import { receiveMail } from '#server/features/support/conversations/receive-mail.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { endpointServer } from '../serve-endpoint.ts'

/** Replies of the team by mail, passed on by the mail service that receives them. */
export function registerInboundMail(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve(
    'receiveMail',
    async ({ ctx, body, request }) => {
      const { inbound, mailSecret } = dependencies
      if (inbound === null) throw new AppError('not_found')
      if (!isSameSecret(secretOf(request), inbound.secret)) throw new AppError('forbidden')
      await receiveMail(ctx, { inbox: inbound.domain, secret: mailSecret }, body)
      return { ok: true }
    },
    'inboundMails',
  )
}

/** In a separate header, or as the password of Basic credentials, which is all that some services can send. */
function secretOf({ headers }: FastifyRequest): string {
  const own = headers['x-inbound-secret']
  if (typeof own === 'string') return own
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/u.exec(headers.authorization ?? '')?.[1] ?? ''
  const pair = Buffer.from(basic, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1)
}
