import { randomWalk } from '@stratomate/candles/random-walk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labSettings } from '../lab-rule.ts'
import { ruleOf } from '../testing/rule-of.ts'
import { type Proof, proveRun, verifyProof } from './proof.ts'
import { ProofError, proofTextMax, readProof } from './read-proof.ts'
import { newSigner } from './sign-text.ts'

const walk = randomWalk({ candles: 3_000, seed: 6 })
const trials = { tries: 12, opened: 1 }
const signer = await newSigner()
const proof = await proveRun(walk, ruleOf(), { trials, signer })
const text = JSON.stringify(proof)

/** Changes the first digit of a hash. */
const other = (hash: string): string => hash.replace(/^./u, (first) => (first === '0' ? '1' : '0'))

test('a proof is the same when it is run again, after it was a file with its fields in another order', async () => {
  const turned = Object.fromEntries(Object.entries(readProof(text)).toReversed())

  expect(await verifyProof(readProof(text), walk)).toBe('same')
  expect(await verifyProof(readProof(JSON.stringify(turned, null, 2)), walk)).toBe('same')
})

test('one point of one candle is another history', async () => {
  const changed = structuredClone(walk)
  changed.columns.high[2_000] = Math.round((changed.columns.high[2_000] ?? 0) * 1e5 + 1) / 1e5

  expect(await verifyProof(proof, changed)).toBe('other candles')
})

test.each<[string, Partial<Proof>]>([
  ['one more trade won', { result: { ...proof.result, won: proof.result.won + 1 } }],
  ['another hash', { result: { ...proof.result, tradesHash: other(proof.result.tradesHash) } }],
  ['another rule', { rule: ruleOf({ expiryCandles: 4 }) }],
  ['a setting that decides nothing', { rule: ruleOf({ settings: { ...labSettings, coolDownMs: 1 } }) }],
  ['another payout', { rule: ruleOf({ payoutPct: 86 }) }],
])('%s is another result', async (_, change) => {
  expect(await verifyProof({ ...proof, ...change }, walk)).toBe('other result')
})

test.each<[string, Partial<Proof>]>([
  ['fewer tries', { trials: { tries: 1, opened: 1 } }],
  ['another signer', { signer: other(proof.signer) }],
  ['a signature of something else', { signature: other(proof.signature) }],
  ['no key at all', { signer: '' }],
])('%s: the signature is wrong', async (_, change) => {
  expect(await verifyProof({ ...proof, ...change }, walk)).toBe('wrong signature')
})

test('whatever digit of the file is changed, it is not the same', async () => {
  const digits = [...text.matchAll(/\d/gu)].map(({ index }) => index)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), async (place, by) => {
      const digit = String((Number(text[place]) + by) % 10)
      const changed = `${text.slice(0, place)}${digit}${text.slice(place + 1)}`

      expect(await answerOf(changed)).not.toBe('same')
    }),
    { numRuns: 100, seed: 23 },
  )
})

/** What reading a file gives: no proof, a rule that cannot be run, or a verification. */
async function answerOf(file: string): Promise<string> {
  try {
    return await verifyProof(readProof(file), walk)
  } catch (error) {
    return String(error)
  }
}

test.each<[string, string]>([
  ['nothing', ''],
  ['half of a file', text.slice(0, text.length / 2)],
  ['a list', '[]'],
  ['another version', text.replace('"version":1', '"version":2')],
  ['a field more', text.replace('{"version"', '{"more":1,"version"')],
  ['a text for a number', text.replace('"won":', '"won":"1","x":')],
  ['what is too large', `${text}${' '.repeat(proofTextMax)}`],
])('%s is no proof', (_, file) => {
  expect(() => readProof(file)).toThrow(ProofError)
})
