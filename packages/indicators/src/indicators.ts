// Written from the folders of `rules` by `npm run write:indicators`.
import type { IndicatorId } from './catalogue/indicator-ids.ts'
import type { DrawnIndicator } from './indicator.ts'
import { adxMomentum } from './rules/adx-momentum/adx-momentum.ts'
import { awesomeOscillator } from './rules/awesome-oscillator/awesome-oscillator.ts'
import { boss } from './rules/boss/boss.ts'
import { emaAlerts } from './rules/ema-alerts/ema-alerts.ts'
import { emaAlertsWithTrendLines } from './rules/ema-alerts-with-trend-lines/ema-alerts-with-trend-lines.ts'
import { emaCciMomentum } from './rules/ema-cci-momentum-20/ema-cci-momentum.ts'
import { greenLineFour } from './rules/smagreenline-5-4/green-line-four.ts'
import { greenLineTwo } from './rules/smagreenline-5-2/green-line-two.ts'
import { haemaAlert } from './rules/haema-alert/haema-alert.ts'
import { macdAlerts } from './rules/macd-alerts/macd-alerts.ts'
import { otc } from './rules/otc/otc.ts'
import { otcRedline } from './rules/otc-redline/otc-redline.ts'
import { otcThree } from './rules/otc-3-0/otc-three.ts'
import { poOtc } from './rules/po-otc/po-otc.ts'
import { pocketOptionsOptimizedIndicator } from './rules/pocket-options-optimized-indicator/pocket-options-optimized-indicator.ts'
import { rsiReversalAlert } from './rules/rsi-reversal-alert/rsi-reversal-alert.ts'
import { smaWRsi } from './rules/sma-w-rsi/sma-w-rsi.ts'
import { stochasticRsiAlert } from './rules/stochastic-rsi-alert/stochastic-rsi-alert.ts'
import { superTrend } from './rules/super-trend/super-trend.ts'
import { vortex } from './rules/vortex/vortex.ts'

/** Every indicator of the catalogue by its id. */
export const indicators = {
  'awesome-oscillator': awesomeOscillator,
  boss,
  'ema-alerts-with-trend-lines': emaAlertsWithTrendLines,
  'ema-alerts': emaAlerts,
  'ema-cci-momentum-20': emaCciMomentum,
  'haema-alert': haemaAlert,
  'macd-alerts': macdAlerts,
  'otc-3-0': otcThree,
  'otc-redline': otcRedline,
  otc,
  'po-otc': poOtc,
  'pocket-options-optimized-indicator': pocketOptionsOptimizedIndicator,
  'sma-w-rsi': smaWRsi,
  'smagreenline-5-2': greenLineTwo,
  'smagreenline-5-4': greenLineFour,
  'stochastic-rsi-alert': stochasticRsiAlert,
  'super-trend': superTrend,
  vortex,
  'adx-momentum': adxMomentum,
  'rsi-reversal-alert': rsiReversalAlert,
} as const satisfies Record<IndicatorId, DrawnIndicator>
