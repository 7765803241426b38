import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTokenSigner } from './signing-keys.ts'

const key = () => generateKeyPairSync('ed25519').privateKey

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const access = () => ({ userId: randomUUID(), deviceId: randomUUID() })
const inAMinute = () => Math.floor(Date.now() / 1_000) + 60

test('a token speaks for its computer until it expires, however often it was read before', async () => {
  const signer = await createTokenSigner(key())
  const ann = access()
  const token = await signer.signAccess({ ...ann, expiresAtS: inAMinute() })
  const answers = [await signer.readAccess(token), await signer.readAccess(token)]
  vi.setSystemTime(Date.now() + 61_000)

  expect(answers).toEqual([ann, ann])
  expect(await signer.readAccess(token)).toBeNull()
  expect(await signer.readAccess(token)).toBeNull()
})

test('a token that was changed or signed by another is refused, also beside the right one', async () => {
  const signer = await createTokenSigner(key())
  const token = await signer.signAccess({ ...access(), expiresAtS: inAMinute() })
  const foreign = await (await createTokenSigner(key())).signAccess({ ...access(), expiresAtS: inAMinute() })
  await signer.readAccess(token)
  const [head = '', , signature = ''] = token.split('.')
  const changed = `${head}.${foreign.split('.')[1] ?? ''}.${signature}`

  expect(await Promise.all([changed, foreign, `${token}x`, ''].map((text) => signer.readAccess(text)))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
