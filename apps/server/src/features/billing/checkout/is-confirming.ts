import { isBeingConfirmed } from '@stratomate/domain'
import type { SubscriptionForm } from '../ports.ts'

/** Whether the payer has confirmed what a subscription waits for, so that nothing is left to pay or type. */
export function isConfirming({ intentStatus }: SubscriptionForm): boolean {
  return intentStatus !== null && (intentStatus === 'succeeded' || isBeingConfirmed(intentStatus))
}
