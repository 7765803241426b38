import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StatisticsChoice } from '@stratomate/lab-ui/statistics/statistics-head'
import { statisticsAddress } from './statistics-address.ts'

const choices = fc.record<StatisticsChoice>({
  period: fc.constantFrom('7d', '30d', '90d', '365d', 'all'),
  by: fc.constantFrom('hour', 'weekday', 'symbol', 'broker'),
  device: fc.oneof(fc.constant(null), fc.uuid()),
  account: fc.oneof(
    fc.constant(null),
    fc.record({ account: fc.constantFrom('paper', 'demo', 'live'), currency: fc.constantFrom('USD', 'EUR') }),
  ),
})

test('a choice that is written into the address is read from it again', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(statisticsAddress.read(statisticsAddress.write(choice))).toEqual(choice)
    }),
  )
})

test('no address leads to a choice that the service would refuse', () => {
  const strange = new URLSearchParams({ period: '1000y', by: 'profit', device: "1' or 1", account: 'gold-usd' })

  expect(statisticsAddress.read(strange)).toEqual({ period: '90d', by: 'symbol', device: null, account: null })
})
