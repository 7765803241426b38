import type { Sketch } from './sketches.data.ts'

/** Candles of an illustration; sample data, never a result. */
export function SketchCandles({ sketch }: { sketch: Sketch }) {
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
      <path d={sketch.rise.wicks} fill="none" strokeWidth="1.2" className="stroke-up" />
      <path d={sketch.rise.bodies} className="fill-up" />
      <path d={sketch.fall.wicks} fill="none" strokeWidth="1.2" className="stroke-down" />
      <path d={sketch.fall.bodies} className="fill-down" />
    </>
  )
}
