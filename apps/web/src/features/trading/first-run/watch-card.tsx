import { Button } from '@stratomate/ui/button'
import { Card, CardTitle } from '@stratomate/ui/card'
import { clsx } from 'clsx'
import { FlaskConical } from 'lucide-react'

/**
 * `look`: a strip under other cards, the same with larger charts where little else is on the page, or a card beside
 * taller ones where the page is wide enough for both.
 */
type WatchCardProps = {
  look?: 'card' | 'strip' | 'wide'
  isLead: boolean
  reader?: keyof typeof titles
  onWatch: () => void
}

const leadLook =
  'max-kpi:border-transparent max-kpi:bg-accent max-kpi:text-on-accent max-kpi:hover:bg-accent-hover max-kpi:active:bg-accent-hover'

const titles = { newcomer: 'See it live first', former: 'Watch without a plan' } as const

/** An offer to see the dashboard at work before installing anything, or after a plan has ended (`former`). `isLead`: where a narrow page asks for it first, because the app cannot run there. */
export function WatchCard({ look = 'card', isLead, reader = 'newcomer', onWatch }: WatchCardProps) {
  const isCard = look === 'card'
  const isWide = look === 'wide'
  return (
    <Card
      as="section"
      aria-labelledby="watch-title"
      className={clsx(
        'flex flex-col p-4 md:flex-row md:items-center md:gap-6 md:p-5 lg:gap-8',
        isCard ? 'kpi:flex-col kpi:items-stretch kpi:gap-0' : 'mt-4',
        isWide && 'md:flex-wrap',
      )}
    >
      <div className={clsx('flex items-center justify-between gap-3 md:sr-only', isCard && 'kpi:not-sr-only')}>
        <CardTitle id="watch-title">{titles[reader]}</CardTitle>
        <FlaskConical size={20} strokeWidth={1.75} aria-hidden="true" className="text-text-3" />
      </div>
      <WatchSketch
        className={clsx('my-5', isWide ? 'md:hidden' : 'md:my-0 md:w-48 md:flex-none lg:w-72', isCard && 'kpi:hidden')}
      />
      {isCard ? <TallSketch /> : null}
      {isWide ? <WideSketch /> : null}
      <div className={clsx('md:min-w-0 md:flex-1', isCard && 'kpi:flex-none')}>
        <p
          aria-hidden="true"
          className={clsx('mb-1 text-md leading-snug font-semibold max-md:hidden', isCard && 'kpi:hidden')}
        >
          {titles[reader]}
        </p>
        <p className="text-sm text-text-2">
          Three made-up charts, the real rules and the paper broker run here in your browser.{' '}
          {reader === 'newcomer'
            ? 'No Windows, no terminal, and nothing counts toward your plan.'
            : 'They need no plan and no terminal.'}
        </p>
      </div>
      <div className={clsx('mt-5 md:mt-0', isCard && 'kpi:mt-5')}>
        <Button className={clsx('w-full', isLead && leadLook)} onClick={onWatch}>
          Watch simulated charts
        </Button>
      </div>
    </Card>
  )
}

/** Each candle: place, open, close, high, low, from the top of the drawing. */
const candles = [
  [6, 60, 52, 48, 66],
  [18, 52, 56, 47, 60],
  [30, 56, 44, 40, 59],
  [42, 44, 47, 38, 52],
  [54, 47, 33, 29, 50],
  [66, 33, 37, 27, 41],
  [78, 37, 24, 18, 40],
  [112, 22, 29, 17, 33],
  [124, 29, 26, 21, 34],
  [136, 26, 39, 23, 43],
  [148, 39, 51, 36, 55],
  [160, 51, 47, 43, 57],
  [172, 47, 58, 44, 63],
  [184, 58, 54, 50, 62],
  [218, 44, 38, 33, 48],
  [230, 38, 41, 33, 46],
  [242, 41, 30, 26, 44],
  [254, 30, 34, 25, 38],
  [266, 34, 22, 16, 37],
  [278, 22, 27, 18, 32],
  [290, 27, 33, 24, 37],
] as const

type Heights = { open: number; close: number; high: number; low: number }
type Mark = { place: number; look: 'open' | 'won' | 'lost' }

const rising = candles.map(([, open, close, high, low]): Heights => ({ open, close, high, low }))
const falling = rising.map((it): Heights => mirrored(it))
const turning = rising.map((it): Heights => ({ ...it, open: it.close, close: it.open })).toReversed()

const charts = [
  { id: 'rising', of: rising, mark: { place: 18, look: 'open' } },
  { id: 'falling', of: falling, mark: { place: 6, look: 'won' } },
  { id: 'turning', of: turning, mark: { place: 11, look: 'lost' } },
] as const satisfies readonly { id: string; of: readonly Heights[]; mark: Mark }[]

/** From the top instead of from the bottom of the drawing. */
function mirrored({ open, close, high, low }: Heights): Heights {
  return { open: 82 - open, close: 82 - close, high: 82 - low, low: 82 - high }
}

/** The three charts one below the other, where the card is as tall as the steps beside it. */
function TallSketch() {
  return (
    <div aria-hidden="true" className="relative my-4 min-h-60 flex-1 max-kpi:hidden">
      <div className="absolute inset-0 flex flex-col divide-y divide-line border-y border-line">
        {charts.map(({ id, of, mark }) => (
          <SmallChart key={id} candlesOf={of} mark={mark} />
        ))}
      </div>
    </div>
  )
}

/** The three charts side by side over the whole width. */
function WideSketch() {
  return (
    <div
      aria-hidden="true"
      className="grid w-full grid-cols-3 divide-x divide-line rounded-md border border-line bg-bg max-md:hidden"
    >
      {charts.map(({ id, of, mark }) => (
        <div key={id} className="px-4 py-3">
          <SmallChart candlesOf={of} mark={mark} />
        </div>
      ))}
    </div>
  )
}

const markLooks = {
  open: 'fill-signal',
  won: 'fill-text',
  lost: 'fill-none stroke-text',
} as const satisfies Record<Mark['look'], string>

function SmallChart({ candlesOf, mark }: { candlesOf: readonly Heights[]; mark: Mark }) {
  const x = (place: number) => 8 + place * 14
  const marked = candlesOf[mark.place]
  return (
    <svg viewBox="0 8 296 72" className="min-h-0 w-full flex-1 py-2">
      <path d="M0 42H296" strokeDasharray="2 5" className="stroke-line-strong" />
      {candlesOf.map(({ open, close, high, low }, place) => (
        <g key={x(place)} className={close < open ? 'fill-up' : 'fill-down'}>
          <rect x={x(place) - 0.5} y={high} width="1" height={low - high} />
          <rect x={x(place) - 4} y={Math.min(open, close)} width="8" height={Math.abs(close - open)} />
        </g>
      ))}
      {marked === undefined ? null : (
        <path d={`M${x(mark.place)} ${marked.low + 4}l5 8h-10z`} strokeWidth="1.2" className={markLooks[mark.look]} />
      )}
    </svg>
  )
}

/** Three quiet charts with the marks of the dashboard: an open trade, and one that was lost. */
function WatchSketch({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 297 86" aria-hidden="true" className={clsx('w-full', className)}>
      <path d="M0 80H90M106 80H196M212 80H297" strokeDasharray="2 5" className="stroke-line-strong" />
      {candles.map(([x, open, close, high, low]) => (
        <g key={x} className={close < open ? 'fill-up' : 'fill-down'}>
          <rect x={x - 0.5} y={high} width="1" height={low - high} />
          <rect x={x - 3} y={Math.min(open, close)} width="6" height={Math.abs(close - open)} />
        </g>
      ))}
      <path d="M54 56l5 8h-10z" className="fill-signal" />
      <path d="M136 17l5-8h-10z" className="fill-text" />
      <path d="M278 12l5-8h-10z" fill="none" strokeWidth="1.2" className="stroke-text" />
    </svg>
  )
}
