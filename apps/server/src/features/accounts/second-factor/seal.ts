import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a secret, so that the database alone does not reveal it. `about` binds it to its owner. */
export function seal(secret: Buffer, key: { installation: string; about: string }): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(key.installation), nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(key.about))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts it. Throws when it was changed, belongs to another owner or to another installation. */
export function unseal(text: string, key: { installation: string; about: string }): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  const tagEnd = nonceBytes + tagBytes
  const decipher = createDecipheriv(algorithm, keyOf(key.installation), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(key.about))
  decipher.setAuthTag(bytes.subarray(nonceBytes, tagEnd))
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()])
}

function keyOf(installation: string): Buffer {
  return Buffer.from(hkdfSync('sha256', installation, '', 'authenticator', 32))
}
