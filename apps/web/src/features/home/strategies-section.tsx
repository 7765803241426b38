import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'
import { Tag } from '@stratomate/ui/tag'
import { Link } from 'react-router'
import { indicatorPage, libraryPage } from '#web/shared/page/page-addresses.ts'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { Reveal } from '#web/shared/page/reveal.tsx'
import { RuleChart } from '#web/shared/sketch/rule-chart.tsx'
import { strategyCharts } from '#web/shared/sketch/strategy-charts.data.ts'
import { t } from '#web/shared/language/t.ts'
import { HomeSection } from './home-section.tsx'

const strategies = [
  {
    id: 'super-trend',
    name: 'SuperTrend',
    kind: 'Trend following',
    timeframes: 'M1, M5, M15',
    mark: 'Popular',
    text: 'Follows the trend with an ATR band and signals when a candle closes through it.',
  },
  {
    id: 'smagreenline-5-4',
    name: 'GreenLine',
    kind: 'Reversal',
    timeframes: 'M1, M5',
    mark: 'New',
    text: 'Waits for the price to turn at its moving average and signals on the candle that closes back.',
  },
  {
    id: 'adx-momentum',
    name: 'ADX Momentum',
    kind: 'Momentum',
    timeframes: 'M5, M15, M30',
    mark: 'Advanced',
    text: 'Signals when the directional lines cross while the trend is strong enough to matter.',
  },
] as const satisfies readonly { id: IndicatorId & keyof typeof strategyCharts; [words: string]: string }[]

/** Three rules of the library, each with a picture of what it uses; a card opens its page there. */
export function StrategiesSection() {
  return (
    <HomeSection
      id="strategies"
      title={t('Strategy Library')}
      lede={t('Signals come from closed candles only, so they never repaint.')}
    >
      <Reveal>
        <ul className="phone-row md:grid md:grid-cols-3 md:gap-4">
          {strategies.map((strategy) => (
            <StrategyCard key={strategy.id} {...strategy} />
          ))}
        </ul>
      </Reveal>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <LinkButton to={libraryPage}>{t('Explore the library')}</LinkButton>
        <LinkButton to="/#pricing" variant="quiet">
          {t('See the tiers')}
        </LinkButton>
        <p className="text-xs text-text-3 sm:ml-auto">{t('Made-up prices. Each picture ends with the signal.')}</p>
      </div>
    </HomeSection>
  )
}

/** On a phone a card is a row, as in the library, and its chart shows the end, where the signal is. */
function StrategyCard({ id, name, kind, timeframes, mark, text }: (typeof strategies)[number]) {
  return (
    <li className="indicator-row-columns has-focus-visible:outline-focus relative grid min-w-0 rounded-lg border border-line bg-s1 outline-offset-2 hover:border-line-strong has-focus-visible:outline-2 sm:flex sm:flex-col">
      <div className="figure-ground relative overflow-hidden rounded-l-lg border-line max-sm:border-r sm:rounded-t-lg sm:rounded-bl-none sm:border-b">
        <RuleChart chart={strategyCharts[id]} className="max-sm:indicator-row-chart -my-3 w-full" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col px-4 py-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="text-lg">
            <Link to={indicatorPage(id)} className="text-text no-underline outline-none after:absolute after:inset-0">
              {name}
            </Link>
          </h3>
          <Tag>{t(mark)}</Tag>
        </div>
        <p className="mt-2 text-text-2 max-sm:text-sm sm:mb-4">{t(text)}</p>
        <p className="mt-auto flex flex-wrap justify-between gap-x-4 border-line pt-2 text-sm text-text-2 sm:border-t sm:pt-3">
          {t(kind)} <span className="text-text-3 tabular-nums">{timeframes}</span>
        </p>
      </div>
    </li>
  )
}
