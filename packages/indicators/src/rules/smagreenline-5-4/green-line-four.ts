import { defineGreenLine } from '../define-green-line.ts'

/** SMAGreenLine 5.4: the green line of 5 candles, displaced by 4. */
export const greenLineFour = defineGreenLine('smagreenline-5-4', { period: 5, shift: 4 })
