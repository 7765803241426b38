import { z } from 'zod'
import { User } from './schemas.ts'
import { endpoint } from '../endpoint.ts'
import {
  AddPasskeyInput,
  AuthenticatorCodeInput,
  AuthenticatorSecret,
  FactorLinkInput,
  PasskeyOptions,
  PasskeySignInInput,
  PasskeyView,
  RenamePasskeyInput,
  SecondFactorView,
} from './passkeys.ts'
import { routes } from '../routes.ts'
import { Acknowledgement, Id } from '../values.ts'

const params = z.object({ id: Id })

/** Passkeys, and the authenticator codes of administrators and moderators. */
export const passkeyEndpoints = {
  beginPasskeySignIn: endpoint({
    route: routes.beginPasskeySignIn,
    summary: 'What the browser needs to sign in with a passkey, or to confirm the session with one.',
    access: 'public',
    output: PasskeyOptions,
    errors: ['rate_limited'],
  }),
  signInWithPasskey: endpoint({
    route: routes.signInWithPasskey,
    summary: 'Sign in with a passkey; a session that is open already is replaced.',
    access: 'public',
    body: PasskeySignInInput,
    output: User,
    errors: ['invalid_input', 'passkey_refused', 'account_suspended', 'rate_limited'],
  }),
  listPasskeys: endpoint({
    route: routes.listPasskeys,
    summary: 'Your passkeys, newest first.',
    access: 'member',
    output: z.object({ items: z.array(PasskeyView) }),
    errors: ['signed_out'],
  }),
  beginPasskey: endpoint({
    route: routes.beginPasskey,
    summary: 'What the browser needs to make a passkey; asks for a sign-in of the last 15 minutes.',
    access: 'member',
    output: PasskeyOptions,
    errors: ['signed_out', 'sign_in_again', 'second_factor_needed', 'factor_link_needed', 'conflict', 'rate_limited'],
  }),
  addPasskey: endpoint({
    route: routes.addPasskey,
    summary: 'Keep a passkey that the browser has made; a mail tells of it.',
    access: 'member',
    body: AddPasskeyInput,
    output: PasskeyView,
    errors: [
      'signed_out',
      'sign_in_again',
      'second_factor_needed',
      'factor_link_needed',
      'invalid_input',
      'passkey_refused',
      'conflict',
      'rate_limited',
    ],
  }),
  renamePasskey: endpoint({
    route: routes.renamePasskey,
    summary: 'Give a passkey another name.',
    access: 'member',
    params,
    body: RenamePasskeyInput,
    output: PasskeyView,
    errors: ['signed_out', 'invalid_input', 'not_found'],
  }),
  removePasskey: endpoint({
    route: routes.removePasskey,
    summary: 'Remove a passkey: nobody signs in with it any more. Asks for a sign-in of the last 15 minutes.',
    access: 'member',
    params,
    output: Acknowledgement,
    errors: ['signed_out', 'sign_in_again', 'second_factor_needed', 'factor_link_needed', 'not_found'],
  }),
  readSecondFactor: endpoint({
    route: routes.readSecondFactor,
    summary: 'Whether this session is confirmed by more than a password.',
    access: 'member',
    output: SecondFactorView,
    errors: ['signed_out'],
  }),
  beginAuthenticator: endpoint({
    route: routes.beginAuthenticator,
    summary: 'A secret for an authenticator app; it counts once a first code was right. Administrators and moderators.',
    access: 'member',
    output: AuthenticatorSecret,
    errors: [
      'signed_out',
      'forbidden',
      'sign_in_again',
      'second_factor_needed',
      'factor_link_needed',
      'conflict',
      'rate_limited',
    ],
  }),
  proveAuthenticator: endpoint({
    route: routes.proveAuthenticator,
    summary: 'Confirm this session with a code of the authenticator app. Administrators and moderators.',
    access: 'member',
    body: AuthenticatorCodeInput,
    output: Acknowledgement,
    errors: ['signed_out', 'forbidden', 'invalid_input', 'wrong_code', 'rate_limited'],
  }),
  removeAuthenticator: endpoint({
    route: routes.removeAuthenticator,
    summary: 'Forget the authenticator app. Administrators and moderators.',
    access: 'member',
    output: Acknowledgement,
    errors: ['signed_out', 'forbidden', 'sign_in_again', 'second_factor_needed', 'factor_link_needed'],
  }),
  sendFactorLink: endpoint({
    route: routes.sendFactorLink,
    summary: 'Mail the link that lets this session set up a first second factor. Administrators and moderators.',
    access: 'member',
    output: Acknowledgement,
    errors: ['signed_out', 'forbidden', 'sign_in_again', 'conflict', 'rate_limited'],
  }),
  redeemFactorLink: endpoint({
    route: routes.redeemFactorLink,
    summary: 'Open the link in this session. Administrators and moderators.',
    access: 'member',
    body: FactorLinkInput,
    output: Acknowledgement,
    errors: ['signed_out', 'forbidden', 'invalid_input', 'wrong_code', 'rate_limited'],
  }),
} as const
