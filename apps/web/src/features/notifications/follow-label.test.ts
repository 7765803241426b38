import { expect, test } from 'vitest'
import { followLabel } from './follow-label.ts'

test.each([
  ['billing', '/pricing', 'Compare the plans'],
  ['device', '/account?tab=devices', 'See your computers'],
  ['webhook', '/account?tab=security', 'See your webhooks'],
  ['reply', '/community/p1', 'Read the post'],
  ['answer', '/support', 'Read the answer'],
  ['moderation', '/support', 'Write to support'],
  ['refusals', '/dashboard?activity=alerts', 'See the alerts'],
  ['silent', '/dashboard', 'Open the dashboard'],
  ['billing', '/feedback', 'Open'],
] as const)('a notification of %s that leads to %s says "%s"', (kind, path, label) => {
  expect(followLabel({ kind, path })).toBe(label)
})
