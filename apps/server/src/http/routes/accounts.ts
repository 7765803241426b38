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
import { clearSessionCookies, identityHeaders, setSessionCookies, signOut } from '../request-context.ts'
import { endpointServer, type ServeEndpoint } from '../serve-endpoint.ts'

const done = { ok: true } as const

/** Sign-up, sign-in and sign-out, and the approval of desktop sign-ins. */
export function registerAccounts(app: FastifyInstance, dependencies: HttpDependencies): void {
  registerSession(app, dependencies)
  registerSignUp(app, dependencies)
  registerSignIn(app, dependencies)
  registerDeviceSignIn(app, dependencies)
  registerLogout(app, dependencies)
  app.get<{ Querystring: { returnTo?: string } }>(navigations.login, { schema: { hide: true } }, (request, reply) => {
    const returnTo = samePath(request.query.returnTo)
    return reply.redirect(returnTo === '/' ? '/login' : `/login?returnTo=${encodeURIComponent(returnTo)}`, 302)
  })
}

function registerSession(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('readUser', async ({ request, reply }) => {
    const user = await dependencies.identity.readSession(identityHeaders(request))
    if (user === null || user.suspended) {
      clearSessionCookies(reply, [])
      throw new AppError('signed_out')
    }
    return user
  })
  serve('signOut', async ({ request, reply }) => {
    await signOut(dependencies, request, reply)
    return done
  })
}

function registerSignUp(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve(
    'signUp',
    async ({ ctx, request, reply, body }) => {
      await signUp(ctx, dependencies, { ...body, caller: callerOf(dependencies, request, reply) })
      return done
    },
    'credentials',
  )
  serve(
    'verifyEmail',
    async ({ ctx, request, reply, body }) => {
      const signedIn = await verifyEmail(ctx, dependencies, { ...body, caller: callerOf(dependencies, request, reply) })
      setSessionCookies(dependencies, reply, signedIn.cookies)
      await claimOwn(ctx, dependencies, signedIn)
      return signedIn.user
    },
    'credentials',
  )
  serve(
    'resendVerification',
    async ({ ctx, request, reply, body }) => {
      await resendVerification(ctx, dependencies, { ...body, caller: callerOf(dependencies, request, reply) })
      return done
    },
    'credentials',
  )
}

function registerSignIn(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve(
    'signIn',
    async ({ ctx, request, reply, body }) => {
      const signedIn = await signInWithPassword(ctx, dependencies, {
        ...body,
        caller: callerOf(dependencies, request, reply),
      })
      setSessionCookies(dependencies, reply, signedIn.cookies)
      await claimOwn(ctx, dependencies, signedIn)
      return signedIn.user
    },
    'credentials',
  )
  serve(
    'signInWithCode',
    async ({ ctx, request, reply, body }) => {
      const signedIn = await signInWithCode(ctx, dependencies, {
        ...body,
        caller: callerOf(dependencies, request, reply),
      })
      setSessionCookies(dependencies, reply, signedIn.cookies)
      await claimOwn(ctx, dependencies, signedIn)
      return signedIn.user
    },
    'credentials',
  )
  serve(
    'requestSignInCode',
    async ({ ctx, request, reply, body }) => {
      await sendSignInCode(ctx, dependencies, { ...body, caller: callerOf(dependencies, request, reply) })
      return done
    },
    'credentials',
  )
  registerPasswordReset(serve, dependencies)
}

function registerPasswordReset(serve: ServeEndpoint, dependencies: HttpDependencies): void {
  serve(
    'requestPasswordReset',
    async ({ ctx, request, reply, body }) => {
      await sendPasswordResetCode(ctx, dependencies, { ...body, caller: callerOf(dependencies, request, reply) })
      return done
    },
    'credentials',
  )
  serve(
    'resetPassword',
    async ({ ctx, request, reply, body }) => {
      await resetPassword(ctx, dependencies, { ...body, caller: callerOf(dependencies, request, reply) })
      return done
    },
    'credentials',
  )
}

function registerDeviceSignIn(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve(
    'requestDeviceCode',
    ({ ctx, request, body }) =>
      requestDeviceCode(ctx, {
        clientId: body.client_id,
        computerName: body.computer_name ?? 'Unnamed computer',
        appVersion: body.app_version ?? 'unknown',
        address: request.ip,
        origin: dependencies.origin,
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
