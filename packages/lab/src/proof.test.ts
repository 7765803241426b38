import { randomWalk } from '@stratomate/candles/random-walk'
import { expect, test } from 'vitest'
import { labSettings } from './lab-rule.ts'
import { proveRun, verifyProof } from './proof.ts'
import { ruleOf } from './testing/rule-of.ts'

const walk = randomWalk({ candles: 3_000, seed: 6 })
const proof = await proveRun(walk, ruleOf())

test('a proof is the same when it is run again, also after it was a file', async () => {
  expect(await verifyProof(JSON.parse(JSON.stringify(proof)) as typeof proof, walk)).toBe('same')
})

test('one point of one candle is another history', async () => {
  const changed = structuredClone(walk)
  changed.columns.high[2_000] = Math.round((changed.columns.high[2_000] ?? 0) * 1e5 + 1) / 1e5

  expect(await verifyProof(proof, changed)).toBe('other candles')
})

test.each<[string, Partial<typeof proof>]>([
  ['one more trade won', { result: { ...proof.result, won: proof.result.won + 1 } }],
  [
    'another hash',
    {
      result: {
        ...proof.result,
        tradesHash: proof.result.tradesHash.replace(/^./u, (first) => (first === '0' ? '1' : '0')),
      },
    },
  ],
  ['another rule', { rule: ruleOf({ expiryCandles: 4 }) }],
  ['a setting that decides nothing', { rule: ruleOf({ settings: { ...labSettings, coolDownMs: 1 } }) }],
  ['another payout', { rule: ruleOf({ payoutPct: 86 }) }],
])('%s is another result', async (_, change) => {
  expect(await verifyProof({ ...proof, ...change }, walk)).toBe('other result')
})
