import { SketchText } from '#web/shared/sketch/sketch-text.tsx'

type FlowBoxProps = {
  at: readonly [x: number, y: number]
  width: number
  height: number
  kind: string
  name: string
  isOurs?: boolean
  rows?: readonly (readonly [string, string])[]
}

/** One station between chart and broker. */
export function FlowBox({ at: [x, y], width, height, kind, name, isOurs = false, rows = [] }: FlowBoxProps) {
  const left = x + 19.5
  const right = x + width - 19.5
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="12"
        strokeWidth={isOurs ? 1.5 : 1}
        className={isOurs ? 'fill-s1 stroke-signal' : 'fill-s1 stroke-line'}
      />
      <SketchText at={[left, y + 31.5]} tone="faint">
        {kind}
      </SketchText>
      <SketchText at={[left, y + 55.5]} size={19} weight={600}>
        {name}
      </SketchText>
      {isOurs ? (
        <g transform={`translate(${right - 26},${y + 12}) scale(0.9)`} fill="none">
          <path
            d="M20.6 7H12.5A4.5 4.5 0 0 0 8 11.5v0a4.5 4.5 0 0 0 4.5 4.5h7a4.5 4.5 0 0 1 4.5 4.5v0a4.5 4.5 0 0 1-4.5 4.5H6"
            strokeWidth="3.6"
            className="stroke-text"
          />
          <circle cx="24" cy="7" r="3.4" className="fill-brand-dot" />
        </g>
      ) : null}
      {rows.map(([term, value], index) => (
        <g key={term}>
          <path d={`M${left} ${y + 74 + index * 34}H${right}`} className="stroke-line" />
          <SketchText at={[left, y + 94.5 + index * 34]} tone="quiet">
            {term}
          </SketchText>
          <SketchText at={[right, y + 94.5 + index * 34]} size={12} weight={500} anchor="end">
            {value}
          </SketchText>
        </g>
      ))}
    </>
  )
}
