import { User } from './schemas.ts'
import { endpoint } from '../endpoint.ts'
import {
  BeginOidcInput,
  CompleteOidcInput,
  OidcBeginning,
  OidcLinkAnswer,
  OidcSignUpAnswer,
  SignInOptions,
} from './oidc.ts'
import { routes } from '../routes.ts'
import { Acknowledgement } from '../values.ts'

/** Sign-in with the identity provider of the settings (OpenID Connect). */
export const oidcEndpoints = {
  readSignInOptions: endpoint({
    route: routes.readSignInOptions,
    summary: 'Which ways to sign in the settings add, and where emails are that are not sent.',
    access: 'public',
    output: SignInOptions,
    errors: [],
  }),
  beginOidcSignIn: endpoint({
    route: routes.beginOidcSignIn,
    summary: 'Begin a sign-in with the identity provider; the browser opens the address of the answer.',
    access: 'public',
    body: BeginOidcInput,
    output: OidcBeginning,
    errors: ['invalid_input', 'not_found', 'oidc_unavailable', 'rate_limited'],
  }),
  readOidcSignUp: endpoint({
    route: routes.readOidcSignUp,
    summary: 'Who has come to this browser from the identity provider and has no account yet.',
    access: 'public',
    output: OidcSignUpAnswer,
    errors: ['rate_limited'],
  }),
  completeOidcSignUp: endpoint({
    route: routes.completeOidcSignUp,
    summary: 'Make the account of who has come from the identity provider; signs the person in.',
    access: 'public',
    body: CompleteOidcInput,
    output: User,
    errors: ['invalid_input', 'expired_token', 'account_not_linked', 'not_found', 'rate_limited'],
  }),
  readOidcLink: endpoint({
    route: routes.readOidcLink,
    summary: 'Whether the account is connected to the identity provider; null where none is configured.',
    access: 'member',
    output: OidcLinkAnswer,
    errors: ['signed_out'],
  }),
  disconnectOidc: endpoint({
    route: routes.disconnectOidc,
    summary: 'Disconnect the identity provider: it no longer signs in. Asks for a sign-in of the last 15 minutes.',
    access: 'member',
    output: Acknowledgement,
    errors: ['signed_out', 'sign_in_again', 'second_factor_needed', 'factor_link_needed', 'conflict', 'not_found'],
  }),
  reconnectOidc: endpoint({
    route: routes.reconnectOidc,
    summary: 'Let a disconnected identity provider sign in again. Asks for a sign-in of the last 15 minutes.',
    access: 'member',
    output: Acknowledgement,
    errors: ['signed_out', 'sign_in_again', 'second_factor_needed', 'factor_link_needed', 'not_found'],
  }),
} as const
