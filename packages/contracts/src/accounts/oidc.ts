import { z } from 'zod'
import { SignUpInput } from './schemas.ts'
import { Instant } from '../values.ts'

/** Further ways of signing in that this installation offers. */
export const SignInOptions = z.object({
  /** The identity provider of the settings; null without one. */
  oidc: z.object({ name: z.string() }).nullable(),
  /**
   * Where the mails with the codes can be read, when they are kept instead of sent and this browser may see them; else
   * null.
   */
  mailbox: z.string().nullable(),
})
export type SignInOptions = z.infer<typeof SignInOptions>

/** Where the person goes afterwards: a path of this site; anything else is ignored. */
export const BeginOidcInput = z.strictObject({ returnTo: z.string().max(2_000).nullable() })

/** The address of the identity provider that the browser opens next. */
export const OidcBeginning = z.object({ url: z.string() })

/** A person who came from the identity provider and has no account yet. */
export const OidcSignUp = z.object({ email: z.string(), providerName: z.string() })
export type OidcSignUp = z.infer<typeof OidcSignUp>

/** What the identity provider does not know: the country, and the consents. */
export const CompleteOidcInput = SignUpInput.pick({
  country: true,
  adult: true,
  riskAccepted: true,
  riskTextVersion: true,
  legalVersion: true,
  language: true,
})
export type CompleteOidcInput = z.infer<typeof CompleteOidcInput>

/** Null when no sign-up is pending in this browser. */
export const OidcSignUpAnswer = z.object({ signUp: OidcSignUp.nullable() })

/** The account's connection to the identity provider; `off`: it was disconnected and does not sign in. */
export const OidcLinkView = z.object({
  providerName: z.string(),
  state: z.enum(['none', 'on', 'off']),
  since: Instant.nullable(),
  /** Whether the account has another way to sign in: a password or a passkey. */
  removable: z.boolean(),
})
export type OidcLinkView = z.infer<typeof OidcLinkView>
export const OidcLinkAnswer = z.object({ link: OidcLinkView.nullable() })
