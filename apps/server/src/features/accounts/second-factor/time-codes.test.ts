import { describe, expect, test } from 'vitest'
import { codeOf, findStep, stepAt, toBase32 } from './time-codes.ts'

const secret = Buffer.from('12345678901234567890')

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B (SHA-1), the last six of its eight digits.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i the code is %s', (seconds, code) => {
    expect(codeOf(secret, stepAt(seconds * 1_000))).toBe(code)
  })

  test('one step to either side counts, and no more', () => {
    const nowMs = 1_234_567_890_000
    const taken = [-2, -1, 0, 1, 2].map((by) =>
      findStep(secret, codeOf(secret, stepAt(nowMs) + by), { nowMs, usedStep: 0 }),
    )

    expect(taken).toEqual([null, stepAt(nowMs) - 1, stepAt(nowMs), stepAt(nowMs) + 1, null])
  })

  test('a code counts once, and none of an earlier step afterwards', () => {
    const nowMs = 1_234_567_890_000
    const step = stepAt(nowMs)

    expect(findStep(secret, codeOf(secret, step), { nowMs, usedStep: step })).toBeNull()
    expect(findStep(secret, codeOf(secret, step - 1), { nowMs, usedStep: step })).toBeNull()
    expect(findStep(secret, codeOf(secret, step + 1), { nowMs, usedStep: step })).toBe(step + 1)
  })
})

// RFC 4648, section 10, without padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32 is %j', (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written)
})
