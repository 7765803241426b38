import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyResponse } from '@stratomate/contracts'

type Passkey = { id: Buffer; privateKey: KeyObject; publicKey: KeyObject; counter: number }
type Ceremony = { options: Record<string, unknown>; origin: string }
/** `touched`: the key was only touched, so nobody was verified by finger, face or PIN. */
type Presence = 'verified' | 'touched'

/** A passkey as a browser and its authenticator would make and use it, without any of their checks. */
export function makePasskey(): Passkey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { id: randomBytes(32), privateKey, publicKey, counter: 0 }
}

/** The answer to the question for a new passkey. */
export function registerPasskey(
  passkey: Passkey,
  ceremony: Ceremony,
  presence: Presence = 'verified',
): PasskeyResponse {
  const authData = Buffer.concat([authDataHead(passkey, { ceremony, presence, flags: 0x40 }), credentialData(passkey)])
  const attestationObject = Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    cborBytes(authData),
  ])
  return answerOf(passkey, {
    clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
    attestationObject: attestationObject.toString('base64url'),
    transports: ['internal'],
  })
}

/** The answer to the question for a sign-in. */
export function answerWithPasskey(
  passkey: Passkey,
  ceremony: Ceremony,
  presence: Presence = 'verified',
): PasskeyResponse {
  const authData = authDataHead(passkey, { ceremony, presence, flags: 0 })
  const data = clientData('webauthn.get', ceremony)
  const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
  return answerOf(passkey, {
    clientDataJSON: data.toString('base64url'),
    authenticatorData: authData.toString('base64url'),
    signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
  })
}

function answerOf(passkey: Passkey, response: Record<string, unknown>): PasskeyResponse {
  const id = passkey.id.toString('base64url')
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
}

function clientData(type: string, { options, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge: options['challenge'], origin, crossOrigin: false }))
}

function authDataHead(
  passkey: Passkey,
  { ceremony, presence, flags }: { ceremony: Ceremony; presence: Presence; flags: number },
): Buffer {
  passkey.counter += 1
  const rpIdHash = createHash('sha256').update(new URL(ceremony.origin).hostname).digest()
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(passkey.counter)
  return Buffer.concat([rpIdHash, Buffer.from([0x01 | (presence === 'verified' ? 0x04 : 0) | flags]), counter])
}

function credentialData({ id, publicKey }: Passkey): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  // A COSE key: elliptic curve, ES256, P-256, and the point.
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
  const point = [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url')), Buffer.from([0x22])]
  return Buffer.concat([Buffer.alloc(16), length, id, head, ...point, cborBytes(Buffer.from(y, 'base64url'))])
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff]
  return Buffer.concat([Buffer.from(head), bytes])
}
