import { OrderSketch } from './order-sketch.tsx'
import { formatEvent, heroDescription, heroEvents, heroPlace, heroTicks } from './hero-timeline.ts'
import { SketchCandles } from '#web/shared/sketch/sketch-candles.tsx'
import { SketchDefs } from './sketch-defs.tsx'
import { SketchText } from '#web/shared/sketch/sketch-text.tsx'
import { t } from '#web/shared/language/t.ts'
import { heroSketch } from './sketches.data.ts'

const [startX, endX] = [36, 1116]
const xOf = (ms: number) => startX + heroPlace(ms, endX - startX)
const [, sent, most, limit] = heroEvents
const limitX = xOf(limit.atMs)

const grid = [
  [100, '1.08464'],
  [160, '1.08434'],
  [220, '1.08405'],
  [280, '1.08375'],
  [340, '1.08346'],
] as const

/** The two seconds after a signal, magnified out of one candle: for wide screens. */
export function HeroPanel() {
  return (
    <svg viewBox="0 0 1152 612" role="img" aria-labelledby="hero-title hero-description" className="w-full">
      <title id="hero-title">{t('From signal to order in under two seconds')}</title>
      <desc id="hero-description">{heroDescription()}</desc>
      <SketchDefs name="hero" />
      <rect x=".5" y=".5" width="1151" height="611" rx="14" className="fill-s1 stroke-line" />
      <PanelHead />
      {grid.map(([y, price]) => (
        <g key={y}>
          <path d={`M24 ${y}H818`} strokeDasharray="2 5" className="stroke-line" />
          <SketchText at={[826, y + 4]} size={11.5} tone="faint">
            {price}
          </SketchText>
        </g>
      ))}
      <SketchCandles sketch={heroSketch} />
      <rect x="588" y="62" width="19.5" height="316" opacity=".16" className="fill-signal-glow" />
      <path d="M613.5 197.2H818" strokeWidth="1.2" strokeDasharray="4 4" className="stroke-signal" />
      <rect x="818" y="186.2" width="66" height="22" rx="4" className="fill-accent" />
      <SketchText at={[851, 201.2]} size={11.5} tone="onAccent" weight={600} anchor="middle">
        1.08416
      </SketchText>
      <path d={`M588 378L36 470H${limitX}L607.5 378z`} fill="url(#hero-fan)" />
      <path d={`M588 378L36 470M607.5 378L${limitX} 470`} fill="none" strokeOpacity=".4" className="stroke-signal" />
      <path d="M597.8 264.2l7.5 12h-15z" className="fill-signal" />
      <rect x="617.8" y="250.2" width="118" height="46" rx="8" className="fill-bg stroke-line" />
      <SketchText at={[629.8, 268.2]} weight={600}>
        SuperTrend
      </SketchText>
      <SketchText at={[629.8, 285.2]} size={11.5} tone="accent">
        {t('Buy · CALL')}
      </SketchText>
      <OrderSketch />
      <HeroRuler />
      <SketchText at={[36, 594]} size={12} tone="faint">
        {t('The two seconds after a signal, magnified: each mark is ten times the one before')}
      </SketchText>
      <SketchText at={[1116, 594]} size={12} tone="faint" anchor="end">
        {t('Chart with sample data, times measured')}
      </SketchText>
    </svg>
  )
}

function PanelHead() {
  return (
    <>
      <path d="M0 48.5H1152" className="stroke-line" />
      <rect x="20" y="10" width="118" height="29" rx="6" className="fill-s3" />
      <SketchText at={[32, 29]} weight={500}>
        EURUSD
      </SketchText>
      <SketchText at={[92, 29]} tone="faint">
        M1
      </SketchText>
      <circle cx="124" cy="24.6" r="3" className="fill-signal" />
      {(
        [
          [156, 'GBPUSD', 216, 'M5'],
          [280, 'USDJPY', 340, 'M1'],
        ] as const
      ).map(([x, symbol, timeframeX, timeframe]) => (
        <g key={symbol}>
          <SketchText at={[x, 29]} tone="faint" weight={500}>
            {symbol}
          </SketchText>
          <SketchText at={[timeframeX, 29]} tone="faint">
            {timeframe}
          </SketchText>
        </g>
      ))}
      <SketchText at={[402, 29]} size={12} tone="faint">
        {t('3 charts watched')}
      </SketchText>
      <rect x="1016" y="12" width="116" height="25" rx="12.5" fill="none" className="stroke-line-strong" />
      <SketchText at={[1074, 29]} size={12} anchor="middle">
        {t('Demo account')}
      </SketchText>
    </>
  )
}

function HeroRuler() {
  return (
    <>
      <rect x={startX} y="508" width={limitX - startX} height="14" rx="2" className="fill-s3" />
      <rect x={startX} y="508" width={xOf(sent.atMs) - startX} height="14" rx="2" className="sweep fill-signal" />
      <rect x={limitX} y="508" width={endX - limitX} height="14" fill="url(#hero-hatch)" />
      {heroTicks.map(({ ms, kind }) => (
        <path
          key={ms}
          d={`M${xOf(ms).toFixed(1)} 528v${{ major: 12, middle: 7, minor: 4 }[kind]}`}
          opacity={kind === 'major' ? 1 : 0.75}
          className={kind === 'major' ? 'stroke-text-3' : 'stroke-line-strong'}
        />
      ))}
      {heroTicks.map(({ ms, kind }) =>
        kind === 'major' ? (
          <SketchText key={ms} at={[xOf(ms), 555]} size={11.5} tone="faint" anchor="middle">
            {formatEvent(ms)}
          </SketchText>
        ) : null,
      )}
      {heroEvents.map((event) => (
        <RulerEvent key={event.label} event={event} />
      ))}
    </>
  )
}

/**
 * An event at its place on the ruler. The two in the middle may be close to each other, so each has a separate line:
 * the later one is below, with a tick that begins there, so that it crosses no word of the other.
 */
function RulerEvent({ event: { label, atMs } }: { event: (typeof heroEvents)[number] }) {
  const isLimit = atMs === limit.atMs
  const isStacked = isLimit || atMs === 0
  const isLower = atMs === most.atMs
  const x = xOf(atMs) + (isLimit ? -8 : 8)
  const look = { anchor: isLimit ? 'end' : 'start' } as const
  return (
    <g>
      <path
        d={`M${xOf(atMs)} ${isLower ? 489 : 476}V522`}
        strokeWidth="1.4"
        className={isLimit ? 'stroke-text-2' : 'stroke-signal'}
      />
      <SketchText at={[x, isLower ? 500 : 484]} size={13} tone={isLimit ? 'quiet' : 'text'} weight={600} {...look}>
        {t(label)}
        {isStacked ? null : (
          <tspan dx="7" fontSize="11.5" fontWeight="400" className="fill-text-3">
            {formatEvent(atMs)}
          </tspan>
        )}
      </SketchText>
      {isStacked ? (
        <SketchText at={[x, 500]} size={11.5} tone="faint" {...look}>
          {formatEvent(atMs)}
        </SketchText>
      ) : null}
    </g>
  )
}
