import { type Limit, licencePlans, subscriptionPlans } from '@stratomate/domain/billing/plans'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tiers } from './chart-need.ts'
import { LimitMarks } from './limit-marks.tsx'

const filled = (limit: number | 'unlimited', most: number) =>
  /value="(\d+)"/u.exec(renderToStaticMarkup(<LimitMarks limit={limit} most={most} look="limit-marks-10" />))?.[1]

test('a limit fills its share of the line, and no limit all of it', () => {
  expect([filled(1, 10), filled(3, 10), filled('unlimited', 10)]).toEqual(['1', '3', '10'])
})

test('only where there is no limit the line has no end', () => {
  const markup = (limit: Limit) => renderToStaticMarkup(<LimitMarks limit={limit} most={10} look="limit-marks-10" />)

  expect([markup('unlimited'), markup(10)].map((line) => line.includes('limit-open'))).toEqual([true, false])
})

test('the line is longer than every limit of a tier and of a license', () => {
  const [ofTiers, ofLicences] = [tiers.map((tier) => subscriptionPlans[tier]), Object.values(licencePlans)]
  const isBelow = (limit: Limit, most: number) => limit === 'unlimited' || limit < most

  expect([...ofTiers, ...ofLicences].every(({ charts }) => isBelow(charts, 10))).toBe(true)
  expect(ofTiers.every(({ tradesPerDay }) => isBelow(tradesPerDay, 300))).toBe(true)
  expect(ofLicences.every(({ tradesPerDay }) => isBelow(tradesPerDay, 600))).toBe(true)
})
