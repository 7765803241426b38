import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  communityRules,
  isNewcomer,
  memberBadge,
  nextVote,
  type Reputation,
  textForComparison,
  textProblem,
  voteChange,
  voteValue,
} from './community.ts'

const now = new Date('2026-11-21T12:00:00Z')
const old = new Date('2026-01-01T00:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const reputation: Reputation = { role: 'member', mark: null, createdAt: old, posts: 5, votes: 0 }

test('the same text is refused for five minutes', () => {
  expect(communityRules.repeatMs).toBe(300_000)
})

describe('a vote', () => {
  const votes = fc.constantFrom('up', 'down', 'none')

  test.each([
    ['none', 'up', 1],
    ['none', 'down', -1],
    ['up', 'none', -1],
    ['down', 'none', 1],
    ['up', 'down', -2],
    ['down', 'up', 2],
    ['up', 'up', 0],
  ] as const)('from %s to %s moves the sum by %i', (from, to, change) => {
    expect(voteChange(from, to)).toBe(change)
  })

  test('the same arrow again undoes it, the other one switches', () => {
    const pressed = (['none', 'up', 'down'] as const).map((state) => [nextVote(state, 'up'), nextVote(state, 'down')])
    expect(pressed).toEqual([
      ['up', 'down'],
      ['none', 'down'],
      ['up', 'none'],
    ])
  })

  test('presses in any order leave the sum at the value of the last state', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('up', 'down')), (presses) => {
        let state: 'up' | 'down' | 'none' = 'none'
        let sum = 0
        for (const pressed of presses) {
          const next = nextVote(state, pressed)
          sum += voteChange(state, next)
          state = next
        }
        expect(sum).toBe(voteValue(state))
      }),
    )
  })

  test('a way through any states changes as much as the straight one', () => {
    fc.assert(
      fc.property(votes, votes, votes, (from, over, to) => {
        expect(voteChange(from, over) + voteChange(over, to)).toBe(voteChange(from, to))
      }),
    )
  })
})

describe('the mark beside a name', () => {
  test.each<[string, Partial<Reputation>, string | null]>([
    ['is moderator by role, whatever else', { role: 'admin', posts: 0, mark: 'expert' }, 'moderator'],
    ['is expert from a moderator', { mark: 'expert' }, 'expert'],
    ['is expert with 25 votes', { votes: 25 }, 'expert'],
    ['is none with 24 votes and a few posts', { votes: 24 }, null],
    ['is verified from a moderator', { mark: 'verified', posts: 0 }, 'verified'],
    ['is verified after a while and ten posts', { posts: 10 }, 'verified'],
    ['is verified after 30 days to the millisecond', { posts: 10, createdAt: daysAgo(30) }, 'verified'],
    ['is none a day before', { posts: 10, createdAt: daysAgo(29) }, null],
    ['is none with nine posts', { posts: 9, createdAt: daysAgo(30) }, null],
    ['is new with one post', { posts: 1 }, 'new'],
    ['is new on the first day', { createdAt: new Date('2026-11-21T00:00:00Z'), posts: 9 }, 'new'],
  ])('%s', (_, change, badge) => {
    expect(memberBadge({ ...reputation, ...change }, now)).toBe(badge)
  })
})

test.each([
  ['a day less a millisecond with many posts', { ageMs: 86_399_999, posts: 9 }, true],
  ['a day and two posts', { ageMs: 86_400_000, posts: 2 }, false],
  ['years and one post', { ageMs: 1e11, posts: 1 }, true],
])('after %s a member is a newcomer: %s', (_, { ageMs, posts }, expected) => {
  expect(isNewcomer({ createdAt: new Date(now.getTime() - ageMs), posts }, now)).toBe(expected)
})

describe('a text', () => {
  test('with a tower of accents is refused, one with accents of a language is not', () => {
    expect(textProblem(`z${'\u0301'.repeat(11)}`, { isNewcomer: false })).toContain('accents')
    expect(textProblem(`z${'\u0301'.repeat(10)}`, { isNewcomer: false })).toBeNull()
    expect(textProblem('Tiếng Việt, עִבְרִית', { isNewcomer: false })).toBeNull()
  })

  test('of a newcomer holds two links', () => {
    const links = (count: number) => 'https://example.com/a '.repeat(count)

    expect(textProblem(links(2), { isNewcomer: true })).toBeNull()
    expect(textProblem(links(3), { isNewcomer: true })).toContain('links')
    expect(textProblem(links(3), { isNewcomer: false })).toBeNull()
  })

  test.each([
    ['"', '"'],
    ["'", "'"],
    ['<', '>'],
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
    ['«', '»'],
    ['“', '”'],
    [',', ''],
    ['|', ''],
    ['\u202E', ''],
    ['\u2066', '\u2069'],
    ['\u200B', ''],
    ['\u200F', ''],
    ['\u2060', ''],
    ['\uFEFF', ''],
    ['\u00AD', ''],
    ['', ''],
  ])('of a newcomer counts links that are glued with %j and %j', (open, close) => {
    const links = (count: number) => `${open}https://example.com/a${close}`.repeat(count)

    expect(textProblem(links(2), { isNewcomer: true })).toBeNull()
    expect(textProblem(links(3), { isNewcomer: true })).toContain('links')
    expect(textProblem(links(3).toUpperCase(), { isNewcomer: true })).toContain('links')
  })

  test('is compared without case, marks and spaces', () => {
    expect(textForComparison('Buy  NOW!!!')).toBe(textForComparison('buy now'))
  })
})
