import { outsideLengthS } from '@stratomate/contracts/desktop-window/outside-values'

const unitS = { S: 1, M: 60, H: 3_600 } as const
const lengthShape = /^(?:([SMH])(\d{1,5})|(\d{1,5})([SMH])(?:IN|INS|EC|ECS)?)$/u

/** The length of a trade such as M5, 5m, H1 or S30, whole seconds; null for other words and for lengths out of range. */
export function lengthOf(word: string): number | null {
  const [, unitFirst, numberLast, numberFirst, unitLast] = lengthShape.exec(word.toUpperCase()) ?? []
  const number = Number(numberLast ?? numberFirst)
  const unit = unitFirst ?? unitLast
  if (unit !== 'S' && unit !== 'M' && unit !== 'H') return null
  const lengthS = number * unitS[unit]
  return lengthS >= outsideLengthS.min && lengthS <= outsideLengthS.max ? lengthS : null
}

/** Whether a word has the form of a length, even if it is out of range. */
export function isLengthLike(word: string): boolean {
  return lengthShape.test(word.toUpperCase())
}
