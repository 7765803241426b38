import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { Candle } from '@stratomate/contracts/trading/schemas'
import type { CandleSignal } from './candle-signals.ts'
import type { IndicatorLine } from './indicator-lines.ts'

type CandleReadoutProps = {
  candle: Candle
  digits: number
  /** The lines of the indicator with their values at the candle. */
  lines: readonly { line: IndicatorLine; value: number | null }[]
  signals: readonly CandleSignal[]
}

/**
 * The prices of one candle, the values of the indicator there, and what happened to its signal. It keeps clear of the
 * labels of the price axis.
 */
export function CandleReadout({ candle, digits, lines, signals }: CandleReadoutProps) {
  const prices = [
    ['O', candle.open],
    ['H', candle.high],
    ['L', candle.low],
    ['C', candle.close],
  ] as const
  const tone = candle.close >= candle.open ? 'text-up' : 'text-down'
  return (
    <div className="pointer-events-none absolute top-0 right-16 left-2 z-10 text-chart tabular-nums">
      <p className="flex flex-wrap gap-x-2.5">
        {prices.map(([name, price]) => (
          <span key={name}>
            <span className="text-text-3">{name}</span> <span className={tone}>{price.toFixed(digits)}</span>
          </span>
        ))}
        {lines.map(({ line: { label }, value }) =>
          value === null ? null : (
            <span key={label} className="text-text-2">
              <span className="text-text-3">{label}</span> {value.toFixed(digits)}
            </span>
          ),
        )}
      </p>
      {signals.map(({ id, words, code }) => (
        <p key={id} className="mt-0.5 w-fit rounded-xs bg-s3 px-1.5 py-0.5 text-text">
          {words}
          {code === null ? null : <span className="text-text-2">: {refusalCatalogue[code].sentence}</span>}
        </p>
      ))}
    </div>
  )
}
