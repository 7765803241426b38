import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CandleSet } from '@stratomate/candles/candle-set'
import { fingerprintOf } from '@stratomate/candles/fingerprint'
import { packCandles, unpackCandles } from '@stratomate/candles/pack'
import type { TrialRegistry } from '@stratomate/lab/judge/trial-registry'
import { importSigner, newSigner } from '@stratomate/lab/proof/sign-text'
import { z } from 'zod'
import { LabUsageError } from './lab-options.ts'

const ending = '.candles'
const count = z.number().int().nonnegative()
/** A private key of Ed25519 as a JSON Web Key (RFC 8037). */
const SignerKey = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() })
const Registry = z.record(z.string().regex(/^[0-9a-f]{64}$/u), z.object({ tries: count, opened: count }))

/** Histories and counted tries in a folder on this computer. */
export class LabStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** Stores a history under its symbol and timeframe, and answers that name. */
  async save(set: CandleSet): Promise<string> {
    const name = `${set.symbol}-${set.timeframeS / 60}m`
    this.#write(`${name}${ending}`, await packCandles(set))
    return name
  }

  /** A history by its name. Throws a LabUsageError that lists the names. */
  async load(name: string): Promise<CandleSet> {
    const names = this.#names()
    if (names.includes(name)) return await unpackCandles(readFileSync(join(this.#folder, `${name}${ending}`)))
    const known = names.length === 0 ? 'import a file first' : `there are ${names.join(', ')}`
    throw new LabUsageError(`There is no history "${name}": ${known}.`)
  }

  /** The history with a fingerprint; null when none is here. */
  async find(fingerprint: string): Promise<CandleSet | null> {
    for (const name of this.#names()) {
      const set = await this.load(name)
      if ((await fingerprintOf(set)) === fingerprint) return set
    }
    return null
  }

  /** The counted tries. Throws when the file was damaged: without it, tries would be forgotten. */
  registry(): TrialRegistry {
    const path = join(this.#folder, 'tries.json')
    return existsSync(path) ? Registry.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
  }

  keepRegistry(registry: TrialRegistry): void {
    this.#write('tries.json', `${JSON.stringify(registry, null, 2)}\n`)
  }

  /** The keys that sign proofs of this computer; made at the first proof, readable only by their owner. */
  async signer(): Promise<CryptoKeyPair> {
    const path = join(this.#folder, 'signer.json')
    if (existsSync(path)) return await importSigner(SignerKey.parse(JSON.parse(readFileSync(path, 'utf8'))))
    const keys = await newSigner(true)
    this.#write('signer.json', JSON.stringify(await crypto.subtle.exportKey('jwk', keys.privateKey)), 0o600)
    return keys
  }

  #names(): string[] {
    return readdirSync(this.#folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length))
  }

  /** Written in one step. */
  #write(file: string, content: Uint8Array | string, mode = 0o644): void {
    const path = join(this.#folder, file)
    writeFileSync(`${path}.new`, content, { mode })
    renameSync(`${path}.new`, path)
  }
}
