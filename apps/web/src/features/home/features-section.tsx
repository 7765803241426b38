import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { LatencyBar } from '@stratomate/ui/latency-bar'
import { formatLatency } from '@stratomate/ui/look/latency-scale'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, FlaskConical, Radio } from 'lucide-react'
import type { ReactNode } from 'react'
import { Reveal } from '#web/shared/page/reveal.tsx'
import { HomeSection } from './home-section.tsx'

/** Six parts of the product, each with a small piece of it. */
export function FeaturesSection() {
  return (
    <HomeSection
      id="features"
      title="Powerful Features"
      lede="Six parts, one job: carry a signal from your chart to a trade, and show you everything that happened on the way."
    >
      <div className="grid gap-3 md:grid-cols-12 md:gap-4">
        <Feature
          span="md:col-span-12 lg:col-span-7"
          title="Automated Execution"
          text="Set the amount and timeframe once. Each signal becomes a trade, and each trade keeps its own two-second record."
        >
          <TradeLog />
        </Feature>
        <Feature
          span="md:col-span-6 lg:col-span-5"
          title="Strategy Library"
          text={`${indicatorIds.length} indicators, each with the conditions, pairs and timeframes it is meant for.`}
        >
          <IndicatorNames />
        </Feature>
        <Feature
          span="md:col-span-6 lg:col-span-4"
          title="Real-Time Dashboard"
          text="Alerts, trades and limits as they happen."
        >
          <Limits />
        </Feature>
        <Feature
          span="md:col-span-6 lg:col-span-4"
          title="Multi-Chart Monitoring"
          text="From 1 chart to 10+ at once, depending on your plan."
        >
          <TenCharts />
        </Feature>
        <Feature
          span="md:col-span-6 lg:col-span-4"
          title="Demo and Live Accounts"
          text="Rehearse every setup before any money is at stake."
        >
          <Accounts />
        </Feature>
        <Feature
          span="md:col-span-12"
          title="Strategy Customization"
          text="Change any setting an indicator exposes. The recommended values stay one click away."
        >
          <Parameters />
        </Feature>
      </div>
    </HomeSection>
  )
}

function Feature({ span, title, text, children }: { span: string; title: string; text: string; children: ReactNode }) {
  return (
    <Reveal
      className={clsx('flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-s1 p-5 md:p-6', span)}
    >
      <h3 className="text-lg">{title}</h3>
      <p className="mt-2 max-w-measure text-text-2">{text}</p>
      <div className="mt-auto pt-7">{children}</div>
    </Reveal>
  )
}

const log = [
  { symbol: 'EURUSD', side: 'up', ms: 4, at: '14:32:08' },
  { symbol: 'GBPUSD', side: 'down', ms: 12, at: '14:29:41' },
  { symbol: 'USDJPY', side: 'up', ms: 86, at: '14:21:03' },
] as const

function TradeLog() {
  return (
    <ul className="rounded-md border border-line bg-bg text-sm tabular-nums">
      {log.map(({ symbol, side, ms, at }) => (
        <li
          key={symbol}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line px-3.5 py-2.5 not-first:border-t"
        >
          <span className="w-18 font-medium">{symbol}</span>
          <span className={clsx('flex w-16 items-center gap-1 font-medium', side === 'up' ? 'text-up' : 'text-down')}>
            {side === 'up' ? <ArrowUp size={15} aria-hidden="true" /> : <ArrowDown size={15} aria-hidden="true" />}
            {side === 'up' ? 'CALL' : 'PUT'}
          </span>
          <span className="flex min-w-40 flex-1 items-center gap-2.5 text-text-2">
            <LatencyBar ms={ms} limitMs={signalAgeMsMax} />
            <span className="w-11 flex-none">{formatLatency(ms)}</span>
          </span>
          <span className="hidden text-text-3 md:inline">{at}</span>
        </li>
      ))}
    </ul>
  )
}

const names = [
  'Awesome Oscillator',
  'BOSS',
  'EMA Alerts',
  'HAEMA Alert',
  'MACD Alerts',
  'OTC RedLine',
  'Super_Trend',
  'VORTEX',
] as const

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
      <li className="rounded-sm border border-dashed border-line px-2.5 py-1.5">12 more</li>
    </ul>
  )
}

const { tradesPerDay, charts } = subscriptionPlans.pro_trader

function Limits() {
  const rows = [
    ['Trades today', `38 / ${tradesPerDay}`],
    ['Charts watched', `3 / ${charts}`],
    ['Limit resets in', '9 h 28 min'],
  ] as const
  return (
    <dl className="tabular-nums">
      {rows.map(([term, value]) => (
        <div key={term} className="flex justify-between gap-3 border-t border-line py-2.5 text-sm">
          <dt className="text-text-2">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const symbols = [
  'EURUSD',
  'GBPUSD',
  'USDJPY',
  'AUDUSD',
  'USDCAD',
  'EURJPY',
  'NZDUSD',
  'GBPJPY',
  'USDCHF',
  'EURGBP',
] as const
const lines = [
  'M0 20L8 14L16 17L24 9L32 11L40 4',
  'M0 5L8 9L16 7L24 14L32 12L40 20',
  'M0 12L8 6L16 15L24 10L32 17L40 8',
] as const

function TenCharts() {
  return (
    <ul className="grid grid-cols-5 gap-1.5">
      {symbols.map((symbol, index) => (
        <li
          key={symbol}
          className={clsx('rounded-sm border bg-bg px-1 py-1.5', symbol === 'NZDUSD' ? 'border-signal' : 'border-line')}
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
          Demo
        </span>
        <span className="flex items-center gap-2 px-3.5 py-3 text-text-2">
          <Radio size={17} strokeWidth={1.75} aria-hidden="true" />
          Live
        </span>
      </div>
      <p className="mt-3 text-sm text-text-2">
        New setups start on Demo. Switching to Live always asks you to confirm.
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
    <dl className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-bg md:grid-cols-4">
      {parameters.map(([term, value], index) => (
        <div
          key={term}
          className={clsx(
            'border-line px-4 py-3.5',
            index % 2 === 1 && 'border-l',
            index > 1 && 'border-t md:border-t-0 md:border-l',
          )}
        >
          <dt className="text-xs text-text-3">{term}</dt>
          <dd className="mt-1 text-lg font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
