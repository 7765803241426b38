import type { Sketch } from './sketch.ts'

/** Draws the candles of an illustration with two paths for each direction. */
export function SketchCandles({ sketch }: { sketch: Sketch }) {
  const rise = drawCandles(sketch, 1)
  const fall = drawCandles(sketch, 0)
  return (
    <>
      {sketch.bands.map(({ side, path }) => (
        <path
          key={path}
          d={path}
          fill="none"
          strokeWidth="1.5"
          strokeOpacity=".75"
          strokeDasharray={side === 'down' ? '5 3' : undefined}
          className={side === 'down' ? 'stroke-down' : 'stroke-up'}
        />
      ))}
      <path d={rise.wicks} fill="none" strokeWidth="1.2" className="stroke-up" />
      <path d={rise.bodies} className="fill-up" />
      <path d={fall.wicks} fill="none" strokeWidth="1.2" className="stroke-down" />
      <path d={fall.bodies} className="fill-down" />
    </>
  )
}

function drawCandles({ startX, stepX, bodyWidth, candles }: Sketch, rises: 0 | 1): { wicks: string; bodies: string } {
  const placed = candles.map((candle, index) => ({ candle, x: startX + index * stepX }))
  const own = placed.filter(({ candle }) => candle[0] === rises)
  const wicks = own.map(({ candle: [, top, bottom], x }) => `M${x.toFixed(1)} ${top / 10}V${bottom / 10}`)
  const bodies = own.map(
    ({ candle: [, , , bodyTop, bodyHeight], x }) =>
      `M${(x - bodyWidth / 2).toFixed(1)} ${bodyTop / 10}h${bodyWidth}v${bodyHeight / 10}h-${bodyWidth}z`,
  )
  return { wicks: wicks.join(''), bodies: bodies.join('') }
}
