import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type MailboxItem, readMailbox } from '#server/features/mail/read-mailbox.ts'
import { isLocalCaller } from './guards/local-caller.ts'
import type { HttpDependencies } from './http-dependencies.ts'
import { escapeHtml, sendPlainPage } from './pages/plain-page.ts'

const mailboxPath = '/dev/mailbox'

/** The mails of this installation, for development only and for this computer only. */
export function registerMailbox(app: FastifyInstance, dependencies: HttpDependencies): void {
  const hide = { schema: { hide: true } }
  app.get(mailboxPath, hide, async (request, reply) => {
    if (!isLocalCaller(request)) return reply.callNotFound()
    const mails = await readMailbox(dependencies, recipientOf(request))
    return sendPlainPage(reply, { title: 'Development mailbox', body: renderMails(mails) })
  })
  app.get(`${mailboxPath}.json`, hide, async (request, reply) => {
    if (!isLocalCaller(request)) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').send(await readMailbox(dependencies, recipientOf(request)))
  })
}

/**
 * The mailbox for a caller who needs a code from it; null where mails are really sent, in production, and for other
 * computers.
 */
export function mailboxFor(
  request: Parameters<typeof isLocalCaller>[0],
  { simulators, mailDelivery }: Pick<HttpDependencies, 'simulators' | 'mailDelivery'>,
): string | null {
  return simulators !== null && mailDelivery === 'kept' && isLocalCaller(request) ? mailboxPath : null
}

/** `?to=` asks for the mails to one address. */
function recipientOf({ query }: FastifyRequest): string | null {
  const to = typeof query === 'object' && query !== null && 'to' in query ? query.to : null
  return typeof to === 'string' && to !== '' ? to : null
}

/** The mails as markup; all their texts were escaped. */
export function renderMails(mails: MailboxItem[]): string {
  const intro = '<p>No mail server is configured, so emails stay here. Newest first; reload to see new ones.</p>'
  if (mails.length === 0) return `${intro}<article>No emails yet. Sign up, and the first one appears here.</article>`
  return intro + mails.map(renderMail).join('')
}

function renderMail(mail: MailboxItem): string {
  const code = mail.code === null ? '' : `<p class="code">${escapeHtml(mail.code)}</p>`
  const text = escapeHtml(mail.text).replace(
    /https?:\/\/[^\s&]+(?:&#38;[^\s&]+)*/gu,
    (link) => `<a href="${link}">${link}</a>`,
  )
  return `<article><h3>${escapeHtml(mail.subject)}</h3><div>to ${escapeHtml(mail.to)}</div>${code}<pre>${text}</pre></article>`
}
