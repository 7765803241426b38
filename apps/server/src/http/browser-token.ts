import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readSingleCookie } from '#server/features/read-single-cookie.ts'
import type { Parts } from './parts.ts'

const usualDays = 30

type BrowserToken = { name: string; path: string; days?: number }

/** A cookie that knows a browser again without an account; of it only a keyed hash is kept, under the cookie's name. */
export function browserToken({ name, path, days = usualDays }: BrowserToken) {
  const hashOf = (parts: Parts, token: string): string =>
    createHmac('sha256', parts.secret).update(`${name}:${token}`).digest('base64url')

  /** Over https, a cookie of the whole site is kept away from every other host by the browser. */
  const nameOf = ({ secureCookies }: Parts): string => (secureCookies && path === '/' ? `__Host-${name}` : name)

  /** Null when the browser has none of ours, or two of which one may be somebody else's. */
  const read = (parts: Parts, request: FastifyRequest): string | null => {
    const token = readSingleCookie(request.headers.cookie ?? '', nameOf(parts))
    return token === null || !/^[\w-]{43}$/u.test(token) ? null : hashOf(parts, token)
  }

  /** The browser gets one when it has none. */
  const ensure = (parts: Parts, request: FastifyRequest, reply: FastifyReply): string => {
    const known = read(parts, request)
    if (known !== null) return known
    const token = randomBytes(32).toString('base64url')
    const maxAge = days * 86_400
    reply.setCookie(nameOf(parts), token, {
      path,
      maxAge,
      sameSite: 'lax',
      secure: parts.secureCookies,
      httpOnly: true,
    })
    return hashOf(parts, token)
  }
  return { read, ensure }
}
