import { startDerivSimulator } from '@stratomate/simulators/deriv/deriv-simulator'
import { expect, onTestFinished, test } from 'vitest'
import { listAccounts } from './list-accounts.ts'

const access = { token: 'pat-of-a-person-0123456789', appId: '1089' }

test('the accounts of a token are listed with kind and balance, and what is in an unknown form is left out', async () => {
  const simulator = await startDerivSimulator(access)
  onTestFinished(() => simulator.close())

  expect(await listAccounts(simulator.origin, access)).toEqual({
    kind: 'listed',
    accounts: [
      { id: 'DOT90000001', account: 'demo', balanceCents: 1_000_050, currency: 'USD', isActive: true },
      { id: 'ROT90000002', account: 'live', balanceCents: 1_234, currency: 'USD', isActive: false },
    ],
  })
  for (const wrong of [{ token: 'another-token' }, { appId: null }, { appId: '1' }])
    expect(await listAccounts(simulator.origin, { ...access, ...wrong })).toEqual({ kind: 'not_accepted' })
})

test('a broker that cannot be reached says why', async () => {
  expect(await listAccounts('http://127.0.0.1:9', access)).toMatchObject({ kind: 'failed', reason: expect.any(String) })
})
