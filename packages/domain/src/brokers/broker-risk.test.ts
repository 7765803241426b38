import { expect, test } from 'vitest'
import { brokerRiskText } from './broker-risk.ts'

test('the notice of an official interface names the terms that hold there', () => {
  expect(brokerRiskText('deriv')).toBe(
    'Orders go to Deriv through its official public interface, under its terms between you and Deriv. It can limit or end access. Binary options are banned or restricted in some countries. Check the rules where you live before you trade.',
  )
})

test('the notice of a session says that the terms may forbid automation', () => {
  expect(brokerRiskText('pocket_option')).toBe(
    'Pocket Option offers no public interface for orders, and its terms may forbid automation. It can refuse a session or close an account. Read its terms before you connect, and decide for yourself. Binary options are banned or restricted in some countries. Check the rules where you live before you trade.',
  )
})
