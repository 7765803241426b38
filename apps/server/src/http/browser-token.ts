import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSameSecret } from '#server/features/is-same-secret.ts'
import { readSingleCookie } from '#server/features/read-single-cookie.ts'
import type { HttpDependencies } from './http-dependencies.ts'

const usualDays = 30

type TokenOptions = {
  name: string
  path: string
  /**
   * `signed`: a cookie that we did not make counts as none, so that nobody gets a new identity without asking us for
   * it.
   */
  form: 'plain' | 'signed'
  days?: number
}

/** A cookie that recognises a browser without an account; only its keyed hash is stored, under the cookie's name. */
export function browserToken({ name, path, form, days = usualDays }: TokenOptions) {
  const hashOf = (dependencies: HttpDependencies, token: string): string =>
    createHmac('sha256', dependencies.secret).update(`${name}:${token}`).digest('base64url')
  const cookieOf = (dependencies: HttpDependencies, token: string): string =>
    form === 'plain' ? token : `${token}.${hashOf(dependencies, `signature:${token}`)}`
  /** Over https, the browser keeps a cookie of the whole site away from every other host. */
  const nameOf = ({ secureCookies }: HttpDependencies): string =>
    secureCookies && path === '/' ? `__Host-${name}` : name

  /** Null when the browser has no token of ours, or two, of which one may be somebody else's. */
  const read = (dependencies: HttpDependencies, request: FastifyRequest): string | null => {
    const cookie = readSingleCookie(request.headers.cookie ?? '', nameOf(dependencies)) ?? ''
    const token = /^[\w-]{43}/u.exec(cookie)?.[0]
    return token === undefined || !isSameSecret(cookie, cookieOf(dependencies, token))
      ? null
      : hashOf(dependencies, token)
  }

  /** Gives the browser a token when it has none. */
  const ensure = (dependencies: HttpDependencies, request: FastifyRequest, reply: FastifyReply): string => {
    const known = read(dependencies, request)
    if (known !== null) return known
    const token = randomBytes(32).toString('base64url')
    const maxAge = days * 86_400
    reply.setCookie(nameOf(dependencies), cookieOf(dependencies, token), {
      path,
      maxAge,
      sameSite: 'lax',
      secure: dependencies.secureCookies,
      httpOnly: true,
    })
    return hashOf(dependencies, token)
  }
  return { read, ensure }
}

/** The browser that has begun a chat without an account. */
export const { read: readChatSecret, ensure: ensureChatSecret } = browserToken({
  name: 'chat',
  path: '/api/conversations',
  form: 'plain',
})

/** The browser that has begun a purchase. */
export const { read: readVisitor, ensure: ensureVisitor } = browserToken({
  name: 'buyer',
  path: '/api',
  form: 'signed',
})
