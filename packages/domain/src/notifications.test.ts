import { describe, expect, test } from 'vitest'
import { describeNotification, digestPeriod } from './notifications.ts'

describe('the words of a notification', () => {
  test('name who acted, show the beginning of the text on one line and lead to the post', () => {
    const words = describeNotification({ kind: 'reply', actor: 'Ann L.', postId: 'p1', text: ' Try\n\n period  14 ' })

    expect(words).toEqual({
      title: 'Ann L. replied to your post',
      detail: 'Try period 14',
      path: '/community/p1',
    })
  })

  test('cut a long text between letters', () => {
    const { detail } = describeNotification({ kind: 'mention', actor: 'A', postId: 'p', text: '😀'.repeat(500) })

    expect(Array.from(detail ?? '')).toHaveLength(140)
    expect(detail?.endsWith('😀…')).toBe(true)
  })

  test('say the reason of a moderator and where to answer', () => {
    const words = describeNotification({
      kind: 'moderation',
      what: 'Your post was hidden',
      reason: 'Advertising',
      postId: '',
    })

    expect(words).toEqual({ title: 'Your post was hidden', detail: 'Reason: Advertising', path: '/support' })
  })
})

describe('the period of a digest', () => {
  test.each([
    ['2026-11-21T08:00:00Z', '2026-11-21'],
    ['2026-11-21T23:59:59Z', '2026-11-21'],
    ['2026-11-22T07:59:59Z', '2026-11-21'],
    ['2026-11-22T08:00:00Z', '2026-11-22'],
  ])('of a day begins at 08:00 UTC: %s is of %s', (now, period) => {
    expect(digestPeriod('daily', new Date(now))).toBe(period)
  })

  test.each([
    ['2026-11-23T07:59:59Z', '2026-11-16'],
    ['2026-11-23T08:00:00Z', '2026-11-23'],
    ['2026-11-29T12:00:00Z', '2026-11-23'],
  ])('of a week begins on Monday: %s is of %s', (now, period) => {
    expect(digestPeriod('weekly', new Date(now))).toBe(period)
  })
})
