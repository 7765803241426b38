import type { LabChart } from '@stratomate/lab-ui/lab-place'

const [width, height, edge] = [860, 240, 14]

/** Candles with trades: triangles at the candle of their signal, as the legend above them explains. */
export function CandlePicture({ chart: { candles, markers } }: { chart: LabChart }) {
  const top = candles.reduce((most, { high }) => Math.max(most, high), 0)
  const bottom = candles.reduce((least, { low }) => Math.min(least, low), top)
  const stepX = width / Math.max(1, candles.length)
  const x = (place: number): number => (place + 0.5) * stepX
  const y = (price: number): number => edge + ((top - price) / (top - bottom || 1)) * (height - 2 * edge)
  const placeOf = new Map(candles.map(({ time }, place) => [time, place]))
  const body = Math.max(1, stepX * 0.6)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="size-full" aria-hidden="true">
      {candles.map(({ time, open, high, low, close }, place) => (
        <g key={time} className={close >= open ? 'fill-up stroke-up' : 'fill-down stroke-down'}>
          <path d={`M${x(place)} ${y(high)}V${y(low)}`} vectorEffect="non-scaling-stroke" />
          <rect
            x={x(place) - body / 2}
            y={y(Math.max(open, close))}
            width={body}
            height={Math.max(1, Math.abs(y(open) - y(close)))}
            stroke="none"
          />
        </g>
      ))}
      {markers.map(({ id, timeS, side, look }) => {
        const place = placeOf.get(timeS) ?? 0
        const candle = candles[place]
        if (candle === undefined) return null
        const isBuy = side === 'buy'
        const tip = isBuy ? y(candle.low) + 4 : y(candle.high) - 4
        const foot = isBuy ? tip + 9 : tip - 9
        return (
          <path
            key={id}
            d={`M${x(place)} ${tip}L${x(place) - 6} ${foot}h12z`}
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            className={look === 'won' ? 'fill-text stroke-text' : 'fill-none stroke-text'}
          />
        )
      })}
    </svg>
  )
}
