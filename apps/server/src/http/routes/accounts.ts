import { navigations } from '@stratomate/contracts'
import { samePath } from '@stratomate/contracts/same-path'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/features/app-error.ts'
import {
  decideDeviceRequest,
  readDeviceRequest,
  requestDeviceCode,
} from '#server/features/accounts/devices/device-sign-in.ts'
import { resetPassword } from '#server/features/accounts/sign-in/reset-password.ts'
import { sendPasswordResetCode, sendSignInCode } from '#server/features/accounts/sign-in/send-code.ts'
import { signInWithCode, signInWithPassword } from '#server/features/accounts/sign-in/sign-in.ts'
import { resendVerification, signUp } from '#server/features/accounts/sign-in/sign-up.ts'
import { verifyEmail } from '#server/features/accounts/sign-in/verify-email.ts'
import { callerOf } from '../caller-of.ts'
import { claimOwn } from '../claim-own.ts'
import { registerLogout } from './logout.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { clearSessionCookies, identityHeaders, setSessionCookies } from '../request-context.ts'
import { endpointServer, type ServeEndpoint } from '../serve-endpoint.ts'

const done = { ok: true } as const

/** Sign-up, sign-in and sign-out, and the approval of desktop sign-ins. */
export function registerAccounts(app: FastifyInstance, parts: HttpDependencies): void {
  registerSession(app, parts)
  registerSignUp(app, parts)
  registerSignIn(app, parts)
  registerDeviceSignIn(app, parts)
  registerLogout(app, parts)
  app.get<{ Querystring: { returnTo?: string } }>(navigations.login, { schema: { hide: true } }, (request, reply) => {
    const returnTo = samePath(request.query.returnTo)
    return reply.redirect(returnTo === '/' ? '/login' : `/login?returnTo=${encodeURIComponent(returnTo)}`, 302)
  })
}

function registerSession(app: FastifyInstance, parts: HttpDependencies): void {
  const serve = endpointServer(app, parts)
  serve('readUser', async ({ request, reply }) => {
    const user = await parts.identity.readSession(identityHeaders(request))
    if (user === null || user.suspended) {
      clearSessionCookies(reply, [])
      throw new AppError('signed_out')
    }
    return user
  })
  serve('signOut', async ({ request, reply }) => {
    clearSessionCookies(reply, await parts.identity.signOut(identityHeaders(request)))
    return done
  })
}

function registerSignUp(app: FastifyInstance, parts: HttpDependencies): void {
  const serve = endpointServer(app, parts)
  serve(
    'signUp',
    async ({ ctx, request, reply, body }) => {
      await signUp(ctx, parts, { ...body, caller: callerOf(parts, request, reply) })
      return done
    },
    'credentials',
  )
  serve(
    'verifyEmail',
    async ({ ctx, request, reply, body }) => {
      const signedIn = await verifyEmail(ctx, parts, { ...body, caller: callerOf(parts, request, reply) })
      setSessionCookies(parts, reply, signedIn.cookies)
      await claimOwn(ctx, parts, signedIn)
      return signedIn.user
    },
    'credentials',
  )
  serve(
    'resendVerification',
    async ({ ctx, request, reply, body }) => {
      await resendVerification(ctx, parts, { ...body, caller: callerOf(parts, request, reply) })
      return done
    },
    'credentials',
  )
}

function registerSignIn(app: FastifyInstance, parts: HttpDependencies): void {
  const serve = endpointServer(app, parts)
  serve(
    'signIn',
    async ({ ctx, request, reply, body }) => {
      const signedIn = await signInWithPassword(ctx, parts, { ...body, caller: callerOf(parts, request, reply) })
      setSessionCookies(parts, reply, signedIn.cookies)
      await claimOwn(ctx, parts, signedIn)
      return signedIn.user
    },
    'credentials',
  )
  serve(
    'signInWithCode',
    async ({ ctx, request, reply, body }) => {
      const signedIn = await signInWithCode(ctx, parts, { ...body, caller: callerOf(parts, request, reply) })
      setSessionCookies(parts, reply, signedIn.cookies)
      await claimOwn(ctx, parts, signedIn)
      return signedIn.user
    },
    'credentials',
  )
  serve(
    'requestSignInCode',
    async ({ ctx, request, reply, body }) => {
      await sendSignInCode(ctx, parts, { ...body, caller: callerOf(parts, request, reply) })
      return done
    },
    'credentials',
  )
  registerPasswordReset(serve, parts)
}

function registerPasswordReset(serve: ServeEndpoint, parts: HttpDependencies): void {
  serve(
    'requestPasswordReset',
    async ({ ctx, request, reply, body }) => {
      await sendPasswordResetCode(ctx, parts, { ...body, caller: callerOf(parts, request, reply) })
      return done
    },
    'credentials',
  )
  serve(
    'resetPassword',
    async ({ ctx, request, reply, body }) => {
      await resetPassword(ctx, parts, { ...body, caller: callerOf(parts, request, reply) })
      return done
    },
    'credentials',
  )
}

function registerDeviceSignIn(app: FastifyInstance, parts: HttpDependencies): void {
  const serve = endpointServer(app, parts)
  serve(
    'requestDeviceCode',
    ({ ctx, request, body }) =>
      requestDeviceCode(ctx, {
        clientId: body.client_id,
        computerName: body.computer_name ?? 'Unnamed computer',
        appVersion: body.app_version ?? 'unknown',
        address: request.ip,
        origin: parts.origin,
      }),
    'deviceStarts',
  )
  serve('readDeviceRequest', ({ ctx, params }) => readDeviceRequest(ctx, params.userCode), 'userCodes')
  serve(
    'decideDeviceRequest',
    async ({ ctx, params, body }) => {
      await decideDeviceRequest(ctx, { userCode: params.userCode, decision: body.decision })
      return done
    },
    'userCodes',
  )
}
