import { type IndicatorId, indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { ruleParameters } from '@stratomate/indicators/catalogue/rule-parameters.data'
import { breakEvenShare } from '@stratomate/lab/judge/win-share'
import { Card } from '@stratomate/ui/card'
import { Field } from '@stratomate/ui/field'
import { Segmented } from '@stratomate/ui/segmented'
import { Select } from '@stratomate/ui/select'
import { lazy, Suspense, useId } from 'react'
import { Fold } from '#lab-ui/figures/fold.tsx'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { type LabQuestion, questionLimits, usualParameters, usualRanges } from '#lab-ui/question/lab-question.ts'
import { StepTitle } from '#lab-ui/step-title.tsx'
import { NumberField } from '@stratomate/ui/forms/number-field'
import { useLabPlace } from '#lab-ui/lab-place.ts'
import { ParameterFields } from './parameter-fields.tsx'

/** Loaded only for people who search. */
const SearchFields = lazy(async () => ({ default: (await import('./search-fields.tsx')).SearchFields }))

/** Folded at first, so the rule can be tested before it is loaded. */
const TradingTerms = lazy(async () => ({ default: (await import('./trading-terms.tsx')).TradingTerms }))

type RuleSectionProps = { question: LabQuestion; ask: (change: Partial<LabQuestion>) => void }

/** By name; all are ASCII, and letters of either case are one. */
const sortedIds = indicatorIds.toSorted((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1))

function nameKey(id: IndicatorId): string {
  return ruleParameters[id].name.toLowerCase()
}

/** The second step: which rule, or which search for one, and how it is traded. */
export function RuleSection({ question, ask }: RuleSectionProps) {
  const titleId = useId()
  const { t } = useSpeech()
  const { mode, side } = question
  return (
    <Card as="section" aria-labelledby={titleId} className="p-5 md:p-6">
      <StepTitle id={titleId} step={2} title={t('Rule')}>
        {t('What is traded, and how?')}
      </StepTitle>
      <Segmented
        legend={t('What to test')}
        legendClassName="sr-only"
        items={[
          { value: 'run', label: t('One rule') },
          { value: 'search', label: t('Search') },
        ]}
        selected={mode}
        onSelect={(next) => ask({ mode: next })}
        className="mt-5"
      />
      <p className="mt-3 max-w-prose text-sm text-text-3">
        {mode === 'run'
          ? t('One rule with one set of numbers is one try.')
          : t('A search tries every combination and judges the best of them as what it is: the best of many tries.')}
      </p>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        <IndicatorField question={question} ask={ask} />
        <Segmented
          legend={t('Signals')}
          legendClassName="-mb-1 w-full text-sm font-medium"
          items={[
            { value: 'both', label: t('Both') },
            { value: 'buy', label: t('Buy only') },
            { value: 'sell', label: t('Sell only') },
          ]}
          selected={side}
          onSelect={(next) => ask({ side: next })}
          tone="quiet"
          className="content-start"
        />
      </div>
      {mode === 'run' ? (
        <div className="mt-5 grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4">
          <ParameterFields question={question} ask={ask} />
          <Terms question={question} ask={ask} />
        </div>
      ) : (
        <>
          <Suspense>
            <SearchFields question={question} ask={ask} />
          </Suspense>
          <div className="mt-5 grid grid-cols-2 gap-x-4 gap-y-5 border-t border-line pt-5 lg:grid-cols-4">
            <Terms question={question} ask={ask} />
          </div>
        </>
      )}
      <Fold title={t('Stake, hours and limits')} className="mt-5 border-t border-line pt-3.5">
        <Suspense>
          <TradingTerms question={question} ask={ask} />
        </Suspense>
      </Fold>
    </Card>
  )
}

function IndicatorField({ question: { indicatorId }, ask }: RuleSectionProps) {
  const { t } = useSpeech()
  return (
    <Field label={t('Indicator')} hint={<IndicatorHint id={indicatorId} />}>
      {(control) => (
        <Select
          {...control}
          value={indicatorId}
          onChange={({ currentTarget }) => {
            const chosen = indicatorIds.find((id) => id === currentTarget.value)
            if (chosen !== undefined) ask(changeOfIndicator(chosen))
          }}
        >
          {sortedIds.map((id) => (
            <option key={id} value={id}>
              {ruleParameters[id].name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function changeOfIndicator(indicatorId: IndicatorId): Partial<LabQuestion> {
  return { indicatorId, parameters: usualParameters(indicatorId), ranges: usualRanges(indicatorId) }
}

function IndicatorHint({ id }: { id: IndicatorId }) {
  const { t } = useSpeech()
  const { PageLink, indicatorPage } = useLabPlace()
  return (
    <>
      {t('Signals of closed candles.')} <PageLink to={indicatorPage(id)}>{t('Its rule')}</PageLink>
    </>
  )
}

/** Expiry and payout, and what the payout requires. */
function Terms({ question, ask }: RuleSectionProps) {
  const { t, percent } = useSpeech()
  const { mode, expiryCandles, payoutPct } = question
  const { expiryCandles: expiryEnds, payoutPct: payoutEnds } = questionLimits
  return (
    <>
      {mode === 'run' ? (
        <NumberField
          label={t('Expiry, candles')}
          hint={t('A trade ends with the close of its last candle')}
          error={undefined}
          value={expiryCandles}
          minimum={expiryEnds[0]}
          maximum={expiryEnds[1]}
          step={1}
          onChange={(value) => {
            if (isWithin(Math.round(value), expiryEnds)) ask({ expiryCandles: Math.round(value) })
          }}
        />
      ) : null}
      <NumberField
        label={t('Payout, %')}
        hint={t('Break-even at this payout: {share}', { share: percent(breakEvenShare(payoutPct)) })}
        error={undefined}
        value={payoutPct}
        minimum={payoutEnds[0]}
        maximum={payoutEnds[1]}
        step="any"
        onChange={(value) => {
          if (isWithin(value, payoutEnds)) ask({ payoutPct: Math.round(value * 100) / 100 })
        }}
      />
    </>
  )
}

function isWithin(value: number, [low, high]: readonly [number, number]): boolean {
  return value >= low && value <= high
}
