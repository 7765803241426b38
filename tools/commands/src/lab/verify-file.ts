import { readFileSync } from 'node:fs'
import { verifyProof } from '@stratomate/lab/proof/proof'
import { ProofError, readProof } from '@stratomate/lab/proof/read-proof'
import { isRecordText, readRecord } from '@stratomate/lab/record/read-record'
import { verifyRecord } from '@stratomate/lab/record/record-proof'
import { exitCodes, type LabAnswer, recordLines } from './lab-lines.ts'
import { LabUsageError } from './lab-options.ts'
import type { LabStore } from './lab-store.ts'

/** Runs a proof again on the history with its fingerprint, or counts the record of a journal again. */
export async function verifyFile(path: string, store: LabStore): Promise<LabAnswer> {
  const text = readFileSync(path, 'utf8')
  if (isRecordText(text)) return verifyRecordText(path, text)
  const proof = read(path, () => readProof(text))
  const { fingerprint } = proof.data
  const set = await store.find(fingerprint)
  if (set === null)
    throw new LabUsageError(`The candles of this proof are not here: import them first (${fingerprint}).`)
  const answer = await verifyProof(proof, set)
  const line =
    answer === 'same' ? 'The same candles and the same rule give the same trades.' : `Not the same: ${answer}.`
  return { lines: [line], data: { answer }, code: answer === 'same' ? exitCodes.fine : exitCodes.different }
}

/** A record of the desktop app is counted again; it needs no candles. */
async function verifyRecordText(path: string, text: string): Promise<LabAnswer> {
  const record = read(path, () => readRecord(text))
  const answer = await verifyRecord(record)
  const isSame = answer === 'same'
  const lines = isSame ? recordLines(record) : [`Not the same: ${answer}.`]
  return { lines, data: { answer, totals: record.totals }, code: isSame ? exitCodes.fine : exitCodes.different }
}

function read<Content>(path: string, readText: () => Content): Content {
  try {
    return readText()
  } catch (error) {
    throw error instanceof ProofError ? new LabUsageError(`${path}: ${error.message}`) : error
  }
}
