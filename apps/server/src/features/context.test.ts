import { describe, expect, test } from 'vitest'
import { type Actor, isAdmin, type Member, requireAdmin, requireModerator, requireRecentSignIn } from './context.ts'

const now = new Date('2026-11-21T12:00:00Z')

function caller(change: Partial<Member> = {}): { actor: Actor; now: () => Date } {
  const actor: Member = {
    kind: 'member',
    userId: 'u',
    role: 'member',
    email: 'ann@example.com',
    emailVerified: true,
    sessionId: 's',
    signedInAt: now,
    secondFactor: 'not-demanded',
    enrolmentUntil: null,
    ...change,
  }
  return { actor, now: () => now }
}

const refusal = (call: () => unknown): string => {
  try {
    call()
    return 'allowed'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

describe('what a role may do', () => {
  test.each([
    { role: 'member', secondFactor: 'proved', admin: 'forbidden', moderator: 'forbidden' },
    { role: 'moderator', secondFactor: 'proved', admin: 'forbidden', moderator: 'allowed' },
    { role: 'moderator', secondFactor: 'missing', admin: 'forbidden', moderator: 'second_factor_needed' },
    { role: 'admin', secondFactor: 'missing', admin: 'second_factor_needed', moderator: 'second_factor_needed' },
    { role: 'admin', secondFactor: 'proved', admin: 'allowed', moderator: 'allowed' },
    { role: 'admin', secondFactor: 'not-demanded', admin: 'allowed', moderator: 'allowed' },
  ] as const)('$role, second factor $secondFactor', ({ role, secondFactor, admin, moderator }) => {
    const ctx = caller({ role, secondFactor })

    expect([refusal(() => requireAdmin(ctx)), refusal(() => requireModerator(ctx))]).toEqual([admin, moderator])
    expect(isAdmin(ctx)).toBe(admin === 'allowed')
  })

  test.each([{ kind: 'anonymous' }, { kind: 'desktop', userId: 'u', deviceId: 'd' }, { kind: 'system' }] as const)(
    'nobody signed in ($kind) is sent to sign in',
    (actor) => {
      expect(refusal(() => requireAdmin({ actor }))).toBe('signed_out')
      expect(isAdmin({ actor })).toBe(false)
    },
  )
})

test.each([
  { minutes: 0, answer: 'allowed' },
  { minutes: 15, answer: 'allowed' },
  { minutes: 15.01, answer: 'sign_in_again' },
  { minutes: 40_000, answer: 'sign_in_again' },
])('a sign-in $minutes minutes ago is $answer', ({ minutes, answer }) => {
  const ctx = caller({ signedInAt: new Date(now.getTime() - minutes * 60_000) })

  expect(refusal(() => requireRecentSignIn(ctx))).toBe(answer)
})
