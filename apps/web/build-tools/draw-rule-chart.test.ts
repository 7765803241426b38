import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { expect, test } from 'vitest'
import { indicatorCharts } from '../src/features/catalogue/indicator-charts.data.ts'
import { drawRuleChart } from './draw-rule-chart.ts'

test.each(indicatorIds)('the small chart of %s is what the engine computes', (id) => {
  expect(indicatorCharts[id], 'Run `npm run write:indicators`: a small chart is old.').toEqual(drawRuleChart(id))
})
