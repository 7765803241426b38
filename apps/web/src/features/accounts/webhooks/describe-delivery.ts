import type { WebhookDelivery } from '@stratomate/contracts/webhooks/schemas'
import { formatMoment } from '#web/shared/format/format-time.ts'

/** The result of a delivery, and what happens next. */
export function describeDelivery(delivery: WebhookDelivery): string {
  const { state, attempts, status, nextAttemptAt } = delivery
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`
  switch (state) {
    case 'delivered':
      return `Taken with status ${status ?? 'unknown'} after ${tries}.`
    case 'waiting':
      if (attempts === 0 || nextAttemptAt === null) return 'On its way.'
      return `${problemText(delivery)} Tried again ${formatMoment(nextAttemptAt)}, after ${tries}.`
    case 'failed':
      return `${problemText(delivery)} Given up after ${tries}.`
    default:
      return state satisfies never
  }
}

function problemText({ problem, status }: Pick<WebhookDelivery, 'problem' | 'status'>): string {
  switch (problem) {
    case 'answer':
      return `Your program answered ${status ?? 'something else'} instead of a status from 200 to 299.`
    case 'timeout':
      return 'Your program did not answer within 10 seconds.'
    case 'unreachable':
      return 'Your program could not be reached, or its certificate is not valid.'
    case 'address':
      return 'The name leads to a private network.'
    case 'off':
      return 'The webhook was switched off.'
    case null:
      return ''
    default:
      return problem satisfies never
  }
}
