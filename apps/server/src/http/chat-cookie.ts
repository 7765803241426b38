import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from './parts.ts'

const name = 'chat'
const days = 30

/** A keyed hash of the cookie of a browser that has begun a chat without an account; null when it has not. */
export function readChatSecret(parts: Parts, request: FastifyRequest): string | null {
  const token = request.cookies[name]
  return token === undefined || !/^[\w-]{43}$/u.test(token) ? null : hashOf(parts, token)
}

/** The same; the browser gets a cookie when it has none. */
export function ensureChatSecret(parts: Parts, request: FastifyRequest, reply: FastifyReply): string {
  const known = readChatSecret(parts, request)
  if (known !== null) return known
  const token = randomBytes(32).toString('base64url')
  reply.setCookie(name, token, {
    path: '/api/conversations',
    maxAge: days * 86_400,
    sameSite: 'lax',
    secure: parts.secureCookies,
    httpOnly: true,
  })
  return hashOf(parts, token)
}

function hashOf(parts: Parts, token: string): string {
  return createHmac('sha256', parts.secret).update(`chat:${token}`).digest('base64url')
}
