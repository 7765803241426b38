import { join } from 'node:path'
import { isFields } from '@stratomate/lab/json-values'
import { importSigner, newSigner } from '@stratomate/lab/proof/sign-text'
import { proveRecord } from '@stratomate/lab/record/record-proof'
import { errorText, SettingsError } from '@stratomate/std/errors'
import { journalPathOf, openJournalDatabase } from '#desktop/adapters/journal/open-journal-database.ts'
import { readChainHead } from '#desktop/adapters/journal/journal-chain.ts'
import { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import { readSecret, writeSecret } from '#desktop/platform/secrets/secret-file.ts'
import { recordOf } from './record-of.ts'

/**
 * Writes all trades of the journal to a file, with the head of its chain, signed by the key of this computer. Answers a
 * summary in one line. Throws an AlreadyRunningError while the app runs, and a SettingsError when the file cannot be
 * written.
 */
export async function writeRecord(file: string, dataFolder: string): Promise<string> {
  const db = openJournalDatabase(journalPathOf(dataFolder))
  try {
    const { charts, trades } = recordOf(new SqliteJournal(db).tradesSince(0))
    const signer = await signerOf(dataFolder)
    replaceFile(file, `${await proveRecord({ journal: readChainHead(db), charts, trades }, signer)}\n`)
    return `${trades.length} trades of ${charts.length} charts, signed. Written to ${file}.`
  } catch (error) {
    throw new SettingsError(`The record could not be written to ${file} (${errorText(error)}).`)
  } finally {
    db.close()
  }
}

/** The key of this computer, encrypted for this person; made at the first record. */
async function signerOf(dataFolder: string): Promise<CryptoKeyPair> {
  const path = join(dataFolder, 'record-signer')
  const kept = readSecret(path)
  const key: unknown = kept === null ? null : JSON.parse(kept)
  if (isFields(key) && typeof key['x'] === 'string' && typeof key['d'] === 'string')
    return importSigner({ kty: 'OKP', crv: 'Ed25519', x: key['x'], d: key['d'] })
  const made = await newSigner(true)
  writeSecret(path, JSON.stringify(await crypto.subtle.exportKey('jwk', made.privateKey)))
  return made
}
