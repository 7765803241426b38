import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { Acknowledgement, Id } from '../values.ts'
import { AccessTokenInput, AccessTokenView, NewAccessToken } from './access-tokens.ts'

/** Tokens for a person's own programs. A token cannot create a token. */
export const accessTokenEndpoints = {
  listAccessTokens: endpoint({
    route: routes.listAccessTokens,
    summary: 'Your access tokens, newest first, without their secrets.',
    access: 'member',
    output: z.object({ items: z.array(AccessTokenView) }),
    errors: ['signed_out'],
  }),
  makeAccessToken: endpoint({
    route: routes.makeAccessToken,
    summary:
      'Make a token for a program; its secret is in this answer only. Asks for a sign-in of the last 15 minutes; a mail tells of it.',
    access: 'member',
    body: AccessTokenInput,
    output: NewAccessToken,
    errors: ['signed_out', 'sign_in_again', 'invalid_input', 'too_many_tokens'],
  }),
  removeAccessToken: endpoint({
    route: routes.removeAccessToken,
    summary: 'Remove a token: calls with it are refused at once.',
    access: 'member',
    params: z.object({ id: Id }),
    output: Acknowledgement,
    errors: ['signed_out', 'not_found'],
  }),
} as const
