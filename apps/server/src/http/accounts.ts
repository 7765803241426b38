import { navigations } from '@stratomate/contracts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/features/app-error.ts'
import { decideDeviceRequest, readDeviceRequest, requestDeviceCode } from '#server/features/accounts/device-sign-in.ts'
import {
  sendPasswordResetCode,
  sendSignInCode,
  signInWithCode,
  signInWithPassword,
} from '#server/features/accounts/sign-in.ts'
import { sendVerificationCode, signUp } from '#server/features/accounts/sign-up.ts'
import { claimOwn } from './claim-own.ts'
import { registerLogout } from './logout.ts'
import type { Parts } from './parts.ts'
import { clearSessionCookies, identityHeaders, setSessionCookies } from './request-context.ts'
import { endpointServer } from './serve-endpoint.ts'
import { samePath } from './same-path.ts'

const done = { ok: true } as const

/** Sign-up, sign-in and sign-out, and the approval of desktop sign-ins. */
export function registerAccounts(app: FastifyInstance, parts: Parts): void {
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

function registerSession(app: FastifyInstance, parts: Parts): void {
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

function registerSignUp(app: FastifyInstance, parts: Parts): void {
  const serve = endpointServer(app, parts)
  const { identity } = parts
  serve(
    'signUp',
    async ({ ctx, body }) => {
      await signUp(ctx, parts, body)
      return done
    },
    'mails',
  )
  serve(
    'verifyEmail',
    async ({ ctx, request, reply, body }) => {
      const signedIn = await identity.verifyEmail(body.email, body.code, identityHeaders(request))
      setSessionCookies(parts, reply, signedIn.cookies)
      await claimOwn(ctx, parts, signedIn)
      return signedIn.user
    },
    'credentials',
  )
  serve(
    'resendVerification',
    async ({ ctx, body }) => {
      await sendVerificationCode(ctx, parts, body.email)
      return done
    },
    'mails',
  )
}

function registerSignIn(app: FastifyInstance, parts: Parts): void {
  const serve = endpointServer(app, parts)
  serve(
    'signIn',
    async ({ ctx, request, reply, body }) => {
      const input = { ...body, headers: identityHeaders(request) }
      const signedIn = await signInWithPassword(ctx, parts, input)
      setSessionCookies(parts, reply, signedIn.cookies)
      await claimOwn(ctx, parts, signedIn)
      return signedIn.user
    },
    'credentials',
  )
  serve(
    'signInWithCode',
    async ({ ctx, request, reply, body }) => {
      const signedIn = await signInWithCode(parts, { ...body, headers: identityHeaders(request) })
      setSessionCookies(parts, reply, signedIn.cookies)
      await claimOwn(ctx, parts, signedIn)
      return signedIn.user
    },
    'credentials',
  )
  serve(
    'requestSignInCode',
    async ({ ctx, body }) => {
      await sendSignInCode(ctx, parts, body.email)
      return done
    },
    'mails',
  )
  serve(
    'requestPasswordReset',
    async ({ ctx, body }) => {
      await sendPasswordResetCode(ctx, parts, body.email)
      return done
    },
    'mails',
  )
  serve(
    'resetPassword',
    async ({ body }) => {
      await parts.identity.resetPassword(body.email, body.code, body.password)
      return done
    },
    'credentials',
  )
}

function registerDeviceSignIn(app: FastifyInstance, parts: Parts): void {
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
