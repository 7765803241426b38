import { createHash } from 'node:crypto'
import { proofCheckLimits, type ProofCheckInput, type ProofCheckView } from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { findReference } from './find-reference.ts'
import {
  insertCheck,
  lockSender,
  type ProofCheckRow,
  runAgain,
  selectChecks,
  selectSameCheck,
  selectSentAfter,
} from './queries/proof-checks.ts'
import { readSentProof } from './read-sent-proof.ts'

/** The most proofs that are listed; an account can send 20 a day. */
const listedMax = 100

/**
 * Stores a proof of the signed-in person; with candles it waits to be run. The same proof with the same candles is
 * stored once. Errors: signed_out, email_not_verified, invalid_input, payload_too_large, rate_limited with the seconds
 * until the next.
 */
export async function sendProof(ctx: Ctx, { proof, candles }: ProofCheckInput): Promise<ProofCheckView> {
  const { userId, emailVerified } = requireMember(ctx)
  if (!emailVerified) throw new AppError('email_not_verified')
  const facts = await readSentProof(proof)
  const bytes = candles === null ? null : bytesOf(candles)
  const contentHash = sha256(`${sha256(proof)} ${candles?.sha256 ?? ''}`)
  return ctx.db.transaction(async (tx) => {
    await lockSender(tx, userId)
    const known = await selectSameCheck(tx, userId, contentHash)
    if (known !== null) return viewOf(await againOrKnown(tx, known, bytes))
    await refuseTooMany(tx, userId, ctx.now())
    const state = bytes === null ? 'signed' : 'waiting'
    const own = { id: ctx.newId(), userId, contentHash, sentAt: ctx.now() }
    return viewOf(await insertCheck(tx, { ...own, proof, facts, candles: bytes, state }))
  })
}

/** The proofs of the signed-in person, newest first. */
export async function listProofChecks(ctx: Ctx): Promise<ProofCheckView[]> {
  const { userId } = requireMember(ctx)
  return (await selectChecks(ctx.db, userId, listedMax)).map(viewOf)
}

/**
 * A proof that was reproduced before there were reference candles of its symbol is compared with them when it is sent
 * again.
 */
async function againOrKnown(tx: Db, known: ProofCheckRow, candles: Uint8Array | null): Promise<ProofCheckRow> {
  if (known.state !== 'reproduced' || known.reference !== null || candles === null) return known
  if ((await findReference(tx, known.facts)) === null) return known
  return (await runAgain(tx, known.id, candles)) ?? known
}

async function refuseTooMany(tx: Db, userId: string, now: Date): Promise<void> {
  const sent = await selectSentAfter(tx, userId, new Date(now.getTime() - dayMs))
  const first = sent.at(-proofCheckLimits.perDay)
  if (first === undefined) return
  const retryAfterS = Math.max(1, Math.ceil((first.getTime() + dayMs - now.getTime()) / 1_000))
  const message = `Up to ${proofCheckLimits.perDay} proofs of an account are taken within 24 hours. Send it later.`
  throw new AppError('rate_limited', { message, retryAfterS })
}

function bytesOf({ file, sha256: announced }: NonNullable<ProofCheckInput['candles']>): Uint8Array {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > proofCheckLimits.candleBytes) throw new AppError('payload_too_large')
  // The decoder skips what is not Base64, so the text is compared with the encoded bytes.
  if (bytes.toString('base64') === file && sha256(bytes) === announced) return bytes
  const message = 'The candles did not arrive as they were sent.'
  throw new AppError('invalid_input', { message, fields: { candles: message } })
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function viewOf({ id, state, refusal, facts, effective, sentAt, checkedAt }: ProofCheckRow): ProofCheckView {
  return {
    id,
    state,
    refusal,
    facts,
    effective,
    sentAt: sentAt.toISOString(),
    checkedAt: checkedAt?.toISOString() ?? null,
  }
}
