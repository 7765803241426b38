import { describe, expect, test } from 'vitest'
import { ApiError, describeError } from './api-error.ts'

const answer = { status: 409, statusText: 'Conflict', body: '', retryAfterS: null }

describe('the message of a failed call', () => {
  test('is the status and the body', () => {
    expect(new ApiError({ ...answer, body: '{"message":"Used."}' }).message).toBe('409: {"message":"Used."}')
  })

  test('is the status and its text when the body is empty', () => {
    expect(new ApiError(answer).message).toBe('409: Conflict')
  })
})

describe('what people read', () => {
  test('is the sentence of the server', () => {
    const body = '{"message":"Your free trial has already been used.","code":"trial_used","requestId":"r1"}'

    const error = new ApiError({ ...answer, body })

    expect(error.code).toBe('trial_used')
    expect(error.requestId).toBe('r1')
    expect(describeError(error)).toBe('Your free trial has already been used.')
  })

  test('names the seconds to wait when there were too many tries', () => {
    const body = '{"message":"Too many attempts.","code":"rate_limited","requestId":"r1","retryAfterS":42}'

    expect(describeError(new ApiError({ ...answer, status: 429, body }))).toBe(
      'Too many attempts. Try again in 42 seconds.',
    )
  })

  test.each([
    [11, 'You can post again in 11 seconds.'],
    [600, 'You can post again in 10 minutes.'],
    [40_000, 'You can post again in 12 hours.'],
  ])('says in the words of what was tried when it can be tried again: %i s', (retryAfterS, words) => {
    const body = JSON.stringify({ message: 'Too many attempts.', code: 'rate_limited', requestId: 'r1', retryAfterS })
    const error = new ApiError({ ...answer, status: 429, body })

    expect(describeError(error, (wait) => `You can post again in ${wait}.`)).toBe(words)
  })

  test('is a plain sentence when a proxy answered with a page', () => {
    expect(describeError(new ApiError({ ...answer, status: 502, body: '<html>' }))).toBe(
      'Something went wrong. Please try again.',
    )
  })

  test('blames the connection when there was no answer', () => {
    expect(describeError(new TypeError('Failed to fetch'))).toMatch(/^No connection/u)
  })
})
