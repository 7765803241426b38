import { ApiError, describeError } from '#web/shared/api/api-error.ts'

type ToastText = { title: string; description: string }

/** What went wrong with a payment, in words for the page; the toast shows the first two lines. */
export type PaymentProblem = { title: string; text: string; detail: string | null; toast: ToastText | null }

/**
 * The words of SPEC §8 for a refusal: the provider's own sentence where the card or the input is the reason, else the
 * general one. Then what it means for the money.
 */
export function paymentProblem(error: unknown): PaymentProblem {
  if (isProviderError(error) && (error.type === 'card_error' || error.type === 'validation_error')) {
    const text = error.message ?? 'Something went wrong'
    const detail = error.type === 'card_error' ? 'Your card was not charged.' : null
    return withToast({ title: 'Payment Failed', text, detail })
  }
  if (isProviderError(error) && error.code?.endsWith('_intent_unexpected_state') === true) {
    return withToast({ title: 'Error', text: 'Something went wrong', detail: closedElsewhere })
  }
  const detail = error instanceof ApiError ? describeError(error) : null
  const money = 'The same purchase is never charged twice, so you can try again.'
  return withToast({
    title: 'Error',
    text: 'Something went wrong',
    detail: detail === null ? money : `${detail} ${money}`,
  })
}

/** A problem that is also shown by a toast. */
export function withToast(problem: Omit<PaymentProblem, 'toast'>): PaymentProblem {
  return { ...problem, toast: { title: problem.title, description: problem.text } }
}

/** The provider accepts nothing more for this payment: another tab has finished it or replaced it. */
const closedElsewhere =
  'This payment was finished or replaced in another tab, so this form charged nothing. Reload the page to continue.'

type ProviderError = { type: string; code?: string; message?: string }

function isProviderError(error: unknown): error is ProviderError {
  return typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string'
}
