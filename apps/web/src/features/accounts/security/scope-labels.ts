import type { AccessScope } from '@stratomate/contracts/accounts/access-token-values'

/** What each permission lets a program do, as a person chooses it. */
export const scopeLabels = {
  read: 'Reads trades, refusals, charts and computers',
  pause: 'Pauses trading',
} as const satisfies Record<AccessScope, string>
