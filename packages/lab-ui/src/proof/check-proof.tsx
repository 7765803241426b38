import type { CandleSet } from '@stratomate/candles/candle-set'
import type { Verification } from '@stratomate/lab/proof/proof'
import { proofTextMax } from '@stratomate/lab/proof/read-proof'
import { errorText } from '@stratomate/std/errors'
import { FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import { LabProblem } from '#lab-ui/jobs/lab-client.ts'
import { startJob } from '#lab-ui/jobs/start-job.ts'
import { countText } from '#lab-ui/text/percent-text.ts'
import { useLabPlace } from '#lab-ui/lab-place.ts'
import { packedHistory } from './packed-history.ts'
import { FileField } from '@stratomate/ui/forms/file-field'

const sentences: Readonly<Record<Exclude<Verification, 'same'>, string>> = {
  'other candles': 'Not reproduced: the proof is of other candles than those chosen here.',
  'other result': 'Not reproduced: its rule trades something else on these candles than the proof says.',
  'wrong signature':
    'Not reproduced: the trades are right, but something else was changed after the proof had been signed.',
}

type CheckState = {
  readonly title: string
  readonly error: string | undefined
  /** The file of a proof that was reproduced here; null for none. */
  readonly text: string | null
}

const atFirst: CheckState = { title: 'Choose a proof, or drop it here', error: undefined, text: null }

/** Computes a proof of somebody else again, on the candles of this page. */
export function CheckProof({ set }: { set: CandleSet }) {
  const [state, setState] = useState(atFirst)
  const { SendProof } = useLabPlace()
  const { text } = state
  const check = async (file: File) => {
    if (file.size > proofTextMax) throw new LabProblem('The file is too large to be a proof of the lab.')
    const proof = await file.text()
    const { answer, trials } = await startJob('verify', { set, text: proof }).result
    if (answer !== 'same') throw new LabProblem(sentences[answer])
    const tried = `${countText(trials.tries)} tries and ${countText(trials.opened)} openings`
    setState({
      title: `Reproduced: the same candles and the same rule give the same trades. Its maker counts ${tried} on them.`,
      error: undefined,
      text: proof,
    })
  }
  const pick = (file: File) => {
    setState({ ...atFirst, title: `Computing ${file.name} again …` })
    check(file).catch((error: unknown) => setState({ ...atFirst, error: errorText(error) }))
  }
  return (
    <div>
      <FileField
        label="Check a proof"
        accept=".json,application/json"
        error={state.error}
        onPick={pick}
        icon={<FileCheck2 size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />}
        title={<output className="block font-medium break-words">{state.title}</output>}
        hint="A proof that somebody saved here or on the command line is computed again on these candles."
      />
      {SendProof === undefined || text === null ? null : (
        <SendProof key={text} make={async () => ({ proof: text, candles: await packedHistory(set) })} />
      )}
    </div>
  )
}
