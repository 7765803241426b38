import { adxMomentum } from './adx-momentum/adx-momentum.ts'
import { awesomeOscillator } from './awesome-oscillator/awesome-oscillator.ts'
import { boss } from './boss/boss.ts'
import type { IndicatorId } from './catalogue/indicator-ids.ts'
import { emaAlertsWithTrendLines } from './ema-alerts-with-trend-lines/ema-alerts-with-trend-lines.ts'
import { emaAlerts } from './ema-alerts/ema-alerts.ts'
import { emaCciMomentum } from './ema-cci-momentum-20/ema-cci-momentum.ts'
import { haemaAlert } from './haema-alert/haema-alert.ts'
import type { Indicator } from './indicator.ts'
import { macdAlerts } from './macd-alerts/macd-alerts.ts'
import { otcThree } from './otc-3-0/otc-three.ts'
import { otcRedline } from './otc-redline/otc-redline.ts'
import { otc } from './otc/otc.ts'
import { poOtc } from './po-otc/po-otc.ts'
import { pocketOptionsOptimizedIndicator } from './pocket-options-optimized-indicator/pocket-options-optimized-indicator.ts'
import { rsiReversalAlert } from './rsi-reversal-alert/rsi-reversal-alert.ts'
import { smaWRsi } from './sma-w-rsi/sma-w-rsi.ts'
import { greenLineTwo } from './smagreenline-5-2/green-line-two.ts'
import { greenLineFour } from './smagreenline-5-4/green-line-four.ts'
import { stochasticRsiAlert } from './stochastic-rsi-alert/stochastic-rsi-alert.ts'
import { superTrend } from './super-trend/super-trend.ts'
import { vortex } from './vortex/vortex.ts'

/** Every indicator of the catalogue by its id (DECISIONS, Catalogue). */
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
} as const satisfies Record<IndicatorId, Indicator>
