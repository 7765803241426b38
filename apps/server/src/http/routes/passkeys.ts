import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  beginAuthenticator,
  proveAuthenticator,
  readSecondFactor,
  removeAuthenticator,
} from '#server/features/accounts/second-factor/authenticator.ts'
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#server/features/accounts/second-factor/manage-passkeys.ts'
import { redeemFactorLink, sendFactorLink } from '#server/features/accounts/second-factor/factor-link.ts'
import type { PasskeyQuestion } from '#server/features/accounts/ports.ts'
import { signInWithPasskey } from '#server/features/accounts/second-factor/sign-in-with-passkey.ts'
import { callerOf } from '../caller-of.ts'
import { claimOwn } from '../claim-own.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { identityHeaders, readMember, setSessionCookies } from '../request-context.ts'
import { endpointServer } from '../serve-endpoint.ts'

const done = { ok: true } as const

/** Passkeys: to sign in with, and in the account; and the authenticator codes of administrators and moderators. */
export function registerPasskeys(app: FastifyInstance, dependencies: HttpDependencies): void {
  registerPasskeySignIn(app, dependencies)
  registerOwnPasskeys(app, dependencies)
  registerAuthenticator(app, dependencies)
  registerFactorLink(app, dependencies)
}

function registerPasskeySignIn(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve(
    'beginPasskeySignIn',
    async ({ request, reply }) => ask(reply, await dependencies.identity.askForPasskey(identityHeaders(request))),
    'passkeys',
  )
  serve(
    'signInWithPasskey',
    async ({ ctx, body, request, reply }) => {
      const actor = await readMember(dependencies, request)
      const input = { response: body.response, caller: callerOf(dependencies, request, reply) }
      const signedIn = await signInWithPasskey({ ...ctx, actor }, dependencies.identity, input)
      setSessionCookies(dependencies, reply, signedIn.cookies)
      await claimOwn(ctx, dependencies, signedIn)
      return signedIn.user
    },
    'passkeys',
  )
}

function registerOwnPasskeys(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('listPasskeys', async ({ ctx }) => ({ items: await listPasskeys(ctx) }))
  serve(
    'beginPasskey',
    async ({ ctx, request, reply }) => ask(reply, await beginPasskey(ctx, dependencies, identityHeaders(request))),
    'ownPassword',
  )
  serve(
    'addPasskey',
    ({ ctx, body, request }) => addPasskey(ctx, dependencies, { ...body, headers: identityHeaders(request) }),
    'ownPassword',
  )
  serve('renamePasskey', ({ ctx, params, body }) => renamePasskey(ctx, { id: params.id, name: body.name }))
  serve('removePasskey', async ({ ctx, params }) => {
    await removePasskey(ctx, params.id)
    return done
  })
}

function registerAuthenticator(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('readSecondFactor', ({ ctx }) => readSecondFactor(ctx))
  serve('beginAuthenticator', ({ ctx }) => beginAuthenticator(ctx, dependencies.secret), 'ownPassword')
  serve(
    'proveAuthenticator',
    async ({ ctx, body }) => {
      await proveAuthenticator(ctx, dependencies, body.code)
      return done
    },
    'ownPassword',
  )
  serve('removeAuthenticator', async ({ ctx }) => {
    await removeAuthenticator(ctx)
    return done
  })
}

function registerFactorLink(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve(
    'sendFactorLink',
    async ({ ctx }) => {
      await sendFactorLink(ctx, dependencies)
      return done
    },
    'invitations',
  )
  serve(
    'redeemFactorLink',
    async ({ ctx, body }) => {
      await redeemFactorLink(ctx, body.token)
      return done
    },
    'ownPassword',
  )
}

/** Sends the question, and the cookie that remembers it until it is answered. */
function ask(reply: FastifyReply, { options, cookies }: PasskeyQuestion) {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  return { options }
}
