/** The hatch beyond the limit and the light between a candle and its ruler; ids are unique for each drawing. */
export function SketchDefs({ name }: { name: string }) {
  return (
    <defs>
      <pattern id={`${name}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" strokeWidth="1.4" opacity=".7" className="stroke-line-strong" />
      </pattern>
      <linearGradient id={`${name}-fan`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--signal-glow)" stopOpacity=".34" />
        <stop offset="1" stopColor="var(--signal-glow)" stopOpacity=".03" />
      </linearGradient>
    </defs>
  )
}
