import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where replies by mail arrive, and the key that signs the address of each chat. */
export type ReplyKeys = { inbox: string; secret: string }

/** Hexadecimal, since mail servers change the case of letters; 104 bits, so that the whole part has 64 characters. */
const signatureLength = 26
const pattern = /chat\+([0-9a-f]{32})\.([0-9a-f]{26})@([a-z0-9.-]{1,253})/giu

/** The address whose mails are added to a chat. Whoever knows it may answer in the name of the team. */
export function replyAddress({ inbox, secret }: ReplyKeys, conversationId: string): string {
  return `chat+${conversationId.replaceAll('-', '')}.${signatureOf(secret, conversationId)}@${inbox}`
}

/** The chat that the recipients of a mail name; null when none of them is such an address. */
export function readReplyAddress({ inbox, secret }: ReplyKeys, recipients: string): string | null {
  for (const [, hex = '', signature = '', domain = ''] of recipients.slice(0, 5_000).matchAll(pattern)) {
    if (domain.toLowerCase() !== inbox.toLowerCase()) continue
    const id = hex.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5')
    const expected = Buffer.from(signatureOf(secret, id))
    if (timingSafeEqual(expected, Buffer.from(signature.toLowerCase()))) return id
  }
  return null
}

function signatureOf(secret: string, conversationId: string): string {
  return createHmac('sha256', secret).update(`chat-reply:${conversationId}`).digest('hex').slice(0, signatureLength)
}
