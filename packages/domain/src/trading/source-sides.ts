import type { SourceChoice } from '@stratomate/contracts/terminal/source-choice'
import {
  filledPercentMax,
  type DrawnFrame,
  type FoundBuffer,
  type FoundFrame,
} from '@stratomate/contracts/terminal/source-frames'

export type SourceSide = 1 | 0 | -1
export type FoundSource = Pick<FoundFrame, 'name' | 'inputs' | 'of' | 'buffers'>
export type DrawnSource = Pick<DrawnFrame, 'pattern' | 'filled' | 'marks'>
/** A chart's description of itself. */
export type LookedSources = { readonly found: readonly FoundSource[]; readonly drawn: readonly DrawnSource[] }

/**
 * Where a choice would have bought (1) and sold (-1) on the described candles, the newest last; null where the chart
 * does not have the source. Both sides at once count as none. The Expert Advisor decides by the same rule.
 */
export function sourceSides(choice: SourceChoice, looked: LookedSources): SourceSide[] | null {
  if (choice.kind === 'objects') {
    const [buys, sells] = [choice.buy, choice.sell].map((pattern) => drawnOf(pattern, looked)?.marks)
    return buys === undefined || sells === undefined ? null : pairSides(buys, sells)
  }
  const found = foundOf(choice, looked)
  const marksOf = (n: number): string | undefined => found?.buffers.find((buffer) => buffer.n === n)?.marks
  if (choice.kind === 'arrows') {
    const [buys, sells] = [marksOf(choice.buy), marksOf(choice.sell)]
    return buys === undefined || sells === undefined ? null : pairSides(buys, sells)
  }
  const marks = marksOf(choice.buffer)
  if (marks === undefined) return null
  return choice.kind === 'sign' ? changeSides(marks, signOf) : changeSides(marks, colourOf(choice))
}

export type SourceProblem = 'gone' | 'filled' | 'same' | 'silent'

/** Why a choice cannot be the source; null when it can. `silent`: it gave no signal on the described candles. */
export function sourceProblem(choice: SourceChoice, looked: LookedSources): SourceProblem | null {
  if (choice.kind !== 'sign' && choice.buy === choice.sell) return 'same'
  const sides = sourceSides(choice, looked)
  if (sides === null) return 'gone'
  const signals = sides.filter((side) => side !== 0).length
  if (signals === 0) return 'silent'
  const isFilled = (count: number, of: number): boolean => count * 100 >= of * filledPercentMax
  if (choice.kind === 'arrows') {
    const found = foundOf(choice, looked)
    const chosen = found?.buffers.filter(({ n }) => n === choice.buy || n === choice.sell) ?? []
    return chosen.some(({ filled }) => isFilled(filled, found?.of ?? 0)) ? 'filled' : null
  }
  return isFilled(signals, sides.length) ? 'filled' : null
}

/** How an indicator can be read, the likeliest first: pairs of rare buffers, buffers of both signs, colours. */
export function proposeSources({ name, inputs, of, buffers }: FoundSource): SourceChoice[] {
  const rare = buffers.filter(({ filled }) => filled > 0 && filled * 100 < of * filledPercentMax)
  const pairs = rare
    .filter(({ marks }) => !marks.includes('-'))
    .flatMap((buy, place, all): SourceChoice[] => {
      const sell = all[place + 1]
      return sell === undefined || place % 2 === 1 ? [] : [{ kind: 'arrows', name, inputs, buy: buy.n, sell: sell.n }]
    })
  const signs = buffers.filter(hasBothSigns).map(({ n }): SourceChoice => ({ kind: 'sign', name, inputs, buffer: n }))
  const colours = buffers.filter(isColours).map(({ n, marks }): SourceChoice => {
    const [sell = 0, buy = 1] = digitsOf(marks)
    return { kind: 'colour', name, inputs, buffer: n, buy, sell }
  })
  return [...pairs, ...signs, ...colours]
}

function foundOf(
  { name, inputs }: Pick<FoundSource, 'name' | 'inputs'>,
  { found }: LookedSources,
): FoundSource | undefined {
  return found.find((one) => one.name === name && one.inputs === inputs)
}

function drawnOf(pattern: string, { drawn }: LookedSources): DrawnSource | undefined {
  return drawn.find((one) => one.pattern === pattern)
}

function pairSides(buys: string, sells: string): SourceSide[] {
  return buys.split('').map((mark, place) => {
    const isBuy = isArrow(mark)
    const isSell = isArrow(sells[place] ?? '.')
    return isBuy === isSell ? 0 : isBuy ? 1 : -1
  })
}

/** A side counts on the candle on which it is new. For the first candle that is unknown. */
function changeSides(marks: string, sideOf: (mark: string) => SourceSide): SourceSide[] {
  const sides = marks.split('').map(sideOf)
  return sides.map((side, place) => (place === 0 || side === sides[place - 1] ? 0 : side))
}

const isArrow = (mark: string): boolean => mark !== '.' && mark !== '0'

function signOf(mark: string): SourceSide {
  if (!isArrow(mark)) return 0
  return mark === '-' ? -1 : 1
}

function colourOf({ buy, sell }: { buy: number; sell: number }): (mark: string) => SourceSide {
  return (mark) => (mark === String(buy) ? 1 : mark === String(sell) ? -1 : 0)
}

function hasBothSigns({ marks }: FoundBuffer): boolean {
  return marks.includes('-') && marks.split('').some((mark) => signOf(mark) === 1)
}

/** A colour is a whole number on every candle, and changes. */
function isColours({ marks }: FoundBuffer): boolean {
  return /^[0-9]+$/u.test(marks) && digitsOf(marks).length > 1
}

function digitsOf(marks: string): number[] {
  return [...new Set(marks.split(''))]
    .map(Number)
    .filter(Number.isInteger)
    .toSorted((one, other) => one - other)
}
