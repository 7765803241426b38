import { createECDH, createHash, ECDH } from 'node:crypto'
import webPush from 'web-push'
import type { PushSender } from '#server/features/push/ports.ts'
import type { OutsideSender } from '#server/features/webhooks/ports.ts'

/** How long a push service keeps a message for a browser that is away: 4 hours. */
const keptS = 14_400
const curve = 'prime256v1'

type Keys = { secret: string; contact: string; outside: OutsideSender }

/**
 * Encrypts for browsers (RFC 8291) and posts to their push services with our key (VAPID). The key is derived from the
 * installation's secret, so that all its servers have the same one; `contact` is an address for those services.
 */
export function createPushSender({ secret, contact, outside }: Keys): PushSender {
  const vapidDetails = { subject: contact, ...keysOf(secret) }
  return {
    publicKey: vapidDetails.publicKey,
    isTarget: ({ endpoint, p256dh }) => outside.isCallable(endpoint) && isPoint(p256dh),
    send: async ({ endpoint, p256dh, auth }, text) => {
      const target = { endpoint, keys: { p256dh, auth } }
      const options = { vapidDetails, TTL: keptS, urgency: 'high', contentEncoding: 'aes128gcm' } as const
      const made = webPush.generateRequestDetails(target, text, options)
      const { 'Content-Length': _length, ...headers } = made.headers
      const texts: Record<string, string> = {}
      for (const [name, value] of Object.entries(headers)) texts[name] = String(value)
      return outside.post({ url: endpoint, headers: texts, body: made.body ?? Buffer.alloc(0) })
    },
  }
}

/** Whether a text is a point on the curve, in the encoding of browsers. */
function isPoint(text: string): boolean {
  try {
    ECDH.convertKey(text, curve, 'base64url')
    return true
  } catch {
    // Nothing else can be converted.
    return false
  }
}

function keysOf(secret: string): { publicKey: string; privateKey: string } {
  const bytes = createHash('sha256').update(secret).digest()
  // Below the order of the curve, whatever the hash is.
  bytes.writeUInt8(bytes.readUInt8(0) & 0x7f, 0)
  const pair = createECDH(curve)
  pair.setPrivateKey(bytes)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') }
}
