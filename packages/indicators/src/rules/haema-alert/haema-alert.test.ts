import { crossingOf } from '../../formulas/crossing-of.ts'
import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { heikinAshiBodies } from '../../formulas/heikin-ashi-bodies.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { haemaAlert } from './haema-alert.ts'

describeRule(haemaAlert, {
  signalsPerThousand: 96,
  expected({ candles }, { period }) {
    const { open, close } = heikinAshiBodies(candles)
    const average = exponentialAverage(close, period)
    const sideAt = (index: number): number => {
      const turn = crossingOf(close, average, index)
      const body = (close[index] ?? 0) - (open[index] ?? 0)
      return (turn === 1 && body > 0) || (turn === -1 && body < 0) ? turn : 0
    }
    return { lines: { open, close, average }, sideAt }
  },
})
