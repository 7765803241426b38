import type { ErrorCode } from '../errors.ts'

/** Errors with which the identity provider may lead back to the login page, as `?problem=`. Zod-free. */
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
