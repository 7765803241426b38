import type { OwnProof, ProofPart } from '@stratomate/contracts/proofs/schemas'
import { accountLabels, timeframeName } from '@stratomate/domain/trading/trade-names'
import { indicatorName } from '@stratomate/indicators/catalogue/indicator-name'
import { evidenceProves } from '@stratomate/lab/judge/sequential-proof'
import { Card, CardTitle } from '@stratomate/ui/card'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Fold } from '#lab-ui/figures/fold.tsx'
import { wonShareText } from '#lab-ui/figures/won-share.tsx'
import { type Speech, useSpeech } from '#lab-ui/language/speech.ts'
import { evidenceText, proofStateLooks } from './proof-state-looks.ts'

type ChartOfProof = Pick<ProofPart, 'symbol' | 'timeframeS'>

type ChartProofsProps<Proof> = {
  /** Those with the most trades first. */
  proofs: readonly Proof[]
  /** What a proof leads to, in a sentence. */
  note: string
  /** The choices for a chart; a source from outside has none. */
  choiceOf?: ((proof: Proof & ChartOfProof) => ReactNode) | undefined
}

/** The proof of each chart, and of each source from outside. */
export function ChartProofs<Proof extends OwnProof>({ proofs, note, choiceOf }: ChartProofsProps<Proof>) {
  const { t } = useSpeech()
  const [first] = proofs
  if (first === undefined) return null
  const isOneState = proofs.every(({ state }) => state === first.state)
  return (
    <Card as="section" aria-labelledby="proofs-title">
      <div className="px-4 pt-4 pb-3 md:px-5">
        <CardTitle id="proofs-title">{t('What each chart proves')}</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-pretty text-text-2 lg:max-w-none">
          {isOneState ? `${t(proofStateLooks[first.state].meaning)} ` : ''}
          {note}
        </p>
      </div>
      <div
        aria-hidden="true"
        className={clsx(
          'hidden gap-x-6 border-t border-line px-5 py-2 text-xs font-medium text-text-3 lg:grid lg:border-b',
          isOneState ? 'lg:proof-short-columns' : 'lg:proof-columns',
        )}
      >
        <span>{t('Chart')}</span>
        <span>{t('Verdict')}</span>
        <span>{t('Evidence, proven from {count} on', { count: evidenceProves })}</span>
        <span>{t('Trades')}</span>
      </div>
      <ul className="divide-y divide-line max-lg:border-t max-lg:border-line">
        {proofs.map((proof) => (
          <ProofRow
            key={JSON.stringify([proof.account, proof.symbol, proof.timeframeS, proof.indicatorId])}
            proof={proof}
            hasMeaning={!isOneState}
            choiceOf={choiceOf}
          />
        ))}
      </ul>
      <Fold title={t('How this is worked out')} className="border-t border-line px-4 py-1 md:px-5">
        <p className="max-w-prose pb-3 text-text-2">
          {t(
            'All trades of a chart, of all times; a source from outside counts as one, whatever its symbols. Evidence of {count} or more proves it, and you may look as often as you like: of charts that are pure luck, at most 5 of 100 ever reach it.',
            { count: evidenceProves },
          )}
        </p>
      </Fold>
    </Card>
  )
}

type ProofRowProps<Proof> = Pick<ChartProofsProps<Proof>, 'choiceOf'> & {
  proof: Proof
  /** Where the states differ each row says what its own means; otherwise the head says it once. */
  hasMeaning: boolean
}

function ProofRow<Proof extends OwnProof>({ proof, hasMeaning, choiceOf }: ProofRowProps<Proof>) {
  const speech = useSpeech()
  const { t } = speech
  const { account, symbol, timeframeS, indicatorId, state, won, lost, breakEven, parts } = proof
  const { label, Icon, tone, meaning } = proofStateLooks[state]
  const isChart = symbol !== null && timeframeS !== null
  return (
    <li
      className={clsx(
        'grid gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-2 md:px-5 lg:py-3.5',
        hasMeaning ? 'lg:proof-columns' : 'grid-cols-2 lg:proof-short-columns',
      )}
    >
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{isChart ? chartName({ symbol, timeframeS }) : indicatorId}</p>
        <p className="text-sm text-text-2">
          {`${isChart ? indicatorName(indicatorId) : t('From outside')} · ${t(accountLabels[account])}`}
        </p>
      </div>
      <div className={clsx('min-w-0 text-sm', !hasMeaning && 'max-sm:justify-self-end')}>
        <p className={clsx('flex items-center gap-1.5 leading-normal font-semibold', tone)}>
          <Icon size={16} aria-hidden="true" className="flex-none" />
          {t(label)}
        </p>
        {hasMeaning ? <p className="text-text-2">{t(meaning)}</p> : null}
      </div>
      <Evidence proof={proof} className={clsx(!hasMeaning && 'max-sm:col-span-2')} />
      <div className={clsx('min-w-0 text-sm', !hasMeaning && 'max-sm:col-span-2')}>
        <p className="text-text-2 tabular-nums">
          {`${wonShareText({ won, lost, effective: won + lost, breakEven }, speech)}.`}
        </p>
        {isChart ? choiceOf?.({ ...proof, symbol, timeframeS }) : <Parts parts={parts} />}
      </div>
    </li>
  )
}

/** Evidence for and against on lines with the tick where it proves something; a sentence for those who see no lines. */
function Evidence({ proof, className }: { proof: OwnProof; className: string }) {
  const speech = useSpeech()
  const { t } = speech
  const { evidence, decayEvidence, expectedShare } = proof
  const lines = [
    { label: t('Better than break-even'), value: evidence, beyond: 'fill-text' },
    {
      label: expectedShare === null ? t('Worse than break-even') : t('Has decayed'),
      value: decayEvidence,
      beyond: 'fill-st-problem',
    },
  ]
  return (
    <div className={clsx('min-w-0 text-xs text-text-2 lg:pr-6', className)}>
      <p className="sr-only">{evidenceSentence(proof, speech)}</p>
      <div aria-hidden="true" className="grid gap-1.5">
        {lines.map(({ label, value, beyond }) => (
          <div key={label}>
            <p className="flex justify-between gap-3 leading-normal">
              {label}
              <span className="font-medium text-text tabular-nums">{evidenceText(value, speech)}</span>
            </p>
            {value < drawnFrom ? null : <EvidenceLine value={value} beyond={beyond} />}
          </div>
        ))}
      </div>
    </div>
  )
}

/** A line of less evidence would look like an empty one. */
const drawnFrom = evidenceProves / 10

/** How far the line goes beyond the evidence that proves. */
const lineEnd = evidenceProves * 1.2

/** `beyond`: the look of the part that proves. */
function EvidenceLine({ value, beyond }: { value: number; beyond: string }) {
  const at = (evidence: number) => `${((100 * Math.min(evidence, lineEnd)) / lineEnd).toFixed(2)}%`
  return (
    <svg width="100%" height="12" className="block overflow-visible">
      <rect y="4" width="100%" height="4" rx="2" className="fill-s3" />
      <rect y="4" width={at(Math.max(value, lineEnd / 100))} height="4" rx="2" className="fill-text-3" />
      {value <= evidenceProves ? null : (
        <rect
          x={at(evidenceProves)}
          y="4"
          width={`${((100 * (Math.min(value, lineEnd) - evidenceProves)) / lineEnd).toFixed(2)}%`}
          height="4"
          rx="2"
          className={beyond}
        />
      )}
      <rect x={at(evidenceProves)} y="0" width="1.5" height="12" className="fill-signal" />
    </svg>
  )
}

/** A chart as people name it: `EURUSD M1`. */
export function chartName({ symbol, timeframeS }: ChartOfProof): string {
  return `${symbol} ${timeframeName(timeframeS)}`
}

/** The results of each symbol of a source; the verdict is about all of them together. */
function Parts({ parts }: { parts: readonly ProofPart[] }) {
  const speech = useSpeech()
  return (
    <Fold title={speech.t('By symbol')} className="mt-1">
      <ul className="grid gap-1 text-text-2 tabular-nums">
        {parts.map((part) => (
          <li key={chartName(part)}>
            {`${chartName(part)}: ${wonShareText({ ...part, effective: part.won + part.lost }, speech)}.`}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function evidenceSentence({ evidence, decayEvidence, expectedShare }: OwnProof, speech: Speech): string {
  const slots = { evidence: evidenceText(evidence, speech), against: evidenceText(decayEvidence, speech) }
  return expectedShare === null
    ? speech.t(
        'Evidence that it does better than break-even: {evidence}; that it does worse than break-even: {against}.',
        slots,
      )
    : speech.t('Evidence that it does better than break-even: {evidence}; that it has decayed: {against}.', slots)
}
