import '@fastify/cookie'
import { type AccessScope, accessTokenPrefix } from '@stratomate/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readTokenActor } from '#server/features/accounts/access-tokens/read-token-actor.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Actor, Ctx, Member } from '#server/features/context.ts'
import { accountName, nameAccount } from '#server/features/work-ids.ts'
import type { HttpDependencies } from './http-dependencies.ts'

/** A non-secret cookie that tells pages that somebody is signed in, so that asking who is worthwhile. */
const hintCookie = 'signed_in'
const hintDays = 30

/** The context of a verb for this request: cookies stand for people, bearer tokens for desktop apps and programs. */
export function contextOf(dependencies: HttpDependencies, request: FastifyRequest, actor: Actor): Ctx {
  if ('userId' in actor) nameAccount(accountName(dependencies.secret, actor.userId))
  return {
    db: dependencies.dbOf(request.routeOptions.url ?? 'no route'),
    actor,
    requestId: request.id,
    now: dependencies.now,
    newId: dependencies.newId,
    bus: dependencies.bus,
    mail: dependencies.mail,
    log: request.log,
    liveLocked: dependencies.liveLocked,
    switchedOff: dependencies.switchedOff,
  }
}

/** Whose session the cookie is; a suspended person counts as signed out. */
export async function readMember(dependencies: HttpDependencies, request: FastifyRequest): Promise<Actor> {
  const cookie = request.headers.cookie
  if (cookie === undefined) return { kind: 'anonymous' }
  const user = await dependencies.identity.readSession(new Headers({ cookie }))
  if (user === null || user.suspended) return { kind: 'anonymous' }
  const { id, role, email, emailVerified, sessionId, startedAt, secondFactorAt, enrolmentUntil } = user
  return {
    kind: 'member',
    userId: id,
    role,
    email,
    emailVerified,
    sessionId,
    signedInAt: secondFactorAt !== null && secondFactorAt > startedAt ? secondFactorAt : startedAt,
    secondFactor: secondFactorState(dependencies, secondFactorAt),
    enrolmentUntil,
  }
}

function secondFactorState({ secondFactor }: HttpDependencies, provedAt: Date | null): Member['secondFactor'] {
  if (secondFactor === 'free') return 'not-demanded'
  return provedAt === null ? 'missing' : 'proved'
}

/**
 * Whose device the bearer token is. Errors: signed_out for a token that is not valid or a removed device,
 * account_suspended.
 */
export async function readDesktop(dependencies: HttpDependencies, request: FastifyRequest): Promise<Actor> {
  const { actor, isSuspended } = await readDevice(dependencies, request)
  if (isSuspended) throw new AppError('account_suspended')
  return actor
}

/** As `readDesktop`, but also of a suspended account: only for reports of what has happened already. */
export async function readReportingDesktop(dependencies: HttpDependencies, request: FastifyRequest): Promise<Actor> {
  return (await readDevice(dependencies, request)).actor
}

/**
 * The person whose program calls with an access token, at a call that asks for `scope`; null without one. Errors: those of
 * `readTokenActor`.
 */
export async function readToken(
  dependencies: HttpDependencies,
  request: FastifyRequest,
  scope: AccessScope | undefined,
): Promise<Actor | null> {
  const token = bearerOf(request)
  if (token === undefined || !token.startsWith(accessTokenPrefix)) return null
  const db = dependencies.dbOf(request.routeOptions.url ?? 'no route')
  return readTokenActor({ db, now: dependencies.now }, token, scope)
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/u.exec(request.headers.authorization ?? '')?.[1]
}

async function readDevice(dependencies: HttpDependencies, request: FastifyRequest) {
  const token = bearerOf(request)
  const access = token === undefined ? null : await dependencies.signer.readAccess(token)
  if (access === null) throw new AppError('signed_out')
  return dependencies.readDeviceActor(access)
}

/** Headers for the sign-in library: the cookies, and the address as we know it, never as the caller claims it. */
export function identityHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ 'x-real-ip': request.ip })
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie)
  if (request.headers['user-agent'] !== undefined) headers.set('user-agent', request.headers['user-agent'])
  return headers
}

export function setSessionCookies(dependencies: HttpDependencies, reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  reply.setCookie(hintCookie, '1', {
    path: '/',
    maxAge: hintDays * 86_400,
    sameSite: 'lax',
    secure: dependencies.secureCookies,
    httpOnly: false,
  })
}

export function clearSessionCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  reply.clearCookie(hintCookie, { path: '/' })
}

/** Ends the session of the caller with its open streams. */
export async function signOut(
  dependencies: HttpDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const actor = await readMember(dependencies, request)
  clearSessionCookies(reply, await dependencies.identity.signOut(identityHeaders(request)))
  if (actor.kind === 'member') dependencies.bus.accessEnded(actor.userId)
}

/** The context of work that no person started. */
export function systemContext(dependencies: HttpDependencies): Ctx {
  return { ...dependencies, actor: { kind: 'system' }, requestId: dependencies.newId() }
}
