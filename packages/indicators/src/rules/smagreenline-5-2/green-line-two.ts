import { defineGreenLine } from '../define-green-line.ts'

/** SMAGreenLine 5.2: the green line of 5 candles, displaced by 2. */
export const greenLineTwo = defineGreenLine('smagreenline-5-2', { period: 5, shift: 2 })
