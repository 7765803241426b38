import type { OutsideAnswer } from '../webhooks/ports.ts'

export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** Sends messages to browsers by their own push services, which cannot read them. */
export type PushSender = {
  /** The public key by which push services know this service, in the form that browsers want. */
  publicKey: string
  /** Whether its address may be a push service and its key is valid. */
  isTarget: (target: PushTarget) => boolean
  /** Never throws. */
  send: (target: PushTarget, text: string) => Promise<OutsideAnswer>
}
