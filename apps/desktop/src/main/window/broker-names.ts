import type { BrokerId } from '@stratomate/contracts'

/** The brokers' names for people. */
export const brokerNames = {
  paper: 'Paper broker',
  'pocket-option': 'Pocket Option',
  deriv: 'Deriv',
} as const satisfies Record<BrokerId, string>
