import { createHmac, timingSafeEqual } from 'node:crypto'
import { mailTopics, type MailTopic, navigations } from '@stratomate/contracts'

/** Where the service is reached, the key that signs its links, and the domain where replies arrive, if there is one. */
export type MailKeys = { origin: string; secret: string; inbox: string | null }
export type Unsubscribe = { userId: string; topic: MailTopic }

/** The address in a mail that switches its kind off without a sign-in. It can do nothing else. */
export function unsubscribeUrl({ origin, secret }: Omit<MailKeys, 'inbox'>, { userId, topic }: Unsubscribe): string {
  const token = `${userId}.${topic}.${signatureOf(secret, `${userId}.${topic}`)}`
  return `${origin}${navigations.unsubscribe}?token=${token}`
}

/** Whom and what a token is about; null for one that we did not write. */
export function readUnsubscribe(secret: string, token: string): Unsubscribe | null {
  const [userId = '', topic = '', signature = ''] = token.split('.')
  if (!isTopic(topic)) return null
  const expected = Buffer.from(signatureOf(secret, `${userId}.${topic}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return { userId, topic }
}

function isTopic(text: string): text is MailTopic {
  return Object.hasOwn(mailTopics, text)
}

function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${text}`).digest('base64url')
}
