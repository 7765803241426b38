import type { Notification } from '@stratomate/contracts/notifications/schemas'

/** What a reader does on the page of a notification; the first beginning that fits its address counts. */
const followLabels = [
  ['/pricing', 'Compare the plans'],
  ['/account?tab=devices', 'See your computers'],
  ['/account?tab=security', 'Check your sign-ins'],
  ['/account?tab=billing', 'Open billing'],
  ['/community', 'Read the post'],
  ['/support', 'Write to support'],
  ['/dashboard?activity=alerts', 'See the alerts'],
  ['/dashboard?view=statistics', 'See the statistics'],
  ['/dashboard', 'Open the dashboard'],
] as const

export function followLabel({ kind, path }: Pick<Notification, 'kind' | 'path'>): string {
  if (kind === 'answer') return 'Read the answer'
  if (kind === 'webhook') return 'See your webhooks'
  return followLabels.find(([start]) => path.startsWith(start))?.[1] ?? 'Open'
}
