import { createHash } from 'node:crypto'
import { proofCheckLimits } from '@stratomate/contracts/proof-checks/values'
import { expect, test } from 'vitest'
import { packedText } from './packed-history.ts'

test.each([0, 1, 24_575, 24_576, 24_577, 100_000])(
  '%i bytes are written as Base64 with their SHA-256',
  async (length) => {
    const packed = Uint8Array.from({ length }, (_, index) => (index * 31) % 256)

    expect(await packedText(packed)).toEqual({
      file: Buffer.from(packed).toString('base64'),
      sha256: createHash('sha256').update(packed).digest('hex'),
    })
  },
)

test('more than the server takes is not sent', async () => {
  expect(await packedText(new Uint8Array(proofCheckLimits.candleBytes + 1))).toBeNull()
})
