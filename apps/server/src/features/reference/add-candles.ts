import { createHash } from 'node:crypto'
import { CandleFileError, candlesMin, type CandleSet } from '@stratomate/candles/candle-set'
import { firstDifferenceS } from '@stratomate/candles/compare-candles'
import { cutCandles, firstCandleFrom } from '@stratomate/candles/cut-candles'
import { fingerprintOf } from '@stratomate/candles/fingerprint'
import { joinCandles } from '@stratomate/candles/join-candles'
import { packCandles, packedHeaderOf, unpackCandles } from '@stratomate/candles/pack'
import { type ReferenceAdded, referenceLimits, type ReferencePiece } from '@stratomate/contracts'
import { secondMs } from '@stratomate/std/time'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireAdmin, requireRecentSignIn } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import {
  countSets,
  lockSet,
  putPiece,
  type ReferenceSetRow,
  selectLastPiece,
  selectPieces,
  updateSet,
} from './queries/reference-sets.ts'
import { referenceSetView } from './list-sets.ts'

/** Lets only an administrator add candles, before a byte of them is read. */
export function allowReferenceImport(ctx: Ctx): void {
  requireAdmin(ctx)
  requireRecentSignIn(ctx)
}

/**
 * Adds the candles that are newer than all that the set of its symbol, timeframe and source holds. Held candles never
 * change, so those that the piece repeats must be the same. Errors: signed_out, forbidden, second_factor_needed,
 * sign_in_again, payload_too_large, invalid_input with a sentence.
 */
export async function addReferenceCandles(ctx: Ctx, { source, ...file }: ReferencePiece): Promise<ReferenceAdded> {
  allowReferenceImport(ctx)
  const sent = await historyOf(file)
  const endS = (sent.columns.time.at(-1) ?? 0) + sent.timeframeS
  if (endS * secondMs > ctx.now().getTime())
    throw wrong('The last candle has not ended yet: choose another clock of the file, or leave the candle out.')
  return ctx.db.transaction(async (tx) => {
    const set = await lockedSet(tx, ctx, { sent, source })
    const piece = { ...sent, digits: set.digits, offset: { kind: 'fixed', offsetS: 0 }, source: 'packed' } as const
    if (sent.digits > set.digits)
      throw wrong(`The set has prices of ${set.digits} decimals, the file of ${sent.digits}.`)
    const known = firstCandleFrom(piece.columns, set.toS)
    const fresh = cutCandles(piece, { from: known, to: piece.columns.time.length })
    await refuseOthers(tx, set, cutCandles(piece, { from: 0, to: known }))
    const added = fresh.columns.time.length
    if (added === 0) return { set: referenceSetView(set), added, known }
    if (set.candles + added > referenceLimits.candles)
      throw wrong(`A set holds up to ${referenceLimits.candles.toLocaleString('en-US')} candles.`)
    const after = await store(tx, ctx, { set, fresh })
    const { symbol, timeframeS } = set
    const detail = { symbol, timeframeS, source, added, to: referenceSetView(after).to }
    await recordAudit(tx, ctx, { action: 'reference.add', subjectId: set.id, detail })
    return { set: referenceSetView(after), added, known }
  })
}

function wrong(message: string): AppError {
  return new AppError('invalid_input', { message, fields: { file: message } })
}

async function historyOf({ file, sha256 }: Omit<ReferencePiece, 'source'>): Promise<CandleSet> {
  const packed = Buffer.from(file, 'base64')
  if (packed.length > referenceLimits.pieceBytes) throw new AppError('payload_too_large')
  if (packed.toString('base64') !== file || createHash('sha256').update(packed).digest('hex') !== sha256)
    throw wrong('The candles did not arrive as they were sent.')
  try {
    if (packedHeaderOf(packed).candles > referenceLimits.pieceCandles)
      throw wrong(`A piece holds up to ${referenceLimits.pieceCandles.toLocaleString('en-US')} candles.`)
    return await unpackCandles(packed)
  } catch (error) {
    throw error instanceof CandleFileError ? wrong(error.message) : error
  }
}

async function lockedSet(
  tx: Db,
  ctx: Ctx,
  { sent, source }: { sent: CandleSet; source: string },
): Promise<ReferenceSetRow> {
  const { symbol, timeframeS, digits, columns } = sent
  const fromS = columns.time[0] ?? 0
  const begun = { id: ctx.newId(), symbol, timeframeS, source, digits, fromS, toS: fromS, changedAt: ctx.now() }
  const set = await lockSet(tx, { ...begun, candles: 0, fingerprint: '' })
  if (set === null) throw new AppError('conflict')
  if (set.candles === 0 && (await countSets(tx)) > referenceLimits.sets)
    throw wrong(`There are ${referenceLimits.sets} sets already, which is the most.`)
  return set
}

/** The same candles with other prices come from another market, or another clock. */
async function refuseOthers(tx: Db, set: ReferenceSetRow, known: CandleSet): Promise<void> {
  const [fromS, lastS] = [known.columns.time[0], known.columns.time.at(-1)]
  if (fromS === undefined || lastS === undefined) return
  const pieces = await selectPieces(tx, { setId: set.id, fromS, toS: lastS + 1 })
  if (pieces.length === 0) return
  const differsS = firstDifferenceS(known, joinCandles(await Promise.all(pieces.map(unpackCandles))))
  if (differsS === null) return
  const at = new Date(differsS * secondMs).toISOString().slice(0, 16).replace('T', ' ')
  throw wrong(
    `The set has other prices at ${at} UTC. Its candles are never changed: choose the clock of the file, or name another source.`,
  )
}

/** The last piece grows until it is full, so that a set with daily additions has few pieces. */
async function store(
  tx: Db,
  ctx: Ctx,
  { set, fresh }: { set: ReferenceSetRow; fresh: CandleSet },
): Promise<ReferenceSetRow> {
  const last = await selectLastPiece(tx, set.id)
  const added = fresh.columns.time.length
  const grows = last !== null && (last.candles + added <= referenceLimits.pieceCandles || added < candlesMin)
  const piece = grows ? joinCandles([await unpackCandles(last.packed), fresh]) : fresh
  const { time } = piece.columns
  const fromS = time[0] ?? 0
  const toS = (time.at(-1) ?? 0) + piece.timeframeS
  const packed = await packCandles(piece)
  await putPiece(tx, { setId: set.id, fromS, toS, candles: time.length, packed, addedAt: ctx.now() })
  const fingerprint = createHash('sha256')
    .update(`${set.fingerprint}${await fingerprintOf(fresh)}`)
    .digest('hex')
  return updateSet(tx, set.id, { candles: set.candles + added, toS, fingerprint, changedAt: ctx.now() })
}
