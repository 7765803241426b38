import { newSigner } from '@stratomate/lab/proof/sign-text'
import { inStore } from '#lab-ui/records/browser-store.ts'

const place = { database: 'stratomate-lab-signer', store: 'keys', keyPath: 'name' } as const
const name = 'signer'

/**
 * The keys that sign this browser's proofs: made once, and even this page cannot read the private one. Where the
 * browser stores nothing, each proof has its own keys. Throws where Ed25519 is missing.
 */
export async function browserSigner(): Promise<CryptoKeyPair> {
  const keys = await newSigner()
  try {
    const kept: unknown = await inStore(place, 'readonly', (store) => store.get(name))
    if (isKept(kept)) return kept.keys
    await inStore(place, 'readwrite', (store) => store.put({ name, keys }))
    return keys
  } catch {
    return keys
  }
}

function isKept(value: unknown): value is { keys: CryptoKeyPair } {
  if (typeof value !== 'object' || value === null || !('keys' in value)) return false
  const { keys } = value
  return typeof keys === 'object' && keys !== null && 'privateKey' in keys && keys.privateKey instanceof CryptoKey
}
