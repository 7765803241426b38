import { formatEvent, formatTick, heroDescription, heroEvents, heroLimitS, heroTicks } from './hero-timeline.ts'
import { SketchCandles } from '#web/shared/sketch/sketch-candles.tsx'
import { SketchDefs } from './sketch-defs.tsx'
import { SketchText } from '#web/shared/sketch/sketch-text.tsx'
import { tallHeroSketch } from './sketches.data.ts'

const startY = 338
const secondPx = 116.35
const yOf = (seconds: number) => startY + seconds * secondPx
const limitY = yOf(heroLimitS)

const grid = [
  [90.5, '1.08458'],
  [139.5, null],
  [188.5, '1.08385'],
  [237.5, '1.08349'],
] as const

/** Labels keep a distance from each other, so the second one is lower than its event. */
const labelYs = [338, 372.9, 412.5, 468.3] as const

/** The hero for narrow screens: the ruler is vertical. */
export function TallHeroPanel() {
  return (
    <svg viewBox="0 0 358 640" role="img" aria-labelledby="tall-hero-title tall-hero-description" className="w-full">
      <title id="tall-hero-title">From signal to order in under two seconds</title>
      <desc id="tall-hero-description">{heroDescription}</desc>
      <SketchDefs name="tall-hero" />
      <rect x=".5" y=".5" width="357" height="639" rx="14" className="fill-s1 stroke-line" />
      <path d="M0 48.5H358" className="stroke-line" />
      <SketchText at={[18, 30]} size={14} weight={600}>
        EURUSD
      </SketchText>
      <SketchText at={[84, 30]} size={14} tone="faint">
        M1
      </SketchText>
      <rect x="234" y="12" width="108" height="25" rx="12.5" fill="none" className="stroke-line-strong" />
      <SketchText at={[288, 29]} size={11.5} anchor="middle">
        Demo account
      </SketchText>
      {grid.map(([y, price]) => (
        <g key={y}>
          <path d={`M14 ${y}H280`} strokeDasharray="2 5" className="stroke-line" />
          {price === null ? null : (
            <SketchText at={[344, y + 4]} size={11} tone="faint" anchor="end">
              {price}
            </SketchText>
          )}
        </g>
      ))}
      <SketchCandles sketch={tallHeroSketch} />
      <rect x="215.6" y="60" width="11.4" height="210" opacity=".16" className="fill-signal-glow" />
      <path d="M230.5 147.3H280" strokeWidth="1.2" strokeDasharray="4 4" className="stroke-signal" />
      <rect x="282" y="136.3" width="64" height="22" rx="4" className="fill-accent" />
      <SketchText at={[314, 151.3]} size={11} tone="onAccent" weight={600} anchor="middle">
        1.08416
      </SketchText>
      <path d="M221.3 193.4l6.5 10.5h-13z" className="fill-signal" />
      <path d="M215.6 270L14 312H344L227 270z" fill="url(#tall-hero-fan)" />
      <path d="M215.6 270L14 312M227 270L344 312" fill="none" strokeOpacity=".4" className="stroke-signal" />
      <TallRuler />
      <SketchText at={[20, 622]} size={12} tone="faint">
        Illustration with sample data
      </SketchText>
    </svg>
  )
}

function TallRuler() {
  return (
    <>
      <rect x="76" y={startY} width="10" height={limitY - startY} rx="2" className="fill-s3" />
      <rect
        x="76"
        y={startY}
        width="10"
        height={heroEvents[3].atS * secondPx}
        rx="2"
        className="sweep-down fill-signal"
      />
      <rect x="76" y={limitY} width="10" height={0.2 * secondPx} fill="url(#tall-hero-hatch)" />
      {heroTicks.map(({ atS, kind }) => (
        <path
          key={atS}
          d={`M71 ${yOf(atS).toFixed(1)}h-${{ major: 11, middle: 6, minor: 4 }[kind]}`}
          opacity={kind === 'major' ? 1 : 0.7}
          className={kind === 'major' ? 'stroke-text-3' : 'stroke-line-strong'}
        />
      ))}
      {[0, 0.5, 1, 1.5, 2].map((seconds) => (
        <SketchText key={seconds} at={[54, yOf(seconds) + 4]} size={11.5} tone="faint" anchor="end">
          {formatTick(seconds)}
        </SketchText>
      ))}
      {heroEvents.map(({ label, atS }, index) => (
        <g key={label}>
          <path
            d={`M86 ${yOf(atS)}L102 ${labelYs[index]}H110`}
            fill="none"
            strokeWidth="1.4"
            className="stroke-signal"
          />
          <SketchText at={[118, (labelYs[index] ?? 0) + 5]} size={14} weight={600}>
            {label}
          </SketchText>
          <SketchText at={[338, (labelYs[index] ?? 0) + 5]} tone="quiet" anchor="end">
            {formatEvent(atS)}
          </SketchText>
        </g>
      ))}
      <path d={`M86 ${limitY}H110`} strokeWidth="1.4" className="stroke-text-2" />
      <SketchText at={[118, limitY + 5]} size={14} tone="quiet" weight={600}>
        Limit
      </SketchText>
      <SketchText at={[338, limitY + 5]} tone="faint" anchor="end">
        {formatEvent(heroLimitS)}
      </SketchText>
    </>
  )
}
