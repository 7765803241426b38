import { expect, test } from 'vitest'
import { beginsTrial, trialAddress } from './trial-address.ts'

test.each([
  [trialAddress({ tier: 'pro_trader', begins: 'by-itself' }), true],
  [trialAddress({ tier: 'pro_trader', begins: 'by-press' }), false],
  ['/community?note=x&trial=begin', false],
  ['/pricing#free-trial', false],
  [null, false],
])('who signs up to come to %s begins the trial by that: %s', (address, isBegun) => {
  expect(beginsTrial(address)).toBe(isBegun)
})

test('the address of the trial keeps the tier that was chosen, and leads to the card', () => {
  const { pathname, searchParams, hash } = new URL(
    trialAddress({ tier: 'elite_trader', begins: 'by-itself' }),
    'http://localhost',
  )

  expect([pathname, searchParams.get('tier'), hash]).toEqual(['/pricing', 'elite_trader', '#free-trial'])
})
