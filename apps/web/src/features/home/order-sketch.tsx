import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { formatEvent, heroEvents } from './hero-timeline.ts'
import { SketchText } from '#web/shared/sketch/sketch-text.tsx'
import { t } from '#web/shared/language/t.ts'

const rows = [
  ['Amount', '$50.00'],
  ['Timeframe', 'M1'],
  ['Account', 'Demo'],
  ['Trades today', `38 / ${subscriptionPlans.pro_trader.tradesPerDay}`],
] as const

/** The order card of the hero: the moment of placing, never the result. */
export function OrderSketch() {
  return (
    <>
      <rect x="912" y="70" width="216" height="300" rx="10" className="fill-bg stroke-line" />
      <SketchText at={[930, 100]} size={12} tone="faint">
        {t('Order')}
      </SketchText>
      <g transform="translate(1042,84)">
        <rect width="68" height="24" rx="12" className="fill-up-soft" />
        <path
          d="M14 16.5V8.5M14 8l-3.6 3.8M14 8l3.6 3.8"
          fill="none"
          strokeWidth="1.6"
          strokeLinecap="round"
          className="stroke-up"
        />
        <SketchText at={[25, 16.4]} size={12} tone="up" weight={600}>
          CALL
        </SketchText>
      </g>
      <SketchText at={[930, 132]} size={24} weight={600}>
        EURUSD
      </SketchText>
      <path d="M930 147.5H1110M930 183.5H1110M930 219.5H1110M930 255.5H1110M930 291.5H1110" className="stroke-line" />
      {rows.map(([label, value], index) => (
        <g key={label}>
          <SketchText at={[930, 168 + index * 36]} tone="quiet">
            {t(label)}
          </SketchText>
          <SketchText at={[1110, 168 + index * 36]} weight={500} anchor="end">
            {value === 'Demo' ? t(value) : value}
          </SketchText>
        </g>
      ))}
      <circle cx="937" cy="324" r="7" className="fill-accent" />
      <path
        d="M933.6 324.2l2.5 2.5 4.4-5"
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
      <SketchText at={[952, 321.5]} weight={500}>
        {t('Order sent')}
      </SketchText>
      <SketchText at={[952, 338]} size={11.5} tone="faint">
        {t('{time} after the signal', { time: formatEvent(heroEvents[1].atMs) })}
      </SketchText>
    </>
  )
}
