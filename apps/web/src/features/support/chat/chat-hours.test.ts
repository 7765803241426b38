import { expect, test } from 'vitest'
import { chatHours } from './chat-hours.ts'

test.each([
  {
    when: 'Saturday in London',
    now: '2026-11-28T12:00:00Z',
    zone: 'Europe/London',
    text: '16:00 to 00:00 your time, opens Monday.',
  },
  {
    when: 'Sunday in London',
    now: '2026-11-29T12:00:00Z',
    zone: 'Europe/London',
    text: '16:00 to 00:00 your time, opens tomorrow.',
  },
  {
    when: 'Monday morning in London',
    now: '2026-11-30T09:00:00Z',
    zone: 'Europe/London',
    text: '16:00 to 00:00 your time, opens today.',
  },
  {
    when: 'Monday evening in London',
    now: '2026-11-30T20:00:00Z',
    zone: 'Europe/London',
    text: 'Open until 00:00 your time.',
  },
  {
    when: 'Friday night in Denver',
    now: '2026-11-28T02:00:00Z',
    zone: 'America/Denver',
    text: '09:00 to 17:00 your time, opens Monday.',
  },
  {
    when: 'a Monday in Tokyo, where it opens at night',
    now: '2026-11-30T10:00:00Z',
    zone: 'Asia/Tokyo',
    text: '01:00 to 09:00 your time, opens tomorrow.',
  },
  {
    when: 'a Saturday in Tokyo, whose Tuesday begins first',
    now: '2026-11-28T10:00:00Z',
    zone: 'Asia/Tokyo',
    text: '01:00 to 09:00 your time, opens Tuesday.',
  },
  {
    when: 'a summer Sunday in São Paulo',
    now: '2026-07-05T12:00:00Z',
    zone: 'America/Sao_Paulo',
    text: '12:00 to 20:00 your time, opens tomorrow.',
  },
])('the hours of the chat on $when', ({ now, zone, text }) => {
  expect(chatHours(Date.parse(now), zone)).toBe(text)
})
