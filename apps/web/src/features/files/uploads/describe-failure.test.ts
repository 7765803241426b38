import { expect, test } from 'vitest'
import { ApiError } from '#web/shared/api/api-error.ts'
import { describeFailure } from './describe-failure.ts'
import { UploadBroken } from './send-upload.ts'

function refusal(body: string, status = 422): ApiError {
  return new ApiError({ status, statusText: 'Refused', body, retryAfterS: null })
}
const bomb = refusal('{"message":"It is a bomb.","code":"archive_refused"}')

test('the admin page says what failed and adds why', () => {
  expect(describeFailure(bomb, 'admin', 'main')).toMatchObject({
    message: 'Failed to upload installer file',
    detail: 'It is a bomb.',
  })
  expect(describeFailure(bomb, 'admin', 'indicator')?.message).toBe('Failed to upload indicator file')
  expect(describeFailure(refusal('<html>', 502), 'admin', 'main')).toMatchObject({ detail: null })
  expect(describeFailure(new UploadBroken('network'), 'admin', 'main')?.message).toBe('An error occurred during upload')
})

test('the installer page shows the server’s message, or its own words', () => {
  expect(describeFailure(bomb, 'installer', 'main')?.message).toBe('It is a bomb.')
  expect(describeFailure(refusal('<html>', 502), 'installer', 'main')?.message).toBe('Upload failed')
  expect(describeFailure(new UploadBroken('network'), 'installer', 'main')?.message).toBe('Network error')
})

test.each(['admin', 'installer'] as const)('the %s page shows a message without a code, too', (page) => {
  const failure = describeFailure(refusal('{"message":"The disk is full."}', 507), page, 'main')

  expect([failure?.message, failure?.detail]).toContain('The disk is full.')
})

test('an old sign-in leads to the log-in, a missing second factor to the account', () => {
  const old = refusal('{"message":"Old.","code":"sign_in_again"}', 403)
  const weak = refusal('{"message":"Weak.","code":"second_factor_needed"}', 403)

  expect(describeFailure(old, 'admin', 'main')?.way).toBe('log-in')
  expect(describeFailure(weak, 'installer', 'main')?.way).toBe('second-factor')
})

test('what the person cancelled is no failure', () => {
  expect(describeFailure(new UploadBroken('cancelled'), 'admin', 'main')).toBeNull()
})
