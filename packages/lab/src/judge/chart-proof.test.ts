import { times } from '@stratomate/commands/soak-scale'
import { seededRandom } from '@stratomate/std/random'
import { median } from '@stratomate/std/statistics'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addToProof,
  type ChartProof,
  emptyProof,
  evidenceAbove,
  evidenceOfDecay,
  joinProofs,
  proofState,
} from './chart-proof.ts'
import { createSequentialProof, evidenceProves } from './sequential-proof.ts'
import { breakEvenShare } from './win-share.ts'

const breakEven = breakEvenShare(92)

test('with one payout the evidence is that of the sequential proof, trade by trade', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (wins) => {
      const proof = createSequentialProof(breakEven, 'above')
      let kept: ChartProof = emptyProof
      for (const isWon of wins) {
        proof.add(isWon ? 'won' : 'lost')
        kept = addToProof(kept, { isWon, breakEven })
      }
      const ratio = evidenceAbove(kept) / proof.evidence()
      expect(ratio).toBeCloseTo(1, 9)
    }),
  )
})

test('a kept proof that goes through JSON is the same proof', () => {
  const proof = [true, false, true].reduce((kept, isWon) => addToProof(kept, { isWon, breakEven }), emptyProof)

  expect(JSON.parse(JSON.stringify(proof))).toEqual(proof)
})

test('the proofs of parts, joined, are the proof of all their trades as long as none of them is proven', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ part: fc.nat(2), isWon: fc.boolean(), payoutPct: fc.constantFrom(60, 85, 92) }), {
        maxLength: 12,
      }),
      (trades) => {
        let whole: ChartProof = emptyProof
        const parts = [emptyProof, emptyProof, emptyProof]
        for (const { part, isWon, payoutPct } of trades) {
          const trade = { isWon, breakEven: breakEvenShare(payoutPct) }
          whole = addToProof(whole, trade)
          parts[part] = addToProof(parts[part] ?? emptyProof, trade)
        }
        fc.pre([whole, ...parts].every(({ expected, isBroken }) => expected === null && !isBroken))
        const joined = joinProofs(parts, breakEven)

        expect([joined.won, joined.lost, proofState(joined)]).toEqual([whole.won, whole.lost, proofState(whole)])
        expect(evidenceAbove(joined)).toBeCloseTo(evidenceAbove(whole), 9)
        expect(evidenceOfDecay(joined)).toBeCloseTo(evidenceOfDecay(whole), 9)
      },
    ),
  )
})

test('parts that are unproven alone may prove the whole, whose decay is tested from there on', () => {
  const part = Array.from({ length: 14 }, (_, place) => place % 7 !== 0).reduce(
    (proof, isWon) => addToProof(proof, { isWon, breakEven }),
    emptyProof,
  )
  const whole = joinProofs([part, part, part], breakEven)

  expect([proofState(part), proofState(whole)]).toEqual(['unproven', 'holding'])
  expect(whole.expected).toBeGreaterThan(breakEven)
  expect(evidenceOfDecay(whole)).toBe(1)
})

/** The states after each of many trades with this share of wins. */
function everHolds(random: () => number, { share, trades }: { share: number; trades: number }): boolean {
  const proof = createSequentialProof(breakEven, 'above')
  for (let trade = 0; trade < trades; trade += 1) {
    proof.add(random() < share ? 'won' : 'lost')
    // `holding` needs this evidence at some moment, so a chart that never has it is never green.
    if (proof.evidence() >= evidenceProves) return true
  }
  return false
}

test('of accounts at break-even that are looked at after each of 5,000 trades at most 5 % are ever green', () => {
  const random = seededRandom(11)
  const accounts = times(400, 10_000)
  const green = Array.from({ length: accounts }, () => everHolds(random, { share: breakEven, trades: 5_000 }))

  expect(green.filter(Boolean).length / accounts).toBeLessThanOrEqual(0.05)
}, 300_000)

test('a chart that was proven at 58 % and falls to 50 % is broken within a median of 250 trades', () => {
  const random = seededRandom(5)
  const delays: number[] = []
  for (let account = 0; account < times(100, 1_000); account += 1) {
    let proof: ChartProof = emptyProof
    let since = 0
    for (let trade = 0; trade < 6_000 && !proof.isBroken; trade += 1) {
      const isProven = proof.expected !== null
      proof = addToProof(proof, { isWon: random() < (isProven ? 0.5 : 0.58), breakEven })
      if (isProven) since += 1
    }
    if (proof.isBroken && since > 0) delays.push(since)
  }

  expect(delays.length).toBeGreaterThan(80)
  expect(median(delays)).toBeLessThanOrEqual(250)
}, 300_000)

test('a chart goes from unproven to holding, weakens before it breaks, and luck does not mend it', () => {
  const seen = new Set<string>()
  let proof: ChartProof = emptyProof
  const take = (count: number, isWonAt: (place: number) => boolean) => {
    for (let place = 0; place < count; place += 1) {
      proof = addToProof(proof, { isWon: isWonAt(place), breakEven })
      seen.add(proofState(proof))
    }
  }
  take(120, (place) => place % 3 !== 0)
  const proven = proofState(proof)
  take(400, (place) => place % 5 > 2)
  const broken = proofState(proof)
  take(400, () => true)

  expect([proven, broken, proofState(proof)]).toEqual(['holding', 'broken', 'broken'])
  expect([...seen]).toEqual(['unproven', 'holding', 'weakening', 'broken'])
})

test('a chart that only loses is broken without ever having been proven', () => {
  let proof: ChartProof = emptyProof
  for (let place = 0; place < 60; place += 1) proof = addToProof(proof, { isWon: place % 4 === 0, breakEven })

  expect(proofState(proof)).toBe('broken')
})

test('payouts may differ from trade to trade, also where none pays anything', () => {
  const mixed = [80, 92, 0, 1_000].reduce(
    (kept, payoutPct) => addToProof(kept, { isWon: false, breakEven: Math.min(0.999, breakEvenShare(payoutPct)) }),
    emptyProof,
  )

  expect(Number.isFinite(evidenceAbove(mixed))).toBe(true)
})
