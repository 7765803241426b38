import type { ErrorCode } from '@stratomate/contracts/errors'
import type { RefusalCode } from '@stratomate/contracts/refusals'

export type Explanation = { cause: string; fix: string }

export const explanations = {
  invalid_input: { cause: 'Some of what was sent is not valid. Check the marked fields.', fix: 'Try again.' },
  malformed_request: { cause: 'The request could not be read.', fix: 'Try again.' },
  signed_out: { cause: 'Please log in and try again.', fix: 'Try again.' },
  wrong_credentials: { cause: 'The e-mail or the password is not right.', fix: 'Try again.' },
  wrong_code: { cause: 'That code is not right or has expired. Ask for a new one.', fix: 'Try again.' },
  email_not_verified: { cause: 'Please verify your e-mail first. We have sent you a code.', fix: 'Try again.' },
  account_suspended: { cause: 'This account is suspended. Contact support to learn why.', fix: 'Try again.' },
  forbidden: { cause: 'Your account may not do this.', fix: 'Try again.' },
  foreign_origin: { cause: 'This request came from another site and was refused.', fix: 'Try again.' },
  not_found: { cause: 'There is nothing here under that address.', fix: 'Try again.' },
  conflict: { cause: 'Something changed in the meantime. Reload and try again.', fix: 'Try again.' },
  trial_used: { cause: 'Your free trial has already been used.', fix: 'Try again.' },
  already_subscribed: { cause: 'You already have an active plan.', fix: 'Try again.' },
  no_entitlement: { cause: 'There is no active plan on this account. Start a trial or subscribe.', fix: 'Try again.' },
  limit_reached: { cause: 'The daily limit is reached. Trading resumes at the next reset.', fix: 'Try again.' },
  lease_unknown: { cause: 'This lease is not known for this device.', fix: 'Try again.' },
  lease_closed: { cause: 'This lease has already been closed.', fix: 'Try again.' },
  lease_out_of_order: { cause: 'A newer report for this lease has already been counted.', fix: 'Try again.' },
  lease_overused: { cause: 'More trades were reported than this lease holds.', fix: 'Try again.' },
  change_used: { cause: 'The trial allows one indicator change a day. Try again tomorrow.', fix: 'Try again.' },
  authorization_pending: { cause: 'The sign-in has not been approved yet.', fix: 'Try again.' },
  slow_down: { cause: 'Asked too often. Wait a little longer between tries.', fix: 'Try again.' },
  access_denied: { cause: 'The sign-in was declined.', fix: 'Try again.' },
  expired_token: { cause: 'The sign-in took too long. Start again.', fix: 'Try again.' },
  invalid_grant: { cause: 'This credential is not valid any more. Sign in again.', fix: 'Try again.' },
  payload_too_large: { cause: 'That is larger than allowed.', fix: 'Try again.' },
  unsupported_media_type: { cause: 'This kind of content is not accepted here.', fix: 'Try again.' },
  rate_limited: { cause: 'Too many tries. Wait a moment and try again.', fix: 'Try again.' },
  internal: { cause: 'Something went wrong on our side. Please try again.', fix: 'Try again.' },
  payments_unavailable: { cause: 'The payment service did not answer. Please try again.', fix: 'Try again.' },
  portal_unavailable: { cause: 'Could not open subscription management portal', fix: 'Try again.' },
  starting: { cause: 'The service is starting or briefly not available. Try again in a moment.', fix: 'Try again.' },
  storage_full: { cause: 'The service is out of storage and takes no changes at the moment.', fix: 'Try again.' },
  duplicate: { cause: 'This signal had already been handled.', fix: 'Nothing to do: the first one counted.' },
  stale: {
    cause: 'The signal was older than 2 seconds.',
    fix: 'Close programs that slow the computer down, or watch fewer charts.',
  },
  from_the_future: {
    cause: 'The signal carries a time ahead of this computer’s clock.',
    fix: 'Let the computer set its clock automatically.',
  },
  old_candle: {
    cause: 'The signal belongs to a candle that is not the last closed one.',
    fix: 'Nothing to do: history is never traded.',
  },
  not_favorite: { cause: 'This chart is not a favorite.', fix: 'Mark the chart with the star to trade it.' },
  chart_limit: {
    cause: 'All chart slots of the plan are in use.',
    fix: 'Remove a favorite or choose a plan with more charts.',
  },
  indicator_not_allowed: {
    cause: 'The plan does not include this indicator now.',
    fix: 'The trial runs one indicator at a time, with one change a day.',
  },
  direction_off: {
    cause: 'This direction is switched off for the chart.',
    fix: 'Change the direction filter of the favorite.',
  },
  both_directions: {
    cause: 'The candle gave a buy and a sell signal at once.',
    fix: 'Nothing to do: an unclear candle is not traded.',
  },
  opposite_open: {
    cause: 'A trade in the other direction is open on this chart.',
    fix: 'Wait until it ends, or allow opposite trades in the settings.',
  },
  open_limit: {
    cause: 'The largest number of open trades is reached.',
    fix: 'Wait until one ends, or raise your own limit.',
  },
  low_payout: { cause: 'The payout is under your minimum.', fix: 'Wait for a better payout or lower the minimum.' },
  market_closed: { cause: 'The market is closed for this symbol.', fix: 'Trade again when it opens.' },
  unknown_symbol: { cause: 'The broker does not offer this symbol.', fix: 'Check the symbol of the chart.' },
  low_balance: { cause: 'The balance at the broker is lower than the stake.', fix: 'Lower the stake or add funds.' },
  stake_limit: { cause: 'The stake is above your limit.', fix: 'Lower the stake or raise your own limit.' },
  daily_limit: {
    cause: 'The daily limit is reached.',
    fix: 'Trading resumes at the next reset, or choose a plan with more trades.',
  },
  own_trade_cap: { cause: 'Your own number of trades for today is reached.', fix: 'Trading resumes tomorrow.' },
  daily_loss: { cause: 'Your daily loss limit is reached.', fix: 'Trading resumes tomorrow.' },
  paused: { cause: 'Trading is paused.', fix: 'Resume trading when you are ready.' },
  not_signed_in: {
    cause: 'The desktop app is not signed in.',
    fix: 'Enter the code that the app shows on the /device page.',
  },
  no_lease: {
    cause: 'No trades are reserved with the server yet.',
    fix: 'Check the internet connection; the app keeps asking.',
  },
  lease_invalid: {
    cause: 'The reserved trades could not be verified.',
    fix: 'Sign in again. If this stays, contact support.',
  },
  lease_expired: {
    cause: 'The reserved trades have ended with their day.',
    fix: 'Check the internet connection; the app asks for new ones.',
  },
  clock_set_back: { cause: 'The clock of this computer was set back.', fix: 'Set the right time and restart the app.' },
  broker_disconnected: { cause: 'The broker is not connected.', fix: 'Check the connection to the broker.' },
  order_unclear: {
    cause: 'An earlier order on this symbol is still unclear.',
    fix: 'The app asks the broker; nothing is sent twice.',
  },
  rate_limit: { cause: 'Too many orders in one moment.', fix: 'Watch fewer charts at once.' },
} as const satisfies Record<ErrorCode | RefusalCode, Explanation>
