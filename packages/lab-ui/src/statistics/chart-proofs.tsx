import type { OwnProof, ProofPart } from '@stratomate/contracts/proofs/schemas'
import { accountLabels, timeframeName } from '@stratomate/domain/trading/trade-names'
import { indicatorName } from '@stratomate/indicators/catalogue/indicator-name'
import { evidenceProves } from '@stratomate/lab/judge/sequential-proof'
import { Card, CardTitle } from '@stratomate/ui/card'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
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
  if (proofs.length === 0) return null
  return (
    <Card as="section" aria-labelledby="proofs-title">
      <div className="px-4 pt-4 pb-3 md:px-5">
        <CardTitle id="proofs-title">{t('What each chart proves')}</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-text-2">
          {`${t('All trades of a chart, of all times; a source from outside counts as one, whatever its symbols. Evidence of {count} or more proves it, and you may look as often as you like: of charts that are pure luck, at most 5 of 100 ever reach it.', { count: evidenceProves })} ${note}`}
        </p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {proofs.map((proof) => (
          <ProofRow
            key={JSON.stringify([proof.account, proof.symbol, proof.timeframeS, proof.indicatorId])}
            proof={proof}
            choiceOf={choiceOf}
          />
        ))}
      </ul>
    </Card>
  )
}

type ProofRowProps<Proof> = Pick<ChartProofsProps<Proof>, 'choiceOf'> & { proof: Proof }

function ProofRow<Proof extends OwnProof>({ proof, choiceOf }: ProofRowProps<Proof>) {
  const speech = useSpeech()
  const { t } = speech
  const { account, symbol, timeframeS, indicatorId, state, won, lost, breakEven, parts } = proof
  const { label, Icon, tone, meaning } = proofStateLooks[state]
  const isChart = symbol !== null && timeframeS !== null
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-3 md:grid-cols-2 md:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">
            {isChart ? chartName({ symbol, timeframeS }) : indicatorId}
          </span>
          <span className="text-sm text-text-2">
            {`${isChart ? indicatorName(indicatorId) : t('From outside')} · ${t(accountLabels[account])}`}
          </span>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 text-sm">
          <span className={clsx('flex items-center gap-1.5 font-semibold', tone)}>
            <Icon size={16} aria-hidden="true" />
            {t(label)}
          </span>
          <span className="text-text-2">{t(meaning)}</span>
        </p>
      </div>
      <div className="min-w-0 text-sm">
        <p className="text-text-2 tabular-nums">
          {`${wonShareText({ won, lost, effective: won + lost, breakEven }, speech)}.`}
        </p>
        <p className="mt-1 text-text-3 tabular-nums">{evidenceSentence(proof, speech)}</p>
        {isChart ? choiceOf?.({ ...proof, symbol, timeframeS }) : <Parts parts={parts} />}
      </div>
    </li>
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
    <details className="mt-2">
      <summary className="min-h-9 cursor-pointer py-1.5 font-medium">{speech.t('By symbol')}</summary>
      <ul className="grid gap-1 text-text-2 tabular-nums">
        {parts.map((part) => (
          <li key={chartName(part)}>
            {`${chartName(part)}: ${wonShareText({ ...part, effective: part.won + part.lost }, speech)}.`}
          </li>
        ))}
      </ul>
    </details>
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
