import { crossingOf } from '../../formulas/crossing-of.ts'
import { macdSeries } from '../../formulas/macd-series.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { macdAlerts } from './macd-alerts.ts'

describeRule(macdAlerts, {
  signalsPerThousand: 81,
  expected({ close }, { fast, slow, signal }) {
    const lines = macdSeries(close, [fast, slow, signal])
    return { lines, sideAt: (index) => crossingOf(lines.macd, lines.signal, index) }
  },
})
