import { formatEvent, heroDescription, heroEvents, heroPlace, heroTicks } from './hero-timeline.ts'
import { SketchCandles } from '#web/shared/sketch/sketch-candles.tsx'
import { SketchDefs } from './sketch-defs.tsx'
import { SketchText } from '#web/shared/sketch/sketch-text.tsx'
import { t } from '#web/shared/language/t.ts'
import { tallHeroSketch } from './sketches.data.ts'

const [startY, endY] = [338, 594]
const yOf = (ms: number) => startY + heroPlace(ms, endY - startY)
const [, sent, , limit] = heroEvents
const limitY = yOf(limit.atMs)

const grid = [
  [90.5, '1.08458'],
  [139.5, null],
  [188.5, '1.08385'],
  [237.5, '1.08349'],
] as const

/** Labels keep a distance from each other, so they are not always beside their times. */
const labelYs = [338, 384, 430, limitY] as const

/** The hero for narrow screens: the ruler is vertical. */
export function TallHeroPanel() {
  return (
    <svg viewBox="0 0 358 640" role="img" aria-labelledby="tall-hero-title tall-hero-description" className="w-full">
      <title id="tall-hero-title">{t('From signal to order in under two seconds')}</title>
      <desc id="tall-hero-description">{heroDescription()}</desc>
      <SketchDefs name="tall-hero" />
      <rect x=".5" y=".5" width="357" height="639" rx="14" className="fill-s1 stroke-line" />
      <path d="M0 48.5H358" className="stroke-line" />
      <SketchText at={[18, 30]} size={14} weight={600}>
        EURUSD
      </SketchText>
      <SketchText at={[84, 30]} size={14} tone="faint">
        M1
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
        {t('Chart with sample data, times measured')}
      </SketchText>
    </svg>
  )
}

function TallRuler() {
  return (
    <>
      <rect x="76" y={startY} width="10" height={limitY - startY} rx="2" className="fill-s3" />
      <rect x="76" y={startY} width="10" height={yOf(sent.atMs) - startY} rx="2" className="sweep-down fill-signal" />
      <rect x="76" y={limitY} width="10" height={endY - limitY} fill="url(#tall-hero-hatch)" />
      {heroTicks.map(({ ms, kind }) => (
        <path
          key={ms}
          d={`M71 ${yOf(ms).toFixed(1)}h-${{ major: 11, middle: 6, minor: 4 }[kind]}`}
          opacity={kind === 'major' ? 1 : 0.7}
          className={kind === 'major' ? 'stroke-text-3' : 'stroke-line-strong'}
        />
      ))}
      {heroTicks.map(({ ms, kind }) =>
        kind === 'major' ? (
          <SketchText key={ms} at={[54, yOf(ms) + 4]} size={11.5} tone="faint" anchor="end">
            {formatEvent(ms)}
          </SketchText>
        ) : null,
      )}
      {heroEvents.map(({ label, atMs }, index) => {
        const isLimit = atMs === limit.atMs
        const labelY = labelYs[index] ?? 0
        return (
          <g key={label}>
            <path
              d={`M86 ${yOf(atMs)}L102 ${labelY}H110`}
              fill="none"
              strokeWidth="1.4"
              className={isLimit ? 'stroke-text-2' : 'stroke-signal'}
            />
            <SketchText at={[118, labelY + 5]} size={14} tone={isLimit ? 'quiet' : 'text'} weight={600}>
              {t(label)}
            </SketchText>
            <SketchText at={[338, labelY + 5]} tone={isLimit ? 'faint' : 'quiet'} anchor="end">
              {formatEvent(atMs)}
            </SketchText>
          </g>
        )
      })}
    </>
  )
}
