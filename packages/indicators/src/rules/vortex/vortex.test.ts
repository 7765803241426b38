import { crossingOf } from '../../formulas/crossing-of.ts'
import { vortexSeries } from '../../formulas/vortex-series.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { vortex } from './vortex.ts'

describeRule(vortex, {
  signalsPerThousand: 95,
  expected({ candles }, { period }) {
    const lines = vortexSeries(candles, period)
    return { lines, sideAt: (index) => crossingOf(lines.plus, lines.minus, index) }
  },
})
