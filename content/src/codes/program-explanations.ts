import type { ErrorCode } from '@stratomate/contracts/errors'
import type { Explanation } from './refusal-explanations.ts'

/** What people meet whose own programs call, or are called. */
export const programExplanations = {
  token_refused: {
    cause:
      'A program has called with an access token that this site does not know: it was mistyped or cut, was removed, has reached the day on which it ends, or the team has signed the account out everywhere.',
    fix: 'Make a new token under Security in your account, and give it to the program. Its secret is shown once.',
  },
  token_scope: {
    cause:
      'An access token has the permissions that were chosen when it was made, and this call needs another one. Many calls, such as those that change the account or the plan, take no token at all. The API reference says for each call which permission it needs.',
    fix: 'Make a token with the permission that the call needs. A token cannot be changed.',
  },
  pause_only: {
    cause:
      'A program has asked to resume trading with an access token. Tokens may stop trading and never start it, so that a leaked one cannot trade.',
    fix: 'Resume on the dashboard, or in the app on that computer.',
  },
  too_many_webhooks: {
    cause:
      'The account has as many webhooks as it can have, and each of them gets a call of its own for everything that happens. Webhooks that are switched off count too, because their last deliveries are kept.',
    fix: 'Remove a webhook that you do not need any more under Security in your account, or let one address pass the calls on to your other programs.',
  },
  webhook_address: {
    cause:
      'The address of a webhook must be one that everybody can reach over an encrypted connection. Addresses that begin with http, that carry a user name or a password, or that lead to a computer of a private network are refused, because calls from the service could open what is closed to strangers there.',
    fix: 'Give an address that begins with https, with a name or an address of the public internet. Put what proves the caller into your program: it checks the signature of each call.',
  },
  webhook_off: {
    cause:
      'Nothing is sent to this webhook at the moment. It was switched off because several deliveries in a row were not taken although each was tried for a day, or because its program answered that it is gone for good.',
    fix: 'Look at the deliveries under Security in your account to see what your program answered. Repair it, switch the webhook on, and send a test.',
  },
  too_many_tokens: {
    cause:
      'The account has as many access tokens as it can have, and each of them lets somebody in. Tokens that have ended do not count, nor do those that were removed.',
    fix: 'Remove a token that no program uses any more under Security in your account; the list says when each was last used.',
  },
} as const satisfies Partial<Record<ErrorCode, Explanation>>
