import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { clsx } from 'clsx'
import { FlaskConical, Radio } from 'lucide-react'
import type { ReactNode } from 'react'
import { Reveal } from '#web/shared/page/reveal.tsx'
import { dashboardPicture, ProductPicture, windowPicture } from '#web/shared/pictures/product-picture.tsx'
import { t } from '#web/shared/language/t.ts'
import { HomeSection } from './home-section.tsx'

/** Six parts of the product: two in pictures, the others with a small piece of them. */
export function FeaturesSection() {
  return (
    <HomeSection
      id="features"
      title={t('Powerful Features')}
      lede={t(
        'Six parts, one job: carry a signal from your chart to a trade, and show you everything that happened on the way.',
      )}
    >
      <div className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-4">
        <Shown
          title={t('Automated Execution')}
          text={t(
            'Set the amount and timeframe once. Each signal that keeps your rules becomes a trade, with its own two-second record.',
          )}
        >
          <ProductPicture {...windowPicture} />
        </Shown>
        <Shown title={t('Real-Time Dashboard')} text={t('Alerts, trades and limits as they happen.')}>
          <ProductPicture {...dashboardPicture} />
        </Shown>
        <Feature
          title={t('Strategy Library')}
          text={t('{count} indicators, each with the conditions, pairs and timeframes it is meant for.', {
            count: indicatorIds.length,
          })}
        >
          <IndicatorNames />
        </Feature>
        <Feature title={t('Multi-Chart Monitoring')} text={t('From 1 chart to 10+ at once, depending on your plan.')}>
          <ManyCharts />
        </Feature>
        <Feature title={t('Demo and Live Accounts')} text={t('Rehearse every setup before any money is at stake.')}>
          <Accounts />
        </Feature>
        <Feature
          title={t('Strategy Customization')}
          text={t('Change any setting an indicator exposes. The recommended values stay one click away.')}
        >
          <Parameters />
        </Feature>
      </div>
      <p className="mt-3 text-xs text-text-3">
        {t('Pictures from the running product, with simulated charts and the paper account.')}
      </p>
    </HomeSection>
  )
}

type FeatureProps = { title: string; text: string; children: ReactNode }

/** A part with a picture of it, which reaches the edges of its card. */
function Shown({ title, text, children }: FeatureProps) {
  return (
    <Reveal className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-s1 md:col-span-2">
      <div className="px-5 pt-5 pb-5 md:px-6">
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1.5 max-w-measure text-text-2">{text}</p>
      </div>
      <div className="mt-auto border-t border-line">{children}</div>
    </Reveal>
  )
}

/** A part in words, with a piece of it. */
function Feature({ title, text, children }: FeatureProps) {
  return (
    <Reveal className="flex min-w-0 flex-col rounded-lg border border-line bg-s1 p-5">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1.5 text-text-2">{text}</p>
      <div className="mt-auto pt-5">{children}</div>
    </Reveal>
  )
}

const names = ['BOSS', 'EMA Alerts', 'MACD Alerts', 'OTC RedLine', 'Super_Trend'] as const

function IndicatorNames() {
  return (
    <ul className="flex flex-wrap gap-2 text-sm text-text-2">
      {names.map((name) => (
        <li
          key={name}
          className={clsx(
            'rounded-sm border bg-bg px-2.5 py-1.5',
            name === 'Super_Trend' ? 'border-accent-text text-text' : 'border-line',
          )}
        >
          {name}
        </li>
      ))}
      <li className="rounded-sm border border-dashed border-line px-2.5 py-1.5">
        {t('{count} more', { count: indicatorIds.length - names.length })}
      </li>
    </ul>
  )
}

const symbols = ['EURUSD', 'GBPUSD', 'USDJPY', 'AUDUSD', 'USDCAD', 'EURJPY', 'NZDUSD', 'GBPJPY'] as const
const lines = [
  'M0 20L8 14L16 17L24 9L32 11L40 4',
  'M0 5L8 9L16 7L24 14L32 12L40 20',
  'M0 12L8 6L16 15L24 10L32 17L40 8',
] as const

function ManyCharts() {
  return (
    <ul className="grid grid-cols-4 gap-1">
      {symbols.map((symbol, index) => (
        <li
          key={symbol}
          className={clsx(
            'rounded-sm border bg-bg py-1.5 text-center',
            symbol === 'NZDUSD' ? 'border-signal' : 'border-line',
          )}
        >
          <span className="block truncate text-chart text-text-3">{symbol}</span>
          <svg viewBox="0 0 40 24" preserveAspectRatio="none" aria-hidden="true" className="mt-1 h-6 w-full">
            <path
              d={lines[index % lines.length]}
              fill="none"
              strokeWidth="1.2"
              vectorEffect="non-scaling-stroke"
              className={index % lines.length === 1 ? 'stroke-down' : 'stroke-up'}
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}

function Accounts() {
  return (
    <>
      <div className="grid grid-cols-2 rounded-lg border border-line bg-bg p-1 font-medium">
        <span className="flex items-center gap-2 rounded-md bg-s3 px-3.5 py-3">
          <FlaskConical size={17} strokeWidth={1.75} aria-hidden="true" />
          {t('Demo')}
        </span>
        <span className="flex items-center gap-2 px-3.5 py-3 text-text-2">
          <Radio size={17} strokeWidth={1.75} aria-hidden="true" />
          {t('Live')}
        </span>
      </div>
      <p className="mt-3 text-sm text-text-2">
        {t('New setups start on Demo. Switching to Live always asks you to confirm.')}
      </p>
    </>
  )
}

const parameters = [
  ['Fast', '5'],
  ['Slow', '34'],
  ['Method', 'Simple'],
  ['Applied to', 'Median'],
] as const

function Parameters() {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-bg">
      {parameters.map(([term, value]) => (
        <div key={term} className="px-3.5 py-2.5">
          <dt className="text-xs text-text-3">{t(term)}</dt>
          <dd className="mt-0.5 font-medium">{value === '5' || value === '34' ? value : t(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
