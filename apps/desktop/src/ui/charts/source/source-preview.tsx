import type { SourceSide } from '@stratomate/domain/trading/source-sides'

const width = 720
const height = 132
const edge = 16

/** The closes of the newest candles, and where a source would have bought and sold. */
export function SourcePreview({ closes, sides }: { closes: readonly number[]; sides: readonly SourceSide[] }) {
  const x = (place: number): number => edge + (place * (width - 2 * edge)) / Math.max(1, closes.length - 1)
  const [low, high] = [Math.min(...closes), Math.max(...closes)]
  const y = (price: number): number => height - edge - ((price - low) / (high - low || 1)) * (height - 2 * edge)
  const line = closes.map((close, place) => `${x(place).toFixed(1)},${y(close).toFixed(1)}`).join(' ')
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full rounded-md border border-line bg-s1">
      <polyline points={line} fill="none" strokeWidth="1.5" className="stroke-text-3" />
      {sides.map((side, place) => {
        const close = closes[place]
        if (side === 0 || close === undefined) return null
        return <Arrow key={`${place} ${side}`} x={x(place)} y={y(close)} side={side} />
      })}
    </svg>
  )
}

/** Buys are marked below the line and sells above it. */
function Arrow({ x, y, side }: { x: number; y: number; side: 1 | -1 }) {
  const tip = y + side * 3
  const base = tip + side * 8
  return (
    <polygon
      points={`${x - 4.5},${base} ${x + 4.5},${base} ${x},${tip}`}
      className={side === 1 ? 'fill-up' : 'fill-down'}
    />
  )
}
