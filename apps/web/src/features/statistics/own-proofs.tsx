import type { ChartProofView, ProofPart } from '@stratomate/contracts/proofs/schemas'
import { ChartProofs, chartName } from '@stratomate/lab-ui/statistics/chart-proofs'
import { Checkbox } from '@stratomate/ui/checkbox'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { useProofs, useProofStop } from './use-statistics.ts'

/** The proof of each chart of the account, and a switch that stops a chart whose proof fails. */
export function OwnProofs() {
  const proofs = useProofs()
  if (proofs.isError) return <CallFailure error={proofs.error} />
  return (
    <ChartProofs
      proofs={proofs.data ?? []}
      note="You are notified when one weakens or breaks."
      choiceOf={(proof) => <StopChoice proof={proof} />}
    />
  )
}

function StopChoice({ proof }: { proof: ChartProofView & Pick<ProofPart, 'symbol' | 'timeframeS'> }) {
  const stopping = useProofStop()
  const { account, symbol, timeframeS, indicatorId, stopsWhenBroken } = proof
  return (
    <div className="mt-2">
      <Checkbox
        label={
          <>
            Take <span className="sr-only">{chartName(proof)} </span>off the favorites when it breaks
          </>
        }
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
