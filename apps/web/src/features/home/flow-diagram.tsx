import { brand } from '@stratomate/brand'
import { type BrokerId, brokers } from '@stratomate/contracts/brokers/brokers'
import { isPreview } from '@stratomate/domain/brokers/brokers'
import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { FlowBox } from './flow-box.tsx'
import { SketchCandles } from '#web/shared/sketch/sketch-candles.tsx'
import { SketchText } from '#web/shared/sketch/sketch-text.tsx'
import { t } from '#web/shared/language/t.ts'
import { flowSketch } from './sketches.data.ts'

/** The one broker of the picture (SPEC, home page). */
const shownBroker: BrokerId = 'pocket-option'
const broker = brokers[shownBroker]
const brokerKind = () => t(isPreview(shownBroker) ? 'Broker (preview)' : 'Broker')
const description = () =>
  t(
    'The indicator on a MetaTrader 5 chart gives a buy or sell signal. The {brand} desktop client checks your amount, timeframe and daily limit, and places the trade on {broker}. The first two run on your PC.',
    {
      brand: brand.name,
      broker: isPreview(shownBroker) ? t('{broker} (preview)', { broker: broker.name }) : broker.name,
    },
  )

const ourRows = () =>
  [
    [t('Amount'), '$50'],
    [t('Timeframe'), 'M1'],
    [t('Daily limit'), `38 / ${subscriptionPlans.pro_trader.tradesPerDay}`],
    [t('Account'), t('Demo')],
  ] as const
const brokerRows = () =>
  [
    ['EURUSD · CALL', t('open')],
    [t('Amount'), '$50.00'],
    [t('Expiry'), '00:41'],
  ] as const

/** From the chart to the broker: horizontal where there is room, vertical where there is not. */
export function FlowDiagram() {
  return (
    <figure>
      <div className="hidden lg:block">
        <WideFlow />
      </div>
      <div className="mx-auto max-w-card lg:hidden">
        <TallFlow />
      </div>
      {isPreview(shownBroker) ? (
        <figcaption className="mt-3 text-sm text-text-3">
          {t(
            '{broker} is a preview: the connection is built from {basis} and has never run against the real service.',
            { broker: broker.name, basis: t(broker.basis) },
          )}
        </figcaption>
      ) : null}
    </figure>
  )
}

function WideFlow() {
  return (
    <svg viewBox="0 14 1152 280" role="img" aria-label={description()} className="w-full">
      <rect
        x=".5"
        y="28.5"
        width="747"
        height="263"
        rx="16"
        fill="none"
        strokeDasharray="3 5"
        className="stroke-line-strong"
      />
      <rect x="20" y="16" width="74" height="25" className="fill-bg" />
      <SketchText at={[30, 33]} size={13} tone="quiet" weight={500}>
        {t('Your PC')}
      </SketchText>
      <FlowBox at={[28.5, 62.5]} width={267} height={211} kind={t('Charting platform')} name="MetaTrader 5" />
      <SketchCandles sketch={flowSketch} />
      <SketchText at={[48, 258]} tone="quiet">
        {t('Indicator on your chart')}
      </SketchText>
      <FlowBox
        at={[452.5, 62.5]}
        width={267}
        height={211}
        kind={t('Desktop client')}
        name={brand.name}
        rows={ourRows()}
        isOurs
      />
      <FlowBox at={[884.5, 62.5]} width={267} height={211} kind={brokerKind()} name={broker.name} rows={brokerRows()} />
      <SketchText at={[904, 258]} tone="quiet">
        {t('Demo or live account')}
      </SketchText>
      {(
        [
          [296, 443, 374, 'Buy or sell signal', 'on your machine'],
          [720, 875, 802, 'Order', 'under 2 s'],
        ] as const
      ).map(([from, to, middle, title, note]) => (
        <g key={title}>
          <path d={`M${from} 168H${to}`} strokeWidth="2" className="flow-across stroke-signal" />
          <path d={`M${to - 2} 162l9 6-9 6z`} className="fill-signal" />
          <circle cx={from} cy="168" r="4.5" strokeWidth="2" className="fill-s1 stroke-signal" />
          <SketchText at={[middle, 154]} size={13} weight={600} anchor="middle">
            {t(title)}
          </SketchText>
          <SketchText at={[middle, 192]} size={11.5} tone="faint" anchor="middle">
            {t(note)}
          </SketchText>
        </g>
      ))}
    </svg>
  )
}

function TallFlow() {
  return (
    <svg viewBox="0 0 342 586" role="img" aria-label={description()} className="w-full">
      <rect
        x=".5"
        y="14.5"
        width="341"
        height="401"
        rx="16"
        fill="none"
        strokeDasharray="3 5"
        className="stroke-line-strong"
      />
      <rect x="18" y="2" width="74" height="25" className="fill-bg" />
      <SketchText at={[28, 19]} size={13} tone="quiet" weight={500}>
        {t('Your PC')}
      </SketchText>
      <FlowBox at={[20.5, 40.5]} width={301} height={169} kind={t('Charting platform')} name="MetaTrader 5" />
      <g transform="matrix(1.15 0 0 .871 -15.2 -4.8)">
        <SketchCandles sketch={flowSketch} />
      </g>
      <FlowBox
        at={[20.5, 262.5]}
        width={301}
        height={141}
        kind={t('Desktop client')}
        name={brand.name}
        rows={ourRows().slice(0, 2)}
        isOurs
      />
      <FlowBox
        at={[20.5, 468.5]}
        width={301}
        height={115}
        kind={brokerKind()}
        name={broker.name}
        rows={brokerRows().slice(0, 1)}
      />
      {(
        [
          [210, 253, 'Buy or sell signal', 'on your machine'],
          [404, 459, 'Order', 'under 2 s'],
        ] as const
      ).map(([from, to, title, note]) => (
        <g key={title}>
          <path d={`M60 ${from}V${to}`} strokeWidth="2" className="flow-down stroke-signal" />
          <path d={`M54 ${to - 2}l6 9 6-9z`} className="fill-signal" />
          <circle cx="60" cy={from} r="4.5" strokeWidth="2" className="fill-s1 stroke-signal" />
          <SketchText at={[80, (from + to) / 2 + 2]} size={13} weight={600}>
            {t(title)}
          </SketchText>
          <SketchText at={[80, (from + to) / 2 + 19]} size={11.5} tone="faint">
            {t(note)}
          </SketchText>
        </g>
      ))}
    </svg>
  )
}
