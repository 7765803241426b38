import { crossingOf } from '../../formulas/crossing-of.ts'
import { medianPrices } from '../../formulas/median-prices.ts'
import { subtractSeries } from '../../formulas/series.ts'
import { simpleAverage } from '../../formulas/simple-average.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { awesomeOscillator } from './awesome-oscillator.ts'

describeRule(awesomeOscillator, {
  signalsPerThousand: 43,
  expected({ candles }, { fast, slow }) {
    const medians = medianPrices(candles)
    const oscillator = subtractSeries(simpleAverage(medians, fast), simpleAverage(medians, slow))
    return { lines: { oscillator }, sideAt: (index) => crossingOf(oscillator, 0, index) }
  },
})
