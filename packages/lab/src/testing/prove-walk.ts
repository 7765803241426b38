import type { CandleSet } from '@stratomate/candles/candle-set'
import { packCandles } from '@stratomate/candles/pack'
import { randomWalk } from '@stratomate/candles/random-walk'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import type { LabRule } from '../lab-rule.ts'
import { proveRun } from '../proof/proof.ts'
import { newSigner } from '../proof/sign-text.ts'
import { ruleOf } from './rule-of.ts'

export type ProvedWalk = { set: CandleSet; text: string; packed: Uint8Array<ArrayBuffer> }

/** A proof and its packed candles as a browser makes them: over a random walk, another one for each seed. */
export async function proveWalk(seed: number, change: Partial<LabRule> = {}): Promise<ProvedWalk> {
  const set = { ...randomWalk({ candles: 1_500, seed }), symbol: 'EURUSD' }
  const made = { trials: { tries: 12, opened: 1 }, signer: await newSigner() }
  const proof = await proveRun(set, ruleOf(change), made)
  return { set, text: JSON.stringify(proof), packed: await packCandles(set) }
}

/** Proofs of the indicators one after the other, as data that a browser can receive. */
export async function proveWalks(count: number): Promise<{ text: string; packed: number[] }[]> {
  const proofs: { text: string; packed: number[] }[] = []
  for (let seed = 1; seed <= count; seed += 1) {
    const indicatorId = indicatorIds[seed % indicatorIds.length]
    const { text, packed } = await proveWalk(seed, indicatorId === undefined ? {} : { indicatorId })
    proofs.push({ text, packed: [...packed] })
  }
  return proofs
}
