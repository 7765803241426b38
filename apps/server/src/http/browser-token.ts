import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from './parts.ts'

const days = 30

/** A cookie that knows a browser again without an account; of it only a keyed hash is kept, under the cookie's name. */
export function browserToken({ name, path }: { name: string; path: string }) {
  const hashOf = (parts: Parts, token: string): string =>
    createHmac('sha256', parts.secret).update(`${name}:${token}`).digest('base64url')

  /** Null when the browser has none of ours. */
  const read = (parts: Parts, request: FastifyRequest): string | null => {
    const token = request.cookies[name]
    return token === undefined || !/^[\w-]{43}$/u.test(token) ? null : hashOf(parts, token)
  }

  /** The browser gets one when it has none. */
  const ensure = (parts: Parts, request: FastifyRequest, reply: FastifyReply): string => {
    const known = read(parts, request)
    if (known !== null) return known
    const token = randomBytes(32).toString('base64url')
    const maxAge = days * 86_400
    reply.setCookie(name, token, { path, maxAge, sameSite: 'lax', secure: parts.secureCookies, httpOnly: true })
    return hashOf(parts, token)
  }
  return { read, ensure }
}
