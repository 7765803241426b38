import {
  CandleFileError,
  candlesMax,
  candlesMin,
  candleSources,
  type CandleSet,
  type CandleSource,
  digitsMax,
} from './candle-set.ts'

/** The JSON before the packed numbers. */
export type PackedHeader = Omit<CandleSet, 'columns'> & {
  readonly version: 1
  readonly candles: number
  readonly firstS: number
  readonly fingerprint: string
}

const wrong = (what: string): never => {
  throw new CandleFileError(null, `The packed file is damaged: ${what}.`)
}

/** Reads a header from outside. Throws a CandleFileError on anything that this version does not write. */
export function parseHeader(text: string): PackedHeader {
  const fields = fieldsOf(text)
  const number = (name: string, [least, most]: readonly [number, number]): number => {
    const value = fields[name]
    const isFit = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    return isFit ? value : wrong(`its ${name} is wrong`)
  }
  const word = (name: string, shape: RegExp): string => {
    const value = fields[name]
    return typeof value === 'string' && shape.test(value) ? value : wrong(`its ${name} is wrong`)
  }
  number('version', [1, 1])
  return {
    version: 1,
    symbol: word('symbol', /^[^\s|]{1,31}$/u),
    timeframeS: number('timeframeS', [60, 86_400]),
    digits: number('digits', [0, digitsMax]),
    offset: offsetOf(fields['offset']),
    source: sourceOf(fields['source']),
    candles: number('candles', [candlesMin, candlesMax]),
    firstS: number('firstS', [0, 4_102_444_800]),
    fingerprint: word('fingerprint', /^[0-9a-f]{64}$/u),
  }
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    // Safe: an object of JSON has text keys, and every value is checked before it is used.
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    return wrong('its header is no JSON')
  }
  return wrong('its header is no object')
}

function sourceOf(value: unknown): CandleSource {
  return candleSources.find((source) => source === value) ?? wrong('its source is wrong')
}

function offsetOf(value: unknown): CandleSet['offset'] {
  if (typeof value === 'object' && value !== null && 'kind' in value) {
    if (value.kind === 'fixed' && 'offsetS' in value && isOffset(value.offsetS))
      return { kind: 'fixed', offsetS: value.offsetS }
    if (value.kind === 'new_york' && 'winterS' in value && isOffset(value.winterS))
      return { kind: 'new_york', winterS: value.winterS }
  }
  return wrong('its offset is wrong')
}

function isOffset(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 50_400
}
