import type { Indicator } from '@stratomate/indicators'
import { bollinger } from '@stratomate/indicators/kernels/bollinger'
import { cci } from '@stratomate/indicators/kernels/cci'
import { directionalMovement } from '@stratomate/indicators/kernels/directional-movement'
import { ema } from '@stratomate/indicators/kernels/ema'
import { macd } from '@stratomate/indicators/kernels/macd'
import { rounded } from '@stratomate/indicators/kernels/rounded'
import { rsi } from '@stratomate/indicators/kernels/rsi'
import { sma } from '@stratomate/indicators/kernels/sma'
import { stochastic } from '@stratomate/indicators/kernels/stochastic'
import { averageTrueRange } from '@stratomate/indicators/kernels/true-range'
import { defineIndicator } from '@stratomate/indicators/define-indicator'
import type { Plan } from '@stratomate/indicators/indicator'
import type { Sheet } from '@stratomate/indicators/sheet'

/** The functions that every library has: lines without a rule, so that both sides do the same work. */
export const functionIds = [
  'SMA 20',
  'EMA 20',
  'RSI 14',
  'MACD 12 26 9',
  'ATR 14',
  'ADX 14',
  'Stochastic 14 3 3',
  'Stochastic RSI 14 14 3 3',
  'CCI 20',
  'Bollinger 20 2',
] as const

export type FunctionId = (typeof functionIds)[number]

const slowed = { period: 14, slowing: 3, signal: 3 }

const lines: Record<FunctionId, (sheet: Sheet) => Plan['lines']> = {
  'SMA 20': (sheet) => ({ line: sma(sheet, sheet.close, 20) }),
  'EMA 20': (sheet) => ({ line: ema(sheet, sheet.close, 20) }),
  'RSI 14': (sheet) => ({ line: rsi(sheet, 14) }),
  'MACD 12 26 9': (sheet) => ({ ...macd(sheet, sheet.close, { fast: 12, slow: 26, signal: 9 }) }),
  'ATR 14': (sheet) => ({ line: averageTrueRange(sheet, 14) }),
  'ADX 14': (sheet) => ({ ...directionalMovement(sheet, 14) }),
  'Stochastic 14 3 3': (sheet) => ({ ...stochastic(sheet, sheet, slowed) }),
  'Stochastic RSI 14 14 3 3'(sheet) {
    const index = rounded(sheet, rsi(sheet, 14))
    return { ...stochastic(sheet, { high: index, low: index, close: index }, slowed) }
  },
  'CCI 20': (sheet) => ({ line: cci(sheet, 20) }),
  'Bollinger 20 2': (sheet) => ({ ...bollinger(sheet, sheet.close, { period: 20, width: 2 }) }),
}

/** The functions in the shape of indicators; their signal is the sign of a price, which costs no formula. */
export const indicatorFunctions: readonly Indicator[] = functionIds.map((id) => {
  return defineIndicator({
    id,
    parameters: {},
    plan: (sheet) => ({ lines: lines[id](sheet), addRule: () => sheet.close }),
  })
})
