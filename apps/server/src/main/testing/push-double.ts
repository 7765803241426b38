import { webcrypto } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listeningPort } from '@stratomate/std/ports'
import { importJWK, jwtVerify } from 'jose'

const { subtle } = webcrypto

/** A browser with its push service; it decrypts what arrives by RFC 8291, without a library of ours. */
export type PushDouble = {
  target: { endpoint: string; p256dh: string; auth: string }
  /** What arrived, decrypted. */
  shown: unknown[]
  /** The signed claims with which each call proved its sender. */
  proved: unknown[]
  answerWith: (status: number) => void
  close: () => Promise<void>
}

export async function startPushDouble(): Promise<PushDouble> {
  const keys = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits'])
  const own = Buffer.from(await subtle.exportKey('raw', keys.publicKey))
  const auth = Buffer.from(webcrypto.getRandomValues(new Uint8Array(16)))
  const shown: unknown[] = []
  const proved: unknown[] = []
  let status = 201
  const server = createServer((request, response) => {
    const take = async () => {
      const body = await buffer(request)
      const { authorization = '', 'content-encoding': encoding } = request.headers
      if (encoding !== 'aes128gcm' || request.headers['ttl'] === undefined) throw new Error('This is no push message.')
      proved.push(await proveSender(authorization))
      shown.push(JSON.parse(await decrypt(body, { privateKey: keys.privateKey, own, auth })))
      return status
    }
    void take().then(
      (answer) => response.writeHead(answer).end(),
      (error: unknown) => {
        proved.push(error)
        response.writeHead(400).end()
      },
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${listeningPort(server)}/push/${auth.toString('hex')}`
  return {
    target: { endpoint, p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    shown,
    proved,
    answerWith: (next) => {
      status = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** VAPID (RFC 8292): a token that the key beside it has signed. */
async function proveSender(authorization: string): Promise<unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/u.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
  const { payload } = await jwtVerify(token, publicKey)
  return { ...payload, key }
}

type Reader = { privateKey: webcrypto.CryptoKey; own: Buffer; auth: Buffer }

async function decrypt(body: Buffer, { privateKey, own, auth }: Reader): Promise<string> {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const sender = body.subarray(21, keyEnd)
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const publicKey = await subtle.importKey('raw', sender, curve, false, [])
  const shared = Buffer.from(await subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256))
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
  const secret = await expand(shared, { salt: auth, about, bytes: 32 })
  const contentKey = await expand(secret, { salt, about: Buffer.from('Content-Encoding: aes128gcm\0'), bytes: 16 })
  const iv = await expand(secret, { salt, about: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 })
  const key = await subtle.importKey('raw', contentKey, 'AES-GCM', false, ['decrypt'])
  const padded = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, key, body.subarray(keyEnd)))
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

async function expand(
  secret: Buffer,
  { salt, about, bytes }: { salt: Buffer; about: Buffer; bytes: number },
): Promise<Buffer> {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return Buffer.from(await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info: about }, key, bytes * 8))
}
