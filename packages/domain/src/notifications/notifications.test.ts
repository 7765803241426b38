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

  test.each([
    [140, 140],
    [141, 140],
    [139, 139],
  ])('keep %i letters as %i', (letters, kept) => {
    const { detail } = describeNotification({ kind: 'mention', actor: 'A', postId: 'p', text: 'x'.repeat(letters) })

    expect(detail).toBe(letters > kept ? `${'x'.repeat(kept - 1)}…` : 'x'.repeat(kept))
  })

  test.each([
    [{ kind: 'answer' }, 'The support team has answered you', '/support'],
    [{ kind: 'billing', what: 'A payment failed' }, 'A payment failed', '/account?tab=billing'],
    [{ kind: 'device', computer: 'PC' }, 'PC can now trade with your account', '/account?tab=devices'],
    [{ kind: 'webhook', host: 'example.com' }, 'The webhook to example.com was switched off', '/account?tab=security'],
    [{ kind: 'moderation', what: 'Hidden', reason: 'Spam', postId: 'p1' }, 'Hidden', '/community/p1'],
  ] as const)('of %o lead to where one can act', (facts, title, path) => {
    expect(describeNotification(facts)).toMatchObject({ title, path })
  })

  test.each([
    [`${'word '.repeat(27)}whole more`, `${'word '.repeat(26)}word…`],
    [`${'word '.repeat(26)}longer cutting`, `${'word '.repeat(26)}longer…`],
    [`${'word '.repeat(26)}longerone more`, `${'word '.repeat(26)}longerone…`],
  ])('cut a long text between words', (text, excerpt) => {
    const { detail } = describeNotification({ kind: 'mention', actor: 'A', postId: 'p', text })

    expect(detail).toBe(excerpt)
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

describe('the words of a daily limit', () => {
  test('name the end of its day as an instant', () => {
    expect(describeNotification({ kind: 'limit', day: '2026-11-23' })).toMatchObject({
      detail: 'Trading is paused and resumes at 00:00 UTC on 2026-11-24.',
      moment: { at: '2026-11-24T00:00:00.000Z', words: 'at 00:00 UTC on 2026-11-24' },
    })
  })

  test.each(['', 'tomorrow'])('name none for a day that is none (%j)', (day) => {
    const { detail, moment } = describeNotification({ kind: 'limit', day })

    expect(detail).toBe('Trading resumes after the next-day reset.')
    expect(moment).toBeUndefined()
  })
})

describe('the words of what became of an app', () => {
  test('say when it was heard last, and promise nothing about its trades', () => {
    const words = describeNotification({
      kind: 'silent',
      computer: 'Desk PC',
      heardAt: '2026-11-22T14:05:09.120Z',
    })

    expect(words.title).toBe('Desk PC has gone offline')
    expect(words.detail).toContain('The last contact was at 14:05 UTC on 2026-11-22')
  })

  test('say how many signals were refused and what helps', () => {
    const counts = { refused: '12', signals: '14', code: 'broker_disconnected' }

    expect(describeNotification({ kind: 'refusals', computer: 'Desk PC', ...counts })).toEqual({
      title: 'Many signals are refused on Desk PC',
      detail:
        '12 of 14 signals within an hour. Most common reason: The broker is not connected. Check the connection to the broker.',
      path: '/dashboard?activity=alerts',
    })
  })

  test('show a code of another version as it is', () => {
    expect(describeNotification({ kind: 'stop', computer: 'PC', code: 'toString' }).detail).toBe('toString')
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

test('a source from outside is called by its name', () => {
  const chart = JSON.stringify(['', 0, 'Unproven source: Room 7'])
  const words = describeNotification({ kind: 'proof', chart, state: 'broken', isStopped: 'no' })

  expect(words.title).toBe('The results of Unproven source: Room 7 have broken')
  expect(words.detail).toMatch(/^Unproven source: Room 7: luck alone .* It still trades\.$/u)
})

test.each([
  ['broken', 'yes', ['The results of EURUSD have broken', 'taken off the favorites, as you have chosen.']],
  ['broken', 'no', ['The results of EURUSD have broken', 'It still trades.']],
  ['weakened', 'no', ['The results of EURUSD weaken', 'That may still be luck.']],
] as const)('the words of a proof that is %s, stopped: %s', (state, isStopped, [title, end]) => {
  const chart = JSON.stringify(['EURUSD', 60, 'super-trend'])
  const { detail, ...words } = describeNotification({ kind: 'proof', chart, state, isStopped })

  expect(words).toEqual({ title, path: '/dashboard?view=statistics' })
  expect(detail).toMatch(/^EURUSD M1, super-trend: /u)
  expect(detail?.endsWith(end)).toBe(true)
})
