import type { RefusalCode } from '@stratomate/contracts'

/** What a broker is refused for whether or not it is connected, so that it is said first. */
export const saidUnconnected: ReadonlySet<RefusalCode> = new Set([
  'account_off',
  'other_currency',
  'broker_switched_off',
])
