import { hexOf } from '@stratomate/candles/fingerprint'

const algorithm = 'Ed25519'
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** A pair of keys whose private half cannot be exported, unless that is asked for. Throws where Ed25519 is missing. */
export async function newSigner(isExtractable = false): Promise<CryptoKeyPair> {
  const keys = await crypto.subtle.generateKey(algorithm, isExtractable, ['sign', 'verify'])
  if (!('privateKey' in keys)) throw new Error('No pair of keys was made.')
  return keys
}

/** The pair of a private JSON Web Key, which holds its public half as `x`. */
export async function importSigner(key: JsonWebKey & { d: string }): Promise<CryptoKeyPair> {
  const { d: _, ...half } = key
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.importKey('jwk', { ...key, key_ops: ['sign'] }, algorithm, true, ['sign']),
    crypto.subtle.importKey('jwk', { ...half, key_ops: ['verify'] }, algorithm, true, ['verify']),
  ])
  return { privateKey, publicKey }
}

/** The public key of a signer, 64 hexadecimal digits. */
export async function publicKeyOf({ publicKey }: CryptoKeyPair): Promise<string> {
  return hexOf(await crypto.subtle.exportKey('raw', publicKey))
}

/** The signature of a text, 128 hexadecimal digits. */
export async function signText({ privateKey }: CryptoKeyPair, text: string): Promise<string> {
  return hexOf(await crypto.subtle.sign(algorithm, privateKey, bytesOf(text)))
}

/** Whether the holder of a public key has signed this text. False for what is not a key or a signature. */
export async function isSignedBy(publicKey: string, signature: string, text: string): Promise<boolean> {
  const [key, signed] = [bytesOfHex(publicKey, 32), bytesOfHex(signature, 64)]
  if (key === null || signed === null) return false
  try {
    const known = await crypto.subtle.importKey('raw', key, algorithm, false, ['verify'])
    return await crypto.subtle.verify(algorithm, known, signed, bytesOf(text))
  } catch {
    return false
  }
}

function bytesOfHex(text: string, length: number): Uint8Array<ArrayBuffer> | null {
  if (text.length !== length * 2 || !/^[0-9a-f]+$/u.test(text)) return null
  return Uint8Array.from({ length }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16))
}

/**
 * A JSON value as one text, whatever the order of its fields: names sorted, numbers as ECMAScript writes them (RFC
 * 8785).
 */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) => {
    if (typeof field !== 'object' || field === null || Array.isArray(field)) return field
    return Object.fromEntries(Object.entries(field).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
}
