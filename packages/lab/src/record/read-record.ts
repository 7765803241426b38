import { isFields, isWhole, jsonOf } from '../json-values.ts'
import { canonicalText } from '../proof/sign-text.ts'
import { ProofError } from '../proof/read-proof.ts'
import type { RecordProof } from './record-proof.ts'

/** A hundred thousand trades, and more. */
const recordTextMax = 16 * 1024 * 1024

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 64
const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/u.test(value)
/** The journal's own hashes are shorter. */
const isLink = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{32,64}$/u.test(value)
const isCount = (value: unknown): boolean => isWhole(value) && Number(value) >= 0

/** Whether a text claims to be the record of a journal. */
export function isRecordText(text: string): boolean {
  const value = text.length > recordTextMax ? undefined : jsonOf(text)
  return isFields(value) && value['kind'] === 'record'
}

/** Reads a record from outside. It has only one form, so that nothing in it changes unnoticed. Throws a ProofError. */
export function readRecord(text: string): RecordProof {
  const value = text.length > recordTextMax ? undefined : jsonOf(text)
  if (!isRecord(value)) throw new ProofError('The file is no record of a journal, or was made by another version.')
  // Safe: the structure was checked.
  const record = value as RecordProof
  if (canonicalText(record) !== text.trimEnd()) throw new ProofError('The record is not written as the app writes it.')
  return record
}

function isRecord(value: unknown): boolean {
  if (!isFields(value) || Object.keys(value).length !== 9) return false
  const { version, kind, journal, charts, trades, totals, tradesHash, signer, signature } = value
  if (version !== 1 || kind !== 'record' || !isFields(journal)) return false
  if (!isText(journal['id']) || !isCount(journal['seq']) || !isLink(journal['hash'])) return false
  if (!Array.isArray(charts) || !Array.isArray(trades) || !Array.isArray(totals)) return false
  const isNamed = charts.every((chart) => isFields(chart) && isText(chart['account']) && isText(chart['currency']))
  const isTrade = (trade: unknown): boolean =>
    Array.isArray(trade) &&
    trade.length === 8 &&
    trade.every(isWhole) &&
    isCount(trade[0]) &&
    Number(trade[0]) < charts.length
  return isNamed && trades.every(isTrade) && isHash(tradesHash) && isHash(signer) && typeof signature === 'string'
}
