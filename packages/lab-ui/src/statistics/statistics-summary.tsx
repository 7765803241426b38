import type { StatisticsAnswer } from '@stratomate/contracts/statistics/schemas'
import { breakEvenOf } from '@stratomate/domain/statistics/count-trade'
import { moneyRangeOfDays } from '@stratomate/domain/statistics/money-curve-of-days'
import { wilsonInterval } from '@stratomate/lab/judge/win-share'
import { saveText } from '@stratomate/ui/browser/save-text'
import { Button } from '@stratomate/ui/button'
import { Card, CardTitle } from '@stratomate/ui/card'
import { MeterBar, type MeterPart } from '@stratomate/ui/meter-bar'
import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Fold } from '#lab-ui/figures/fold.tsx'
import { RangeRuler } from '#lab-ui/figures/range-ruler.tsx'
import { IntervalRuler, shareFrom, wonShareText } from '#lab-ui/figures/won-share.tsx'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { TradeMarks } from './trade-marks.tsx'
import { csvOfStatistics, jsonOfStatistics } from './export-statistics.ts'

const titles = {
  paper: 'Paper trades, {currency}',
  demo: 'Demo trades, {currency}',
  live: 'Live trades, {currency}',
} as const

type StatisticsSummaryProps = { answer: StatisticsAnswer; currency: string }

/** The whole: how many trades, their share with its interval, between what the money moved; and both files of it. */
export function StatisticsSummary({ answer, currency }: StatisticsSummaryProps) {
  const words = useSpeech()
  const { t } = words
  const { total, chosen, course, days } = answer
  const [won, lost, n] = [total.won, total.lost, total.won + total.lost]
  const counts = { won: words.count(won), lost: words.count(lost), refunded: words.count(total.tied) }
  const breakEven = breakEvenOf(total)
  const sentence = `${wonShareText({ won, lost, effective: n, breakEven }, words)}.`
  const range = moneyRangeOfDays(days)
  const run = t('Longest losing run: {run}', { run: words.count(course.lossRunLongest) })
  const fall = t('Deepest fall {fall}', { fall: words.stake(course.fallCents, currency) })
  const money = (cents: number) => words.result(cents, currency)
  return (
    <Card as="section" aria-labelledby="summary-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 pr-2 pl-4 md:pl-5">
        <CardTitle id="summary-title">
          {chosen === null ? t('Trades') : t(titles[chosen.account], { currency })}
        </CardTitle>
        <SaveFiles answer={answer} />
      </div>
      <div className="grid grid-cols-2 lg:grid-cols-4">
        <Figure
          label={t('Trades')}
          value={words.count(n)}
          aside={run}
          note={
            <>
              {total.tied === 0
                ? t('{won} won, {lost} lost', counts)
                : t('{won} won, {lost} lost, {refunded} refunded', counts)}
              <span className="block sm:hidden">{run}</span>
            </>
          }
        >
          <MeterBar className="my-1" parts={partsOf(total)} />
        </Figure>
        <ShareFigure total={total} sentence={sentence} />
        <Figure
          label={t('Result')}
          aside={fall}
          value={money(total.profitCents)}
          note={
            <span className="flex flex-wrap justify-between gap-x-3">
              <span>{t('Lowest {money}', { money: money(range.lowCents) })}</span>
              <span>{t('Highest {money}', { money: money(range.highCents) })}</span>
              <span className="sm:hidden">{fall}</span>
            </span>
          }
          className="max-lg:border-l max-lg:border-line"
        >
          <RangeRuler {...range} endCents={total.profitCents} className="block overflow-visible" />
        </Figure>
      </div>
      <Fold title={t('How this is worked out')} className="border-t border-line px-4 py-1 md:px-5">
        <p className="max-w-prose pb-3 text-text-2">
          {t('Break-even is at the payouts that you really had, each weighed with its stake.')}
        </p>
      </Fold>
    </Card>
  )
}

type ShareFigureProps = { total: StatisticsSummaryProps['answer']['total']; sentence: string }

/** The share won beside its interval; of few trades only how many there were. */
function ShareFigure({ total, sentence }: ShareFigureProps) {
  const { t, count, percent } = useSpeech()
  const n = total.won + total.lost
  const share = n === 0 ? 0 : total.won / n
  const { low, high } = wilsonInterval(share, n)
  return (
    <div className="col-span-2 flex items-center gap-x-6 border-line max-lg:order-1 max-lg:border-t lg:border-x">
      {n < shareFrom ? (
        <Figure
          label={t('Share won')}
          value={t('{count} more', { count: count(shareFrom - n) })}
          unit={t('until a share is shown')}
          note={sentence}
          className="flex-1 self-stretch"
        >
          <TradeMarks counts={total} places={shareFrom} />
        </Figure>
      ) : (
        <>
          <p className="sr-only">{sentence}</p>
          <Figure
            label={t('Share won')}
            value={percent(share)}
            note={t('95\u00A0% interval')}
            className="flex-none self-stretch"
          />
          <div className="min-w-0 flex-1 pr-4 md:pr-5">
            <IntervalRuler low={low} high={high} share={share} tick={breakEvenOf(total)} />
          </div>
        </>
      )}
    </div>
  )
}

function partsOf({ won, lost }: StatisticsAnswer['total']): MeterPart[] {
  const n = Math.max(1, won + lost)
  return [
    { key: 'won', share: won / n, tone: 'up' },
    { key: 'lost', share: lost / n, tone: 'down' },
  ]
}

type FigureProps = {
  label: string
  /** Opposite to the label, where there is room for it; on phones the note has it. */
  aside?: string
  value: string
  unit?: string
  note: ReactNode
  className?: string
  children?: ReactNode
}

/** A number with what puts it in place: a picture beside or below it, and a line of words. */
function Figure({ label, aside, value, unit, note, className, children }: FigureProps) {
  return (
    <div className={clsx('flex min-w-0 flex-col px-4 py-3.5 md:px-5 md:py-4.5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-sm leading-normal font-normal tracking-normal text-text-2">{label}</h3>
        {aside === undefined ? null : <p className="text-xs text-text-3 tabular-nums max-sm:hidden">{aside}</p>}
      </div>
      <p className="mt-1 mb-2.5 text-value font-semibold tabular-nums">
        {value}
        {unit === undefined ? null : (
          <span className="text-input font-medium tracking-normal text-text-3">{` ${unit}`}</span>
        )}
      </p>
      {children}
      <div className="mt-auto pt-1.5 text-xs text-text-3 tabular-nums">{note}</div>
    </div>
  )
}

function SaveFiles({ answer }: { answer: StatisticsAnswer }) {
  const { t } = useSpeech()
  const icon = <Download size={16} strokeWidth={1.75} aria-hidden="true" />
  const files = [
    {
      label: t('Save as CSV'),
      short: 'CSV',
      save: () => saveText('statistics.csv', 'text/csv', csvOfStatistics(answer)),
    },
    {
      label: t('Save as JSON'),
      short: 'JSON',
      save: () => saveText('statistics.json', 'application/json', jsonOfStatistics(answer)),
    },
  ]
  return (
    <div className="flex gap-1 print:hidden">
      {files.map(({ label, short, save }) => (
        <Button
          key={short}
          variant="quiet"
          size="sm"
          className="max-sm:px-2.5"
          icon={icon}
          aria-label={label}
          title={label}
          onClick={save}
        >
          {short}
        </Button>
      ))}
    </div>
  )
}
