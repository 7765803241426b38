import { AsyncLocalStorage } from 'node:async_hooks'
import { brand } from '@stratomate/brand'
import type { PasskeyResponse, User } from '@stratomate/contracts'
import { passkey } from '@better-auth/passkey'
import { dayMs } from '@stratomate/std/time'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthEndpoint, isAPIError } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { credentials, passkeys, sessions, users, verifications } from '#server/db/tables/index.ts'
import type { Database } from '#server/features/database.ts'
import type { Identity, SignedIn } from '#server/features/accounts/ports.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Log } from '#server/features/ports.ts'
import { createSessionReader } from './session-reader.ts'

type IdentityOptions = { db: Database; secret: string; origin: string; log: Log }

const cookiePrefix = 'stratomate'
const sessionDays = 30
/** The precision of a session's last use: each step costs a write. */
const lastUseMinutes = 10
const sessionMs = sessionDays * dayMs
const lastUseMs = lastUseMinutes * 60_000

/** Better Auth, reached only through the calls of the port: its own HTTP routes are never mounted. */
export function createIdentity(options: IdentityOptions): Identity {
  const cookieName = sessionCookieName(options.origin)
  const auth = createAuth(options, cookieName)
  const readStored = createSessionReader({ ...options, cookieName })
  return {
    beginSession: async (userId, headers) => {
      const answer = await libraryCall(() => auth.api.beginSession({ body: { userId }, headers, returnHeaders: true }))
      return signedIn(answer.response, answer.headers)
    },
    ...passkeyCalls(auth),
    signOut: async (headers) => {
      const answer = await libraryCall(() => auth.api.signOut({ headers, returnHeaders: true }))
      return answer.headers.getSetCookie()
    },
    readSession: async (headers) => {
      const stored = await readStored(headers)
      if (stored === null) return null
      const { user, session } = stored
      // The library sometimes extends the session and records its use.
      const isDue = session.expiresAt.getTime() - sessionMs + lastUseMs <= Date.now()
      if (isDue && (await libraryCall(() => auth.api.getSession({ headers }))) === null) return null
      const { id: sessionId, createdAt: startedAt, secondFactorAt, enrolmentUntil } = session
      return { ...toUser(user), sessionId, suspended: isSuspended(user), startedAt, secondFactorAt, enrolmentUntil }
    },
  }
}

/** Over https the browser itself keeps `__Host-` cookies away from every other host and path. */
function sessionCookieName(origin: string): string {
  return `${isSecure(origin) ? '__Host-' : ''}${cookiePrefix}.session_token`
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https://')
}

function createAuth({ db, secret, origin, log }: IdentityOptions, sessionCookie: string) {
  return betterAuth({
    appName: brand.name,
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => hear(log, message, details) },
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications, passkey: passkeys },
    }),
    advanced: {
      database: { generateId: 'uuid' },
      // The library would put `__Secure-` before every name, even before the session's own prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(origin) },
      cookies: { session_token: { name: sessionCookie } },
      cookiePrefix,
      ipAddress: { ipAddressHeaders: ['x-real-ip'] },
    },
    session: {
      expiresIn: sessionDays * 86_400,
      updateAge: lastUseMinutes * 60,
      // Verbs that need a fresh sign-in check it themselves, all in the same way.
      freshAge: 0,
      additionalFields: { secondFactorAt: { type: 'date', required: false, input: false } },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, input: false },
        lastName: { type: 'string', required: false, input: false },
        role: { type: 'string', required: false, input: false },
        suspendedAt: { type: 'date', required: false, input: false },
      },
    },
    plugins: [passkeyPlugin(origin), sessionPlugin()],
  })
}

/** Our own verbs prove who somebody is; the library begins the session and sets its cookie. */
function sessionPlugin() {
  const beginSession = createAuthEndpoint.serverOnly(
    { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
    async (ctx) => {
      const { internalAdapter } = ctx.context
      const user = await internalAdapter.findUserById(ctx.body.userId)
      if (user === null) throw new APIError('UNAUTHORIZED', { message: 'no such user' })
      const session = await internalAdapter.createSession(user.id)
      await setSessionCookie(ctx, { session, user })
      return user
    },
  )
  return { id: 'own-sessions', endpoints: { beginSession } } as const
}

function passkeyPlugin(origin: string) {
  return passkey({
    rpID: new URL(origin).hostname,
    rpName: brand.name,
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    // A passkey replaces the password and the second factor, so touching the key is not enough.
    registration: {
      afterVerification: async ({ verification }) => {
        requireVerified(verification.registrationInfo?.userVerified)
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        requireVerified(verification.authenticationInfo.userVerified)
      },
    },
  })
}

function requireVerified(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw new APIError('UNAUTHORIZED', { message: 'user not verified' })
}

type Auth = ReturnType<typeof createAuth>
type PasskeyCalls = Pick<Identity, 'askForNewPasskey' | 'addPasskey' | 'askForPasskey' | 'signInWithPasskey'>

function passkeyCalls(auth: Auth): PasskeyCalls {
  return {
    askForNewPasskey: async (headers) => {
      const answer = await libraryCall(() =>
        auth.api.generatePasskeyRegistrationOptions({ headers, query: {}, returnHeaders: true }),
      )
      return { options: { ...answer.response }, cookies: answer.headers.getSetCookie() }
    },
    addPasskey: ({ response, name, headers }) =>
      passkeyCall(async () => (await auth.api.verifyPasskeyRegistration({ headers, body: { response, name } })).id),
    askForPasskey: async (headers) => {
      const answer = await libraryCall(() =>
        auth.api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }),
      )
      return { options: { ...answer.response }, cookies: answer.headers.getSetCookie() }
    },
    signInWithPasskey: (response, headers) =>
      passkeyCall(async () => {
        const body = { response: asAnswer(response) }
        const answer = await auth.api.verifyPasskeyAuthentication({ headers, body, returnHeaders: true })
        const { user, session } = answer.response
        return { ...signedIn(user, answer.headers), sessionId: session.id }
      }),
  }
}

type PasskeyAnswer = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response']

// Safe: the library checks every part of it and refuses what it cannot read.
function asAnswer(response: PasskeyResponse): PasskeyAnswer {
  const answer: unknown = response
  return answer as PasskeyAnswer
}

type AuthUser = {
  id: string
  email: string
  emailVerified: boolean
  image?: string | null | undefined
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  role?: string | null | undefined
  suspendedAt?: Date | null | undefined
}

function toUser(user: AuthUser): User {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
    profileImageUrl: user.image ?? null,
    role: user.role === 'admin' || user.role === 'moderator' ? user.role : 'member',
    emailVerified: user.emailVerified,
  }
}

function isSuspended(user: AuthUser): boolean {
  return user.suspendedAt !== undefined && user.suspendedAt !== null
}

function signedIn(user: AuthUser, headers: Headers): SignedIn {
  return { user: toUser(user), suspended: isSuspended(user), cookies: headers.getSetCookie() }
}

/** What the library logged during a call. */
const heard = new AsyncLocalStorage<{ error: Error | null }>()

/**
 * Its messages may quote what a person typed, and its errors contain every value of a query: only fixed words are kept.
 */
function hear(log: Log, message: string, details: unknown[]): void {
  const call = heard.getStore()
  const error = details.find((detail) => detail instanceof Error)
  if (call !== undefined && error !== undefined) call.error = error
  else log.warn({ said: message }, 'sign-in library')
}

/**
 * The library hides an unreachable database behind an error of its own and only logs the cause. This throws that cause.
 */
async function libraryCall<Result>(call: () => Promise<Result>): Promise<Result> {
  const during: { error: Error | null } = { error: null }
  try {
    return await heard.run(during, call)
  } catch (error) {
    if (isFault(error) && during.error !== null) throw during.error
    throw error
  }
}

function isFault(error: unknown): boolean {
  return isAPIError(error) && error.statusCode >= 500
}

async function passkeyCall<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await libraryCall(call)
  } catch (error) {
    // The library reports an unreadable answer as a fault of its own; its parser throws plain errors.
    const isUnreadable = error instanceof Error && !isAPIError(error) && !('query' in error) && !('code' in error)
    if (isUnreadable || (isAPIError(error) && !isFault(error))) throw new AppError('passkey_refused', { cause: error })
    throw error
  }
}
