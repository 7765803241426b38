import type { PushInput } from '@stratomate/contracts/push/schemas'

/** Whether this browser can show notifications of a site, and whether the person has forbidden it. */
export type PushSupport = 'possible' | 'blocked' | 'none'

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** The push address of this browser now; null without one. */
export async function ownEndpoint(): Promise<string | null> {
  if (pushSupport() === 'none') return null
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription?.endpoint ?? null
}

/**
 * Asks the person for permission, which browsers only allow after a press, then the browser for an address. Null when
 * the person refuses.
 */
export async function subscribe(publicKey: string): Promise<PushInput | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  // An address that was made for another key is useless.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { keys = {} } = made.toJSON()
  return { endpoint: made.endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
