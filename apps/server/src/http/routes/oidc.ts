import { navigations, type OidcProblem, oidcProblems } from '@stratomate/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/features/app-error.ts'
import { beginOidcSignIn } from '#server/features/accounts/oidc/begin-oidc.ts'
import { completeOidcSignUp, readOidcSignUp } from '#server/features/accounts/oidc/complete-oidc.ts'
import { finishOidcSignIn, type OidcEnd } from '#server/features/accounts/oidc/finish-oidc.ts'
import { disconnectOidc, readOidcLink, reconnectOidc } from '#server/features/accounts/oidc/own-oidc-link.ts'
import type { OidcProvider } from '#server/features/accounts/ports.ts'
import type { Ctx } from '#server/features/context.ts'
import { callerOf } from '../caller-of.ts'
import { claimOwn } from '../claim-own.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { mailboxFor } from '../mailbox.ts'
import { rateLimitOf } from '../guards/rate-limits.ts'
import { contextOf, setSessionCookies } from '../request-context.ts'
import { endpointServer } from '../serve-endpoint.ts'

const done = { ok: true } as const

/** Where people arrive who did not ask for a page. */
const afterSignIn = '/dashboard'

/** Sign-in with the identity provider of the settings. Without one, its calls answer that there is none. */
export function registerOidc(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const { oidc } = dependencies
  serve('readSignInOptions', async ({ request }) => ({
    oidc: oidc === null ? null : { name: oidc.name },
    mailbox: mailboxFor(request, dependencies),
  }))
  serve(
    'beginOidcSignIn',
    async ({ ctx, request, reply, body }) => {
      const { returnTo } = body
      const begin = beginOidcSignIn(ctx, required(oidc), { returnTo, caller: callerOf(dependencies, request, reply) })
      return begin.catch((error: unknown) => {
        logFailure(ctx, error)
        throw error
      })
    },
    'credentials',
  )
  registerOidcSignUp(app, dependencies)
  registerOwnLink(app, dependencies)
  if (oidc !== null) registerCallback(app, dependencies, oidc)
}

function registerOidcSignUp(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const { oidc } = dependencies
  serve(
    'readOidcSignUp',
    async ({ ctx, request, reply }) => {
      if (oidc === null) return { signUp: null }
      return { signUp: await readOidcSignUp(ctx, oidc, callerOf(dependencies, request, reply).browserHash) }
    },
    'credentials',
  )
  serve(
    'completeOidcSignUp',
    async ({ ctx, request, reply, body }) => {
      const withProvider = { ...dependencies, provider: required(oidc) }
      const caller = callerOf(dependencies, request, reply)
      const signedIn = await completeOidcSignUp(ctx, withProvider, { ...body, caller })
      setSessionCookies(dependencies, reply, signedIn.cookies)
      await claimOwn(ctx, dependencies, signedIn)
      return signedIn.user
    },
    'credentials',
  )
}

function registerOwnLink(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const { oidc: provider } = dependencies
  serve('readOidcLink', async ({ ctx }) => ({ link: await readOidcLink(ctx, provider) }))
  serve('disconnectOidc', async ({ ctx }) => {
    await disconnectOidc(ctx, { provider })
    return done
  })
  serve('reconnectOidc', async ({ ctx }) => {
    await reconnectOidc(ctx, { provider })
    return done
  })
}

function required(oidc: OidcProvider | null): OidcProvider {
  if (oidc === null) throw new AppError('not_found')
  return oidc
}

/** Anything but a single text counts as absent. */
const part = z.string().max(4_000).nullable().default(null).catch(null)
const Return = z.object({ state: part, code: part, error: part, iss: part })

/**
 * The provider redirects back to this address. It is a navigation, so it always ends on a page, whatever has happened.
 */
function registerCallback(app: FastifyInstance, dependencies: HttpDependencies, provider: OidcProvider): void {
  const options = {
    schema: { hide: true },
    config: { rateLimit: rateLimitOf('credentials') },
    exposeHeadRoute: false,
  }
  app.get(navigations.oidcCallback, options, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { state, code, error, iss: issuer } = Return.parse(request.query)
    const ctx = contextOf(dependencies, request, { kind: 'anonymous' })
    const answer = { state: state ?? '', code, error, issuer, caller: callerOf(dependencies, request, reply) }
    const end = await finishOidcSignIn(ctx, { ...dependencies, provider }, answer)
    return arrive({ ctx, dependencies, request, reply }, end)
  })
}

type Arrival = { ctx: Ctx; dependencies: HttpDependencies; request: FastifyRequest; reply: FastifyReply }

async function arrive({ ctx, dependencies, reply }: Arrival, end: OidcEnd): Promise<FastifyReply> {
  switch (end.kind) {
    case 'signed-in':
      setSessionCookies(dependencies, reply, end.signedIn.cookies)
      await claimOwn(ctx, dependencies, end.signedIn)
      return reply.redirect(end.returnTo ?? afterSignIn, 302)
    case 'sign-up':
      return reply.redirect(pageWith('/complete-sign-up', { returnTo: end.returnTo }), 302)
    case 'failed':
      logFailure(ctx, end.error)
      return reply.redirect(pageWith('/login', { problem: problemOf(end.error), returnTo: end.returnTo }), 302)
    default:
      return end satisfies never
  }
}

function pageWith(path: string, query: Record<string, string | null>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

function problemOf(error: unknown): OidcProblem {
  const code = error instanceof AppError ? error.code : 'internal'
  return oidcProblems.find((problem) => problem === code) ?? 'internal'
}

/** The page shows what to do; only the log says why, for whoever runs the server. */
function logFailure({ log }: Ctx, error: unknown): void {
  if (error instanceof AppError) log.warn({ err: error.cause, code: error.code }, 'sign-in with the identity provider')
  else log.error({ err: error }, 'sign-in with the identity provider')
}
