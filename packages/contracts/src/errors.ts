import { refusalCodes } from './trading/refusals.ts'
/** How many computers an account may have connected at a time. */
export const computersPerAccountMax = 20
/** How many access tokens of an account are in force at a time. */
export const accessTokensMax = 10
/** How many webhooks an account has at a time. */
export const webhooksMax = 5

/**
 * Every error code of the HTTP interface with its status and the sentence people read.
 * Zod-free, so that the web and generated pages can import it.
 */
export const errorCatalogue = {
  invalid_input: { status: 400, message: 'Some of what was sent is not valid. Check the marked fields.' },
  malformed_request: { status: 400, message: 'The request could not be read.' },
  signed_out: { status: 401, message: 'Please log in and try again.' },
  wrong_credentials: { status: 401, message: 'Incorrect email or password.' },
  passkey_refused: { status: 400, message: 'This passkey was not accepted. Try again, or log in another way.' },
  oidc_unavailable: {
    status: 502,
    message: 'The other service did not answer. Try again in a moment, or log in another way.',
  },
  oidc_refused: { status: 400, message: 'That sign-in could not be confirmed. Try again, or log in another way.' },
  oidc_email_unverified: {
    status: 403,
    message: 'The other service has not verified your email. Verify it there, or sign up here with a password.',
  },
  account_not_linked: {
    status: 409,
    message: 'An account with this email is not connected to that sign-in. Log in another way.',
  },
  wrong_code: {
    status: 400,
    message: 'That code is incorrect or has expired. Check it, or press “Send a new code”.',
  },
  email_not_verified: { status: 403, message: 'Please verify your email first. We have sent you a code.' },
  account_suspended: { status: 403, message: 'This account is suspended. Contact support to learn why.' },
  token_refused: { status: 401, message: 'This access token is not valid. Make a new one in your account.' },
  token_scope: { status: 403, message: 'This access token may not do that. Make one that may in your account.' },
  pause_only: { status: 403, message: 'An access token cannot resume trading. Resume on the dashboard.' },
  too_many_tokens: {
    status: 409,
    message: `An account has up to ${accessTokensMax} access tokens. Remove one, then try again.`,
  },
  too_many_webhooks: {
    status: 409,
    message: `An account has up to ${webhooksMax} webhooks. Remove one, then try again.`,
  },
  webhook_address: {
    status: 400,
    message: 'A webhook needs a public address that begins with https and names no user.',
  },
  webhook_off: { status: 409, message: 'This webhook is switched off. Switch it on, then try again.' },
  forbidden: { status: 403, message: 'You don’t have permission to do this.' },
  second_factor_needed: {
    status: 403,
    message: 'This needs a passkey or an authenticator code. Confirm it under Security in your account.',
  },
  factor_link_needed: {
    status: 403,
    message:
      'Your first second factor is set up by a link from your mailbox. Ask for it under Security in your account.',
  },
  sign_in_again: { status: 403, message: 'Your sign-in is older than 15 minutes. Log in again to do this.' },
  posting_suspended: { status: 403, message: 'You may not write in the community at the moment.' },
  posting_limited: { status: 429, message: 'You’ve reached the limit for now. Try again later.' },
  text_repeated: { status: 409, message: 'You have posted the same text a moment ago.' },
  already_sent: {
    status: 409,
    message:
      'Your first text has arrived. This changed one is not sent yet: edit the first, or press again to send both.',
  },
  post_locked: { status: 409, message: 'A moderator has closed this post. It takes no changes and no replies.' },
  journal_full: { status: 409, message: 'Your journal holds as many notes as it can. Remove some to write more.' },
  foreign_origin: { status: 403, message: 'This request came from another site and was refused.' },
  not_found: { status: 404, message: 'There is nothing here under that address.' },
  conflict: { status: 409, message: 'Something changed in the meantime. Reload and try again.' },
  trial_used: { status: 409, message: 'Your free trial has already been used.' },
  payment_confirming: {
    status: 409,
    message: 'Your payment is being confirmed. Nothing more has to be paid, and this form charges nothing.',
  },
  already_subscribed: { status: 409, message: 'You already have an active plan.' },
  no_entitlement: { status: 403, message: 'There is no active plan on this account. Start a trial or subscribe.' },
  limit_reached: { status: 409, message: 'The daily limit is reached. Trading resumes at the next reset.' },
  lease_unknown: { status: 404, message: 'This lease is not known for this device.' },
  lease_closed: { status: 409, message: 'This lease has already been closed.' },
  lease_out_of_order: { status: 409, message: 'A newer report for this lease has already been counted.' },
  lease_overused: {
    status: 409,
    message: 'More trades were reported than were reserved, so there are no more for this day.',
  },
  change_used: { status: 409, message: 'The trial allows one indicator change a day. Try again tomorrow.' },
  device_offline: { status: 409, message: 'This computer is not connected. Start the app on it and try again.' },
  too_many_computers: {
    status: 409,
    message: `An account connects up to ${computersPerAccountMax} computers. Remove one under Account, then try again.`,
  },
  authorization_pending: { status: 400, message: 'The sign-in has not been approved yet.' },
  slow_down: { status: 400, message: 'Asked too often. Wait a little longer between attempts.' },
  access_denied: { status: 400, message: 'The sign-in was declined.' },
  expired_token: { status: 400, message: 'The sign-in took too long. Start again.' },
  invalid_grant: { status: 400, message: 'This credential is not valid any more. Sign in again.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  headers_too_large: { status: 431, message: 'The address or the headers of the request are too long.' },
  payload_too_large: { status: 413, message: 'That is larger than allowed.' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not accepted here.' },
  archive_refused: { status: 422, message: 'This ZIP file cannot be published. Pack it again and try again.' },
  rate_limited: { status: 429, message: 'Too many attempts. Wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  payments_unavailable: { status: 502, message: 'The payment service did not answer. Please try again.' },
  portal_unavailable: { status: 502, message: 'Could not open subscription management portal' },
  starting: { status: 503, message: 'The service is starting or briefly not available. Try again in a moment.' },
  not_ready: { status: 503, message: 'The service takes no calls at the moment. Try again in a moment.' },
  storage_full: { status: 507, message: 'The service is out of storage and takes no changes at the moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue

/** The body of every answer that is not a success. `fields` names what was invalid, by path. */
export type ErrorBody = {
  message: string
  code: ErrorCode
  requestId: string
  fields?: Record<string, string>
  retryAfterS?: number
}

/** Every code that a person may see, each with its own page. Zod-free. */
export const explainedCodes: readonly string[] = Object.freeze(
  [...new Set([...Object.keys(errorCatalogue), ...refusalCodes])].toSorted(),
)
