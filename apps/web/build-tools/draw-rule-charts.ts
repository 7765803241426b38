// Draws the small charts of all indicators again: run it after a change of a formula or of the sample candles. A test
// compares the files with the output of this script.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { drawRuleChart } from './draw-rule-chart.ts'

const source = join(import.meta.dirname, '../src')
/** The charts of the home page are in its script; the others load with the library. */
const onHome = ['super-trend', 'smagreenline-5-4', 'adx-momentum'] as const
const isOnHome = (id: string): boolean => onHome.some((one) => one === id)

const says =
  '/** Drawn by `build-tools/draw-rule-charts.ts` with the engine over the sample candles: a picture of a rule, never a result. */'
const home = join(source, 'shared/sketch/strategy-charts.data.ts')
const library = join(source, 'features/catalogue/indicator-charts.data.ts')

writeFileSync(
  home,
  `import type { RuleChartData } from './rule-chart-data.ts'

${says}
export const strategyCharts = ${tableOf(onHome)} as const satisfies Record<string, RuleChartData>
`,
)
writeFileSync(
  library,
  `import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'
import type { RuleChartData } from '#web/shared/sketch/rule-chart-data.ts'
import { strategyCharts } from '#web/shared/sketch/strategy-charts.data.ts'

${says}
export const indicatorCharts: Readonly<Record<IndicatorId, RuleChartData>> = {
  ...strategyCharts,
${tableOf(indicatorIds.filter((id) => !isOnHome(id))).slice(1)}
`,
)
execFileSync('npm', ['run', 'format', '--silent'], { cwd: join(import.meta.dirname, '../../..'), stdio: 'inherit' })

function tableOf(ids: readonly (typeof indicatorIds)[number][]): string {
  return JSON.stringify(Object.fromEntries(ids.map((id) => [id, drawRuleChart(id)])), null, 1)
}
