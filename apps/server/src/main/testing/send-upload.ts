import { type Tier, type UploadAnswer, uploadBytesMax } from '@stratomate/contracts'
import { type RawEntry, rawZip } from '#server/features/files/testing/raw-zip.ts'
import type { Callers, Member, Visitor } from './start-shop.ts'
import { payByCard, testCards } from './pay-by-card.ts'

/** An archive with this text in it; the same text makes the same bytes. */
export function archiveOf(text: string, ...more: RawEntry[]): Buffer {
  return rawZip([{ name: 'read me.txt', data: text }, ...more])
}

/** An archive of exactly this many bytes: the limit, or one byte over it. */
export function archiveOfBytes(sizeBytes: number = uploadBytesMax): Buffer {
  const frame = rawZip([{ name: 'big', data: 'x', method: 0 }]).length - 1
  const data = Buffer.alloc(sizeBytes - frame, 'The same again. ')
  return rawZip([{ name: 'big', data, method: 0 }])
}

export type FormPart = { name: string; value: string } | { name: string; fileName: string; bytes: Buffer }

export function fileForm(parts: readonly FormPart[]): FormData {
  const form = new FormData()
  for (const part of parts) {
    if ('value' in part) form.append(part.name, part.value)
    else form.append(part.name, new Blob([new Uint8Array(part.bytes)], { type: 'application/zip' }), part.fileName)
  }
  return form
}

type Sent = {
  status: number
  body: UploadAnswer & { code?: string; message?: string; fields?: Record<string, string> }
}

export async function sendForm(visitor: Visitor, path: string, parts: readonly FormPart[]): Promise<Sent> {
  const answer = await visitor.fetch(path, { method: 'POST', body: fileForm(parts) })
  // Safe enough for tests: each asserts the status before it reads the body.
  return { status: answer.status, body: (await answer.json()) as Sent['body'] }
}

export function sendInstaller(visitor: Visitor, bytes: Buffer): Promise<Sent> {
  return sendForm(visitor, '/api/upload', [
    { name: 'type', value: 'main' },
    { name: 'file', fileName: 'setup.zip', bytes },
  ])
}

export function sendAddon(visitor: Visitor, name: string, bytes: Buffer): Promise<Sent> {
  return sendForm(visitor, '/api/upload/indicator', [
    { name: 'file', fileName: 'addon.zip', bytes },
    { name: 'type', value: 'indicator' },
    { name: 'name', value: name },
  ])
}

/** A member with a paid subscription in force. */
export async function joinAsPro(callers: Callers, tier: Tier = 'pro_trader'): Promise<Member> {
  const member = await callers.member()
  const body = { tier, email: member.email, start: 'now' }
  const begun = await member.visitor.call('createSubscription', { body })
  const { clientSecret } = begun.body
  await payByCard(member.visitor, clientSecret, testCards.works)
  const [id = ''] = clientSecret.split('_secret_')
  const shown = await member.visitor.call('readPaymentStatus', { query: { payment_intent: id } })
  if (shown.status !== 200) throw new Error(`Subscribing failed: ${JSON.stringify(shown.body)}`)
  return member
}
