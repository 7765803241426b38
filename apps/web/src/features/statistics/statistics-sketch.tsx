import { SketchText } from '#web/shared/sketch/sketch-text.tsx'

type StatisticsSketchProps = { of: keyof typeof sketches }

/** What the statistics will look like, in gray: nothing has been measured yet. */
export function StatisticsSketch({ of }: StatisticsSketchProps) {
  const Sketch = sketches[of]
  return (
    <svg viewBox="0 0 340 236" aria-hidden="true" className="w-full rounded-md border border-line bg-bg">
      <Sketch />
    </svg>
  )
}

const sketches = { share: ShareSketch, evidence: EvidenceSketch, hours: HoursSketch } as const

const [breakEven, share] = [214, 192]

/** The more trades, the narrower the interval of a share; its width is that of a share near one half. */
function ShareSketch() {
  return (
    <>
      <BreakEven x={breakEven} />
      {['30', '100', '300', '1,000'].map((trades, place) => {
        const half = 108 / Math.sqrt(Number(trades.replace(',', '')) / 30)
        const y = 56 + place * 48
        return (
          <g key={trades}>
            <SketchText at={[62, y + 4]} tone="faint" anchor="end">
              {place === 0 ? '30 trades' : trades}
            </SketchText>
            <path d={`M84 ${y}H322`} strokeWidth="4" strokeLinecap="round" className="stroke-s3" />
            <path
              d={`M${(share - half).toFixed(1)} ${y}H${(share + half).toFixed(1)}`}
              strokeWidth="4"
              strokeLinecap="round"
              className="stroke-line-strong"
            />
            <circle cx={share} cy={y} r="4" className="fill-text-2" />
          </g>
        )
      })}
    </>
  )
}

/** Evidence grows or falls with each trade, and proves something beyond one of the two lines. */
function EvidenceSketch() {
  return (
    <>
      {[
        { y: 46, name: 'better than break-even' },
        { y: 190, name: 'worse than break-even' },
      ].map(({ y, name }) => (
        <g key={name}>
          <path d={`M18 ${y}H322`} strokeDasharray="3 4" className="stroke-text-3" />
          <SketchText at={[18, y < 118 ? y - 9 : y + 19]} tone="faint">
            {name}
          </SketchText>
        </g>
      ))}
      <path d="M18 118H322" className="stroke-line" />
      {[
        {
          path: 'M18 118l20 -8 20 6 20 -14 20 4 20 -14 20 9 20 -17 20 2 20 -13 20 8 20 -18 20 -4 20 -11 20 4 24 -12',
          look: 'stroke-text-2',
        },
        {
          path: 'M18 118l20 7 20 -5 20 11 20 -9 20 8 20 -12 20 5 20 9 20 -7 20 12 20 -6 20 -8 20 9 20 -4 24 6',
          look: 'stroke-line-strong',
        },
      ].map(({ path, look }) => (
        <path key={path} d={path} fill="none" strokeWidth="2" strokeLinejoin="round" className={look} />
      ))}
    </>
  )
}

/** The result of each hour of a day, above and below the break-even. */
function HoursSketch() {
  const hours = [9, -14, 22, 34, -8, 17, -29, -41, 12, 38, 26, -18, 7, -24, 31, -11]
  return (
    <>
      <path d="M18 112H322" strokeDasharray="3 4" className="stroke-text-3" />
      {hours.map((result, hour) => (
        <rect
          key={hour}
          x={20 + hour * 19}
          y={result > 0 ? 112 - result * 2 : 112}
          width="12"
          height={Math.abs(result) * 2}
          rx="1.5"
          className={result > 0 ? 'fill-text-2' : 'fill-line-strong'}
        />
      ))}
      {['06:00', '10:00', '14:00', '18:00'].map((hour, place) => (
        <SketchText key={hour} at={[18 + place * 76, 220]} tone="faint">
          {hour}
        </SketchText>
      ))}
    </>
  )
}

function BreakEven({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x} 32V218`} strokeDasharray="3 4" className="stroke-text-3" />
      <SketchText at={[x, 23]} tone="faint" anchor="middle">
        break-even
      </SketchText>
    </>
  )
}
