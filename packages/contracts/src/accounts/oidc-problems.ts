import type { ErrorCode } from '../errors.ts'

/** Errors that the way back from the identity provider may bring to the login page, as `?problem=`. Zod-free. */
export const oidcProblems = [
  'oidc_unavailable',
  'oidc_refused',
  'oidc_email_unverified',
  'account_not_linked',
  'account_suspended',
  'access_denied',
  'expired_token',
  'internal',
] as const satisfies readonly ErrorCode[]
export type OidcProblem = (typeof oidcProblems)[number]
