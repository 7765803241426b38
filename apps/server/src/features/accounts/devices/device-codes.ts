import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Letters and digits that are not easily confused, without vowels, so that they form no words. */
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ23456789'
const userCodeLength = 8

/** A code a person types: eight characters, about 38 bits. */
export function makeUserCode(): string {
  return Array.from({ length: userCodeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** `ABCD2345` as `ABCD-2345`. */
export function showUserCode(userCode: string): string {
  return `${userCode.slice(0, 4)}-${userCode.slice(4)}`
}

const keyGroups = 5
const keyGroupLength = 5

/** A license key as its owner sees it once: five groups of five, about 120 bits. */
export function makeLicenceKey(): string {
  const group = () => Array.from({ length: keyGroupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: keyGroups }, group).join('-')
}

/** 256 random bits, safe in a URL or a header. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Secrets are stored as SHA-256: they are random, so nothing slower is needed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
