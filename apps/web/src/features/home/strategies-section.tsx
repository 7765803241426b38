import { Card } from '@stratomate/ui/card'
import { Tag } from '@stratomate/ui/tag'
import { LinkButton } from '#web/shared/link-button.tsx'
import { HomeSection } from './home-section.tsx'

const strategies = [
  {
    name: 'SuperTrend',
    kind: 'Trend following',
    timeframes: 'M1, M5, M15',
    mark: 'Popular',
    text: 'Follows the trend with a band of average true ranges and signals when a candle closes through it.',
  },
  {
    name: 'GreenLine',
    kind: 'Reversal',
    timeframes: 'M1, M5',
    mark: 'New',
    text: 'Waits for the price to turn at its moving average and signals on the candle that closes back.',
  },
  {
    name: 'ADX Momentum',
    kind: 'Momentum',
    timeframes: 'M5, M15, M30',
    mark: 'Advanced',
    text: 'Signals when the directional lines cross while the trend is strong enough to matter.',
  },
] as const

export function StrategiesSection() {
  return (
    <HomeSection
      id="strategies"
      title="Strategy Library"
      lede="Signals are given on closed candles only, so none of them changes afterwards."
    >
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {strategies.map(({ name, kind, timeframes, mark, text }) => (
          <li key={name} className="contents">
            <Card className="p-5 md:p-6">
              <div className="flex items-center justify-between gap-3">
                <h3 className="text-lg">{name}</h3>
                <Tag>{mark}</Tag>
              </div>
              <p className="mt-3 text-text-2">{text}</p>
              <p className="mt-5 border-t border-line pt-3 text-sm text-text-2">
                {kind} <span className="text-text-3">{timeframes}</span>
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/strategies-library">Explore the library</LinkButton>
        <LinkButton to="/#pricing" variant="quiet">
          See the tiers
        </LinkButton>
      </div>
    </HomeSection>
  )
}
