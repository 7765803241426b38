import { isDeepStrictEqual } from 'node:util'
import type { ProofFacts, TradingSettings } from '@stratomate/contracts'
import { provedSettings } from '@stratomate/domain/community/proved-settings'
import { AppError } from '#server/features/app-error.ts'
import type { Db } from '#server/features/database.ts'
import { findOwnProof } from '#server/features/proof-checks/find-own-proof.ts'
import type { Writer } from '../members/writer.ts'

type Carried = { settings: TradingSettings | null; proofId: string | null }

/**
 * A post may only carry a proof of its own author, made with exactly the settings that it shares; the stake may differ.
 * Errors: invalid_input with the place of what is wrong.
 */
export async function requireGoodProof(tx: Db, writer: Writer, { settings, proofId }: Carried): Promise<void> {
  if (proofId === null) return
  const check = await findOwnProof(tx, proofId, writer.userId)
  if (check === null) throw wrong('proofId', 'Choose one of your own proofs.')
  if (check.state === 'refused') throw wrong('proofId', 'This proof was refused. Choose another one.')
  if (settings === null) throw wrong('proofId', 'A proof comes with the settings that it is of.')
  if (!isOf(check.facts, settings)) throw wrong('settings', 'These are other settings than those of the proof.')
}

function isOf(facts: ProofFacts, settings: TradingSettings): boolean {
  const proved = provedSettings(facts)
  return proved !== null && isDeepStrictEqual({ ...proved, stake: settings.stake }, settings)
}

function wrong(field: 'proofId' | 'settings', message: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: message } })
}
