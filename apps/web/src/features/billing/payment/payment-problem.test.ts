import { expect, test } from 'vitest'
import { ApiError } from '#web/shared/api/api-error.ts'
import { paymentProblem } from './payment-problem.ts'

test('a declined card is told in the provider’s words, and that nothing was charged', () => {
  const problem = paymentProblem({ type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })

  expect(problem).toEqual({
    title: 'Payment Failed',
    text: 'Your card was declined.',
    detail: 'Your card was not charged.',
    toast: { title: 'Payment Failed', description: 'Your card was declined.' },
  })
})

test('what was typed wrong is told in the provider’s words', () => {
  const problem = paymentProblem({ type: 'validation_error', message: 'Your card number is incomplete.' })

  expect(problem).toMatchObject({ title: 'Payment Failed', text: 'Your card number is incomplete.', detail: null })
})

test.each([[{ type: 'api_connection_error', message: 'ECONNREFUSED' }], [new Error('no')], ['text'], [null]])(
  'anything else (%o) is told in general words and leaks nothing',
  (error) => {
    const problem = paymentProblem(error)

    expect(problem.toast).toEqual({ title: 'Error', description: 'Something went wrong' })
    expect(JSON.stringify(problem)).not.toContain('ECONN')
  },
)

test.each(['payment_intent_unexpected_state', 'setup_intent_unexpected_state'])(
  'a form whose payment was closed elsewhere (%s) says so',
  (code) => {
    const problem = paymentProblem({ type: 'invalid_request_error', code, message: 'its status is canceled' })

    expect(problem.detail).toContain('in another tab')
    expect(problem.detail).toContain('charged nothing')
  },
)

test('what the service says is added', () => {
  const body = JSON.stringify({ message: 'The payment service did not answer.', code: 'payments_unavailable' })
  const problem = paymentProblem(new ApiError({ status: 502, statusText: '', body, retryAfterS: null }))

  expect(problem.detail).toContain('The payment service did not answer.')
})
