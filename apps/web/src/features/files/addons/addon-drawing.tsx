import { SketchCandles } from '#web/shared/sketch/sketch-candles.tsx'
import { t } from '#web/shared/language/t.ts'
import { distancePath, pullbackSketch, scannedRows, squeezePaths, squeezeSketch } from './addon-sketches.data.ts'

/**
 * What an add-on uses, drawn up to its signal; a quiet chart for one that came by upload. Decorative: the words
 * beside it say the same.
 */
export function AddonDrawing({ id }: { id: string }) {
  const drawing = drawings.get(id)
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true" className="block h-full w-full">
      {drawing ?? <PlainChart />}
    </svg>
  )
}

/** A chart without a signal, for what came by upload. */
function PlainChart() {
  return (
    <g opacity=".6">
      <SketchCandles sketch={squeezeSketch} />
    </g>
  )
}

const labelLook = 'fill-text-2'
/** The rulers of the two filters begin here, after their names. */
const rulerX = 112
const rulerWidth = 196

/** A signal with two conditions that have to be met: a ruler for each, filled between its ticks. */
function TwoFilters() {
  return (
    <>
      <SignalColumn x={255.6} />
      <SketchCandles sketch={pullbackSketch} />
      <Arrow x={255.6} y={92} side="up" />
      {[
        { y: 119, name: t('5x timeframe'), from: 0, to: 154 },
        { y: 137, name: t('Volatility'), from: 46, to: 132 },
      ].map(({ y, name, from, to }) => (
        <g key={y}>
          <text x="12" y={y + 6} fontSize="12.5" className={labelLook}>
            {name}
          </text>
          <rect x={rulerX} y={y} width={rulerWidth} height="5" rx="2" className="fill-s3" />
          <rect x={rulerX + from} y={y} width={to - from} height="5" rx="2" className="fill-signal" />
          <rect x={rulerX + to} y={y - 3} width="1.5" height="11" className="fill-text-3" />
          {from === 0 ? null : <rect x={rulerX + from} y={y - 3} width="1.5" height="11" className="fill-text-3" />}
        </g>
      ))}
    </>
  )
}

/** A band inside of the average range, and its release. */
function Squeeze() {
  const { bandTop, bandBottom, rangeTop, rangeBottom } = squeezePaths
  return (
    <>
      <SignalColumn x={278.8} />
      {[rangeTop, rangeBottom].map((path) => (
        <path key={path} d={path} fill="none" strokeDasharray="2 4" className="stroke-text-3" />
      ))}
      {[bandTop, bandBottom].map((path) => (
        <path key={path} d={path} fill="none" strokeWidth="1.6" className="stroke-st-trial" />
      ))}
      <SketchCandles sketch={squeezeSketch} />
      <Arrow x={278.8} y={82} side="up" />
      <path d="M12 135H28" strokeWidth="1.6" className="stroke-st-trial" />
      <path d="M152 135H168" strokeDasharray="2 4" className="stroke-text-3" />
      <g fontSize="12.5" className={labelLook}>
        <text x="34" y="139">
          {t('Bollinger band')}
        </text>
        <text x="174" y="139">
          {t('Average range')}
        </text>
      </g>
    </>
  )
}

/** A line around zero, with the bounds at which a reversal begins. */
function Distance() {
  return (
    <>
      <SignalColumn x={290} />
      <path d="M0 75H320" className="stroke-line-strong" />
      <path d="M0 36H320M0 114H320" strokeDasharray="2 4" className="stroke-text-3" />
      <g fontSize="12.5" className={labelLook}>
        <text x="6" y="30">
          +2 ATR
        </text>
        <text x="6" y="129">
          −2 ATR
        </text>
      </g>
      <path d={distancePath} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-st-trial" />
      <circle cx="290" cy="45" r="3.4" strokeWidth="1.8" className="fill-s1 stroke-signal" />
      <Arrow x={290} y={32} side="down" />
    </>
  )
}

/** Symbols by the age of their last signal; two of them are the same bet. */
function Scanner() {
  return (
    <>
      <text x="108" y="13" fontSize="12.5" className={labelLook}>
        {t('Age of the last signal')}
      </text>
      {scannedRows.map(({ name, age, side }, place) => {
        const y = 24 + place * 25
        return (
          <g key={name}>
            <text x="28" y={y + 10} fontSize="12" fontWeight="600" className="fill-text-2 font-mono">
              {name}
            </text>
            <rect x="108" y={y + 3} width="164" height="5" rx="2" className="fill-s3" />
            <rect x="108" y={y + 3} width={164 * age} height="5" rx="2" className="fill-signal" />
            <Arrow x={296} y={side === 'up' ? y - 2 : y + 13} side={side} />
          </g>
        )
      })}
      <path d="M18 30H12V55H18" fill="none" strokeWidth="1.5" className="stroke-st-pending" />
    </>
  )
}

/** The candle of the signal, as in the pictures of the library. */
function SignalColumn({ x }: { x: number }) {
  return <path d={`M${x} 0V150`} strokeWidth="11.6" strokeOpacity=".16" className="stroke-signal-glow" />
}

function Arrow({ x, y, side }: { x: number; y: number; side: 'up' | 'down' }) {
  return side === 'up' ? (
    <path d={`M${x} ${y + 3}l5 8.5h-10z`} className="fill-up" />
  ) : (
    <path d={`M${x} ${y - 3}l5 -8.5h-10z`} className="fill-down" />
  )
}

const drawings = new Map([
  ['boss-pro-indicator', <TwoFilters key="boss-pro-indicator" />],
  ['binary-eagle-indicator', <Squeeze key="binary-eagle-indicator" />],
  ['baseline-oscillator', <Distance key="baseline-oscillator" />],
  ['multi-currency-scanner', <Scanner key="multi-currency-scanner" />],
])

/** Whether an add-on has a drawing of its own; one that came by upload has none. */
export function hasDrawing(id: string): boolean {
  return drawings.has(id)
}
