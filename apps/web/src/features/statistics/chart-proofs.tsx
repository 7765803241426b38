import type { ChartProofView, ProofPart } from '@stratomate/contracts/proofs/schemas'
import { evidenceProves } from '@stratomate/lab/judge/sequential-proof'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Checkbox } from '@stratomate/ui/checkbox'
import { clsx } from 'clsx'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { wonShareText } from '@stratomate/lab-ui/figures/won-share'
import { accountLabels, timeframeName } from '@stratomate/domain/trading/trade-names'
import { indicatorName } from '@stratomate/indicators/catalogue/indicator-name'
import { evidenceText, proofStateLooks } from '#web/shared/proof-checks/proof-state-looks.ts'
import { useProofs, useProofStop } from './use-statistics.ts'

/** What the trades of each chart prove; those with the most trades first. */
export function ChartProofs() {
  const proofs = useProofs()
  if (proofs.isError) return <CallFailure error={proofs.error} />
  if (proofs.data === undefined || proofs.data.length === 0) return null
  return (
    <Card as="section" aria-labelledby="proofs-title">
      <div className="px-4 pt-4 pb-3 md:px-5">
        <CardTitle id="proofs-title">What each chart proves</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-text-2">
          {`All trades of a chart, of all times; a source from outside counts as one, whatever its symbols. Evidence of ${evidenceProves} or more proves it, and you may look as often as you like: of charts that are pure luck, at most 5 of 100 ever reach it. You are notified when one weakens or breaks.`}
        </p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {proofs.data.map((proof) => (
          <ProofRow
            key={JSON.stringify([proof.account, proof.symbol, proof.timeframeS, proof.indicatorId])}
            proof={proof}
          />
        ))}
      </ul>
    </Card>
  )
}

function ProofRow({ proof }: { proof: ChartProofView }) {
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
            {`${isChart ? indicatorName(indicatorId) : 'From outside'} · ${accountLabels[account]}`}
          </span>
        </p>
        <p className={clsx('mt-1 flex items-center gap-1.5 text-sm font-semibold', tone)}>
          <Icon size={16} aria-hidden="true" />
          {label}
        </p>
        <p className="mt-0.5 text-sm text-text-2">{meaning}</p>
      </div>
      <div className="min-w-0 text-sm">
        <p className="text-text-2 tabular-nums">
          {`${wonShareText({ won, lost, effective: won + lost, breakEven })}.`}
        </p>
        <p className="mt-1 text-text-3 tabular-nums">{evidenceSentence(proof)}</p>
        {isChart ? <StopChoice proof={{ ...proof, symbol, timeframeS }} /> : <Parts parts={parts} />}
      </div>
    </li>
  )
}

type ChartOfProof = Pick<ProofPart, 'symbol' | 'timeframeS'>

function chartName({ symbol, timeframeS }: ChartOfProof): string {
  return `${symbol} ${timeframeName(timeframeS)}`
}

function StopChoice({ proof }: { proof: ChartProofView & ChartOfProof }) {
  const stopping = useProofStop()
  const { account, symbol, timeframeS, indicatorId, stopsWhenBroken } = proof
  return (
    <div className="mt-2">
      <Checkbox
        label={`Take ${chartName(proof)} off the favorites when it breaks`}
        checked={stopsWhenBroken}
        disabled={stopping.isPending}
        onChange={() =>
          stopping.mutate({ account, symbol, timeframeS, indicatorId, stopsWhenBroken: !stopsWhenBroken })
        }
      />
      {stopping.isError ? <CallFailure error={stopping.error} className="mt-2" /> : null}
    </div>
  )
}

/** What each symbol of a source has brought; the verdict is on all of them together. */
function Parts({ parts }: { parts: readonly ProofPart[] }) {
  return (
    <details className="mt-2">
      <summary className="min-h-9 cursor-pointer py-1.5 font-medium">By symbol</summary>
      <ul className="grid gap-1 text-text-2 tabular-nums">
        {parts.map((part) => (
          <li key={chartName(part)}>
            {`${chartName(part)}: ${wonShareText({ ...part, effective: part.won + part.lost })}.`}
          </li>
        ))}
      </ul>
    </details>
  )
}

function evidenceSentence({ evidence, decayEvidence, expectedShare }: ChartProofView): string {
  const against = expectedShare === null ? 'that it does worse than break-even' : 'that it has decayed'
  return `Evidence that it does better than break-even: ${evidenceText(evidence)}; ${against}: ${evidenceText(decayEvidence)}.`
}
