import type { IndicatorFacts } from '@stratomate/indicators/catalogue/indicator-facts'
import { Activity, ArrowUpRight, Clock, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { indicatorPage } from '#web/shared/page/page-addresses.ts'
import { RuleChart } from '#web/shared/sketch/rule-chart.tsx'
import { keptPlace } from '#web/shared/hooks/use-scroll-place.ts'
import { indicatorCharts } from './indicator-charts.data.ts'
import { MarkedText } from './marked-text.tsx'
import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'
import { t, translated } from '#web/shared/language/t.ts'

type IndicatorCardProps = { indicator: IndicatorFacts; query: string; search: string }

/**
 * The symbol first: a picture of what the rule uses, then its name and one line. The whole card is its link. The cards of
 * a row share the heights of their parts.
 */
export function IndicatorCard({ indicator, query, search }: IndicatorCardProps) {
  const { id, name, description, timeframes, bestConditions } = indicator
  return (
    <li className="group/card row-lays-out-near has-focus-visible:outline-focus relative flex min-w-0 flex-col rounded-lg border border-line bg-s1 outline-offset-2 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0 hover:border-line-strong has-focus-visible:outline-2">
      <div className="figure-ground overflow-hidden rounded-t-lg border-b border-line">
        <RuleChart chart={indicatorCharts[id]} className="w-full max-sm:h-36" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-4 md:row-span-3 md:grid md:grid-rows-subgrid md:p-5">
        <h3 className="flex items-start justify-between gap-3 text-md leading-snug font-semibold">
          <Link
            id={cardId(id)}
            data-card
            to={{ pathname: indicatorPage(id), search }}
            state={{ ...keptPlace, isFromLibrary: true }}
            className="min-w-0 break-words text-text no-underline outline-none after:absolute after:inset-0"
          >
            <MarkedText text={name} query={query} />
          </Link>
          <ArrowUpRight
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className="mt-0.5 flex-none text-text-3 group-hover/card:text-accent-text"
          />
        </h3>
        <p className="mt-1.5 mb-4 text-sm text-text-2">
          <MarkedText text={translated(description)} query={query} />
        </p>
        <dl className="grid content-start gap-1.5 border-t border-line pt-3 text-xs text-text-2">
          <Fact Icon={Clock} term={t('Timeframes')} fact={timeframes.join(', ')} />
          <Fact Icon={Activity} term={t('Conditions')} fact={translated(bestConditions[0] ?? '')} />
        </dl>
      </div>
    </li>
  )
}

/** The same two on every card: drawn, so that twenty cards do not repeat their names. */
function Fact({ Icon, term, fact }: { Icon: LucideIcon; term: string; fact: string }) {
  return (
    <div className="flex items-start gap-2.5">
      <dt title={term} className="flex-none pt-0.5 text-text-3">
        <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 tabular-nums">{fact}</dd>
    </div>
  )
}

/** The element id of the list of cards. */
export const indicatorGridId = 'indicator-cards'

/** The id of the link of a card: where the focus returns when its dialog closes. */
export function cardId(id: IndicatorId): string {
  return `indicator-${id}`
}
