import { brand } from '@stratomate/brand'
import { releaseNote } from '@stratomate/content/present-release'
import { brokerIds } from '@stratomate/contracts/brokers/brokers'
import { isPreview } from '@stratomate/domain/brokers/brokers'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import type { IndicatorFacts } from '@stratomate/indicators/catalogue/indicator-facts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { labPath } from '@stratomate/lab-ui/question/lab-path'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { Blocks } from '#web/shared/content/blocks.tsx'
import { PreviewPlace } from './preview/preview-place.tsx'
import { SettingsTable } from './settings-table.tsx'
import { previewBrokerText } from '#web/shared/format/preview-broker-text.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { inLanguage, t, translated } from '#web/shared/language/t.ts'

/**
 * Everything about one indicator: what it uses, its rule, when and where it fits, its settings, and how to put it on a
 * chart.
 */
export function IndicatorDetails({ indicator }: { indicator: IndicatorFacts }) {
  const { description, buy, sell, origin, bestConditions, tradingPairs, timeframes } = indicator
  return (
    <>
      <p className="mt-3 max-w-prose text-md text-text-2">{translated(description)}</p>
      <Actions indicator={indicator} />
      <div className="lg:detail-columns mt-7 grid gap-x-9 gap-y-8">
        <div className="grid min-w-0 content-start gap-y-8">
          <PreviewPlace indicator={indicator} />
          <Part title={t('Rule')}>
            <dl className="grid gap-3">
              <Signal side="buy">{translated(buy)}</Signal>
              <Signal side="sell">{translated(sell)}</Signal>
            </dl>
            <p className="mt-4 border-t border-line pt-3 text-sm text-text-3">
              {t('Judged when a candle has closed, so a signal never changes afterwards.')} {translated(origin)}
            </p>
          </Part>
          <Part title={t('Install guide')}>
            <InstallSteps indicator={indicator} />
          </Part>
        </div>
        <div className="grid min-w-0 content-start gap-y-8">
          <Part title={t('Best conditions')}>
            <ul className="grid gap-1.5 text-text-2">
              {bestConditions.map((condition) => (
                <li key={condition} className="relative pl-5">
                  <span aria-hidden="true" className="absolute top-2.5 left-0.5 h-px w-2.5 bg-line-strong" />
                  {translated(condition)}
                </li>
              ))}
            </ul>
          </Part>
          <Part title={t('Trading pairs')}>
            <Marks words={tradingPairs} />
          </Part>
          <Part title={t('Timeframes')}>
            <Marks words={timeframes} />
          </Part>
          <SettingsTable indicator={indicator} />
        </div>
      </div>
      <div className="mt-8">
        <Blocks
          blocks={[
            inLanguage('releaseNote', releaseNote)(brokerIds.filter(isPreview).map(previewBrokerText).join(' ')),
          ]}
        />
      </div>
    </>
  )
}

/** What can be done with the indicator, before everything about it. */
function Actions({ indicator }: { indicator: IndicatorFacts }) {
  return (
    <div className="lg:detail-columns mt-5 grid gap-x-9 gap-y-4">
      <Action
        link={
          <LinkButton to="/download" variant="primary" className="max-md:w-full">
            {t('Download for MetaTrader 5')}
          </LinkButton>
        }
      >
        {t('All {count} indicators come as sources with {app}.', { count: catalogue.length, app: brand.desktopName })}
      </Action>
      <Action
        link={
          <LinkButton to={labPath({ indicatorId: indicator.id })} className="max-md:w-full">
            {t('Test this rule')}
          </LinkButton>
        }
      >
        {t('On your own candles, in your browser, with expiry and payout.')}
      </Action>
    </div>
  )
}

/** One of them, with what it brings. */
function Action({ link, children }: { link: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      {link}
      <p className="mt-2 text-sm text-text-3">{children}</p>
    </div>
  )
}

function InstallSteps({ indicator }: { indicator: IndicatorFacts }) {
  return (
    <ol className="grid gap-2.5 text-text-2">
      {installSteps(indicator).map((step, place) => (
        <li key={step} className="flex gap-3">
          <span aria-hidden="true" className="w-4 flex-none font-semibold text-accent-text tabular-nums">
            {place + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}

/** The steps of the guide; the one that names the indicator is a sentence with slots. */
function installSteps({ name, timeframes, installGuide }: IndicatorFacts): string[] {
  const list = new Intl.ListFormat(spoken.language === 'en' ? 'en-GB' : spoken.language, { type: 'disjunction' })
  return installGuide.split('\n').map((step) =>
    step.includes(name)
      ? t('Open a chart of one of the pairs above on {timeframes} and drag {name} onto it.', {
          timeframes: list.format(timeframes),
          name,
        })
      : translated(step),
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-3 text-base leading-snug">{title}</h3>
      {children}
    </section>
  )
}

const sides = {
  buy: { word: 'Buy', Icon: ArrowUp, look: 'text-up' },
  sell: { word: 'Sell', Icon: ArrowDown, look: 'text-down' },
} as const

function Signal({ side, children }: { side: keyof typeof sides; children: ReactNode }) {
  const { word, Icon, look } = sides[side]
  return (
    <div className="flex gap-3">
      <dt className={`flex w-14 flex-none items-center gap-1.5 self-start font-semibold ${look}`}>
        <Icon size={16} strokeWidth={2} aria-hidden="true" />
        {t(word)}
      </dt>
      <dd className="min-w-0 text-text-2">{children}</dd>
    </div>
  )
}

function Marks({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li
          key={word}
          className="rounded-xs border border-line px-2 py-1 text-sm leading-none text-text-2 tabular-nums"
        >
          {word}
        </li>
      ))}
    </ul>
  )
}
