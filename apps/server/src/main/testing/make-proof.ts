import { createHash } from 'node:crypto'
import type { BodyOf } from '@stratomate/contracts'
import type { LabRule } from '@stratomate/lab/lab-rule'
import { type ProvedWalk, proveWalk } from '@stratomate/lab/testing/prove-walk'

/** A proof over a random walk, and how it is sent. */
export async function makeProof(
  seed: number,
  change: Partial<LabRule> = {},
): Promise<ProvedWalk & { body: BodyOf<'sendProof'> }> {
  const walk = await proveWalk(seed, change)
  return { ...walk, body: { proof: walk.text, candles: candlesOf(walk.packed) } }
}

/** Packed candles as they are sent. */
export function candlesOf(packed: Uint8Array): { file: string; sha256: string } {
  return {
    file: Buffer.from(packed).toString('base64'),
    sha256: createHash('sha256').update(packed).digest('hex'),
  }
}
