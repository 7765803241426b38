import { expect, test } from 'vitest'
import { chatHours } from './chat-hours.ts'

test.each([
  ['Saturday in London', '2026-11-28T12:00:00Z', 'Europe/London', '16:00 to 00:00 your time, opens Monday.'],
  ['Sunday in London', '2026-11-29T12:00:00Z', 'Europe/London', '16:00 to 00:00 your time, opens tomorrow.'],
  ['Monday morning in London', '2026-11-30T09:00:00Z', 'Europe/London', '16:00 to 00:00 your time, opens today.'],
  ['Monday evening in London', '2026-11-30T20:00:00Z', 'Europe/London', 'Open until 00:00 your time.'],
  ['Friday night in Denver', '2026-11-28T02:00:00Z', 'America/Denver', '09:00 to 17:00 your time, opens Monday.'],
  [
    'a Monday in Tokyo, where it opens at night',
    '2026-11-30T10:00:00Z',
    'Asia/Tokyo',
    '01:00 to 09:00 your time, opens tomorrow.',
  ],
  [
    'a Saturday in Tokyo, whose Tuesday begins first',
    '2026-11-28T10:00:00Z',
    'Asia/Tokyo',
    '01:00 to 09:00 your time, opens Tuesday.',
  ],
  [
    'a summer Sunday in São Paulo',
    '2026-07-05T12:00:00Z',
    'America/Sao_Paulo',
    '12:00 to 20:00 your time, opens tomorrow.',
  ],
])('the hours of the chat on %s', (_when, now, zone, text) => {
  expect(chatHours(Date.parse(now), zone)).toBe(text)
})
