import { crossingOf } from '../../formulas/crossing-of.ts'
import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { emaAlerts } from './ema-alerts.ts'

describeRule(emaAlerts, {
  signalsPerThousand: 46,
  expected({ close }, periods) {
    const [fast, slow] = [exponentialAverage(close, periods.fast), exponentialAverage(close, periods.slow)]
    return { lines: { fast, slow }, sideAt: (index) => crossingOf(fast, slow, index) }
  },
})
