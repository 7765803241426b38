import { navigations } from '@stratomate/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { HttpDependencies } from '../http-dependencies.ts'
import { sendPlainPage } from '../pages/plain-page.ts'
import { signOut } from '../request-context.ts'

const confirmPage = {
  title: 'Log out?',
  body: `<p>Another site led you here. Nothing has happened yet.</p><p><a href="${navigations.logout}">Log out</a> or <a href="/">stay signed in</a>.</p>`,
}

/**
 * `GET /api/logout` ends the session only when a person of this site opens it as a page. An image, a prefetch or a link
 * on another site gets a page that asks first, since none of them may sign people out.
 */
export function registerLogout(app: FastifyInstance, dependencies: HttpDependencies): void {
  app.get(navigations.logout, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    if (!isOwnNavigation(request)) return sendPlainPage(reply, confirmPage)
    await signOut(dependencies, request, reply)
    return reply.header('cache-control', 'no-store').redirect('/', 302)
  })
}

function isOwnNavigation(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  const destination = request.headers['sec-fetch-dest']
  if (request.headers['sec-purpose'] !== undefined) return false
  if (destination !== undefined && destination !== 'document') return false
  return site === undefined || site === 'same-origin' || site === 'none'
}
