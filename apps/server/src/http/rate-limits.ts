import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { RateLimited } from './errors.ts'

/** Calls per time and key; every limit of the service stands in this table. */
const rules = {
  /** Reads and writes of pages and apps, by address. */
  ordinary: { max: 600, timeWindow: 60_000 },
  /** Passwords and codes, by address and by the e-mail that is tried. */
  credentials: { max: 10, timeWindow: 60_000 },
  /** Mails to a person, by address and e-mail. */
  mails: { max: 5, timeWindow: 300_000 },
  /** Visits of pages, by address: offices share one, and a count is not worth more. */
  visits: { max: 120, timeWindow: 60_000 },
  /** Messages to the team, by address, whatever e-mail they name. */
  messages: { max: 10, timeWindow: 300_000 },
  /** Lines of a chat with the team, by address: people type fast, and offices share one. */
  chat: { max: 60, timeWindow: 60_000 },
  /** Posts and replies that are sent, by session: how many are kept is the community's own rule. */
  texts: { max: 30, timeWindow: 60_000 },
  /** The own password asked once more, by session. */
  ownPassword: { max: 10, timeWindow: 300_000 },
  /** Mails that are handed on by the service that receives them, by address. */
  inboundMails: { max: 300, timeWindow: 60_000 },
  /** Ways to the bot that are asked for, by session. */
  invitations: { max: 20, timeWindow: 300_000 },
  /** Everything of an account in one file, by session. */
  exports: { max: 5, timeWindow: 300_000 },
  /** Purchases that are begun and looked at, by address. */
  purchases: { max: 60, timeWindow: 60_000 },
  /** Files that an administrator sends, by session. */
  uploads: { max: 100, timeWindow: 300_000 },
  /** Files that are fetched, by address: a download that breaks is resumed often, and offices share an address. */
  downloads: { max: 300, timeWindow: 60_000 },
  /** User codes that a person types, by session: offices share an address, and only signed-in people may guess. */
  userCodes: { max: 20, timeWindow: 300_000 },
  /** Sign-ins with a passkey, by address: offices share one, and nobody guesses a key. */
  passkeys: { max: 60, timeWindow: 60_000 },
  /** License keys that are tried, by address: nobody guesses one, and nobody tries for long. */
  licenceKeys: { max: 20, timeWindow: 300_000 },
  /** Desktop sign-ins that are started, by address. */
  deviceStarts: { max: 60, timeWindow: 300_000 },
  /** Device sign-ins: polled every five seconds. */
  devicePolls: { max: 60, timeWindow: 60_000 },
  /** Desktop apps report in bursts, by device. */
  reports: { max: 1_200, timeWindow: 60_000 },
} as const satisfies Record<string, { max: number; timeWindow: number }>

export type RateRule = keyof typeof rules

/** The options of one rule for the rate limiter. */
export function rateLimitOf(rule: RateRule): RateLimitOptions {
  return { ...rules[rule], groupId: rule, hook: 'preHandler', keyGenerator: keyOf(rule), errorResponseBuilder }
}

const bySession: ReadonlySet<RateRule> = new Set([
  'userCodes',
  'ownPassword',
  'exports',
  'uploads',
  'texts',
  'invitations',
])

function keyOf(rule: RateRule): (request: FastifyRequest) => string {
  if (bySession.has(rule)) return (request) => sessionKey(request) ?? addressKey(request.ip)
  if (rule !== 'credentials' && rule !== 'mails') return (request) => addressKey(request.ip)
  return (request) => `${addressKey(request.ip)}|${emailOf(request.body)}`
}

/** A made-up cookie only earns its sender a limit of its own before it is refused as signed out. */
function sessionKey(request: FastifyRequest): string | undefined {
  return /(?:^|; )(?:__Secure-)?stratomate\.session_token=([^;]+)/u.exec(request.headers.cookie ?? '')?.[1]
}

/** IPv6 callers own whole /64 networks; one key for each. */
function addressKey(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  return address.split(':').slice(0, 4).join(':')
}

function emailOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('email' in body)) return ''
  return typeof body.email === 'string' ? body.email.trim().toLowerCase() : ''
}

function errorResponseBuilder(_request: FastifyRequest, context: { ttl: number }): RateLimited {
  return new RateLimited(Math.ceil(context.ttl / 1_000))
}
