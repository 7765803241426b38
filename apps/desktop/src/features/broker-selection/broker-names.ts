import { brokers } from '@stratomate/domain'

/** The brokers' names for people. */
export const brokerNames = {
  paper: brokers.paper.name,
  'pocket-option': brokers['pocket-option'].name,
  deriv: brokers.deriv.name,
} as const
