import { expect, test } from 'vitest'
import { subscriptionOf } from '#web/features/billing/testing/subscription-of.ts'
import { ownText } from './own-text.ts'

const offer = (state: 'paid' | 'used' | 'with-card') => ({ state, endsAt: null })
const at = '2026-12-30T12:00:00.000Z'

test.each([
  [{ endDate: at }, /^It renews on December 30, 2026\./],
  [{ endDate: at, cancelsAt: at }, /^It ends on December 30, 2026\./],
  [{}, /^You can change or cancel it at any time\.$/],
])('a plan with %o says how it goes on', (change, text) => {
  expect(ownText(offer('paid'), subscriptionOf(change)).text).toMatch(text)
})

test('a plan shows its own limits and its price', () => {
  const { title, figures, note } = ownText(offer('paid'), subscriptionOf({}))

  expect(title).toBe('Your plan: Pro Trader')
  expect(figures.map(({ value }) => value)).toEqual(['250', '3', 'All'])
  expect(note).toBe('$59 per month')
})

test('a license shows its own limits and how long it gets updates, and asks for no other trial', () => {
  const licence = subscriptionOf({ source: 'licence', plan: 'elite', tier: null })
  const { title, text, figures, next } = ownText(offer('used'), licence)

  expect(title).toBe('Your license: Elite')
  expect(text).toContain('Updates are for life.')
  expect(figures.map(({ value }) => value)).toEqual(['Unlimited', 'Unlimited', 'All'])
  expect(next.text).not.toContain('trial')
  expect(ownText(offer('with-card'), licence).next.text).toContain('try it for 3 days')
})

test.each([
  [{ status: 'cancelled', endDate: at }, 'Your Pro Trader plan has ended', 'It ended on December 30, 2026.'],
  [{ status: 'expired', source: 'trial' }, 'Your free trial is used', 'No trades are placed'],
] as const)('what has ended with %o is named', (change, title, text) => {
  const said = ownText(offer('used'), subscriptionOf(change))

  expect(said.title).toBe(title)
  expect(said.text.startsWith(text)).toBe(true)
})

test('who had nothing here, but has used the trial elsewhere, is told so', () => {
  expect(ownText(offer('used'), null).title).toBe('Your free trial is used')
})
