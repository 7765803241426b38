import { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '#server/features/context.ts'
import { reportsPerMinuteMax } from '@stratomate/contracts'
import { minuteMs } from '@stratomate/std/time'
import { RateLimited } from '../errors.ts'

/**
 * Calls per time and key in this process; what must hold over several processes is in the table of budgets
 * (`features/rate-limits/budgets.ts`).
 */
const rules = {
  /** Reads and writes of pages and apps, by address. */
  ordinary: { max: 600, timeWindow: 60_000 },
  /**
   * Everything that a session or a device must prove itself for, by address: checked before its own limit is looked up.
   */
  unproved: { max: 6_000, timeWindow: 60_000 },
  /** Sign-ups, passwords and codes, by address: the budgets count them more strictly. */
  credentials: { max: 300, timeWindow: 60_000 },
  /** Pages that ask the database who the reader is or whether a post exists, by address. */
  pages: { max: 300, timeWindow: 60_000 },
  /** Visits of pages, by address: offices share one, and a count is not worth more. */
  visits: { max: 120, timeWindow: 60_000 },
  /** Messages to the team, by address, whatever email they name. */
  messages: { max: 10, timeWindow: 300_000 },
  /** Lines of a chat with the team, by address: people type fast, and offices share one. */
  chat: { max: 60, timeWindow: 60_000 },
  /** Posts and replies that are sent, by session: how many are published is the community's own rule. */
  texts: { max: 60, timeWindow: 60_000 },
  /** Checks of the account's own password, by session. */
  ownPassword: { max: 10, timeWindow: 300_000 },
  /** Mails passed on by the mail service that receives them, by address. */
  inboundMails: { max: 300, timeWindow: 60_000 },
  /** Links to the bot that are asked for, by session. */
  invitations: { max: 20, timeWindow: 300_000 },
  /** Tests and replays of webhooks, by session: each calls somebody else's address. */
  deliveries: { max: 30, timeWindow: 300_000 },
  /** Everything of an account in one file, by session. */
  exports: { max: 5, timeWindow: 300_000 },
  /** Purchases that are begun and read, by address. */
  purchases: { max: 60, timeWindow: 60_000 },
  /** Files that an administrator sends, by session. */
  uploads: { max: 100, timeWindow: 300_000 },
  /** Files that are fetched, by address: a download that breaks is resumed often, and offices share an address. */
  downloads: { max: 300, timeWindow: 60_000 },
  /** Proofs with their candles, by session: how many are stored is a separate rule. */
  proofs: { max: 60, timeWindow: 300_000 },
  /** User codes that a person types, by session: offices share an address, and only signed-in people may guess. */
  userCodes: { max: 20, timeWindow: 300_000 },
  /** Sign-ins with a passkey, by address: offices share one, and nobody guesses a key. */
  passkeys: { max: 60, timeWindow: 60_000 },
  /** License keys that are tried, by address: nobody can guess one, and nobody needs many tries. */
  licenceKeys: { max: 20, timeWindow: 300_000 },
  /** Desktop sign-ins that are started, by address. */
  deviceStarts: { max: 60, timeWindow: 300_000 },
  /** Device sign-ins: polled every five seconds. */
  devicePolls: { max: 60, timeWindow: 60_000 },
  /** Desktop apps report in bursts, by device. */
  reports: { max: reportsPerMinuteMax, timeWindow: minuteMs },
} as const satisfies Record<string, { max: number; timeWindow: number }>

export type RateRule = keyof typeof rules

/** Rules whose key is the session or the device, once it is proved. */
const provedRules = [
  'userCodes',
  'ownPassword',
  'exports',
  'uploads',
  'texts',
  'invitations',
  'deliveries',
  'proofs',
  'reports',
] as const
type ProvedRule = (typeof provedRules)[number]

/** The options of one rule for the rate limiter, before a body is read; the key is the caller's network. */
export function rateLimitOf(rule: RateRule): RateLimitOptions {
  const { max, timeWindow } = rules[isProvedRule(rule) ? 'unproved' : rule]
  return {
    max,
    timeWindow,
    groupId: rule,
    hook: 'onRequest',
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder,
  }
}

/** Counts a call of somebody who has proved who they are. Throws RateLimited. */
export type ProvedLimit = (rule: RateRule, caller: { request: FastifyRequest; actor: Actor }) => Promise<void>

/**
 * The limits by what was proved: the id of the session or the device. Never a header, because its sender could vary it.
 */
export function createProvedLimit(app: FastifyInstance): ProvedLimit {
  const keys = new WeakMap<FastifyRequest, string>()
  const keyGenerator = (request: FastifyRequest) => keys.get(request) ?? networkOf(request.ip)
  const checks = Object.fromEntries(
    provedRules.map((rule) => [rule, app.createRateLimit({ ...rules[rule], keyGenerator })]),
  )
  // One after the other: later calls change the limiter's objects before an earlier one has read its own.
  let turn: Promise<unknown> = Promise.resolve()
  return async (rule, { request, actor }) => {
    const key = provedKey(actor)
    if (!isProvedRule(rule) || key === null) return
    keys.set(request, key)
    const count = () => checks[rule]?.(request)
    const counting = turn.then(count, count)
    turn = counting
    const counted = await counting
    if (counted?.isAllowed === false && counted.isExceeded) throw new RateLimited(counted.ttlInSeconds)
  }
}

function provedKey(actor: Actor): string | null {
  if (actor.kind === 'member') return `session:${actor.sessionId}`
  if (actor.kind === 'token') return `token:${actor.tokenId}`
  return actor.kind === 'desktop' ? `device:${actor.deviceId}` : null
}

function isProvedRule(rule: RateRule): rule is ProvedRule {
  return provedRules.some((proved) => proved === rule)
}

function errorResponseBuilder(_request: FastifyRequest, context: { ttl: number }): RateLimited {
  return new RateLimited(Math.ceil(context.ttl / 1_000))
}

/**
 * The network of an address, as far as one household or office shares it: an IPv4 address, or the first 64 bits of an
 * IPv6 address, however it is written.
 */
export function networkOf(address: string): string {
  return normalizeIP(address)
}
