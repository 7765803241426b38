import type { CandleSet } from '@stratomate/candles/candle-set'
import type { Verification } from '@stratomate/lab/proof/proof'
import { proofTextMax } from '@stratomate/lab/proof/read-proof'
import { errorText } from '@stratomate/std/errors'
import { FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import { LabProblem } from '#lab-ui/jobs/lab-client.ts'
import { startJob } from '#lab-ui/jobs/start-job.ts'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { useLabPlace } from '#lab-ui/lab-place.ts'
import { packedHistory } from './packed-history.ts'
import { FileField } from '@stratomate/ui/forms/file-field'

const sentences = {
  'other candles': 'Not reproduced: the proof is of other candles than those chosen here.',
  'other result': 'Not reproduced: its rule trades something else on these candles than the proof says.',
  'wrong signature':
    'Not reproduced: the trades are right, but something else was changed after the proof had been signed.',
} as const satisfies Record<Exclude<Verification, 'same'>, string>

const atFirst: CheckState = { title: null, error: undefined, text: null }

type CheckState = {
  /** Null before a file was chosen. */
  readonly title: string | null
  readonly error: string | undefined
  /** The file of a proof that was reproduced here; null for none. */
  readonly text: string | null
}

/** Computes a proof of somebody else again, on the candles of this page. */
export function CheckProof({ set }: { set: CandleSet }) {
  const { t, sentence, count } = useSpeech()
  const [state, setState] = useState(atFirst)
  const { SendProof } = useLabPlace()
  const { text } = state
  const check = async (file: File) => {
    if (file.size > proofTextMax) throw new LabProblem('The file is too large to be a proof of the lab.')
    const proof = await file.text()
    const { answer, trials } = await startJob('verify', { set, text: proof }).result
    if (answer !== 'same') throw new LabProblem(t(sentences[answer]))
    setState({
      title: t(
        'Reproduced: the same candles and the same rule give the same trades. Its maker counts {tries} tries and {opened} openings on them.',
        { tries: count(trials.tries), opened: count(trials.opened) },
      ),
      error: undefined,
      text: proof,
    })
  }
  const pick = (file: File) => {
    setState({ ...atFirst, title: t('Computing {name} again …', { name: file.name }) })
    check(file).catch((error: unknown) => setState({ ...atFirst, error: sentence(errorText(error)) }))
  }
  return (
    <div>
      <FileField
        label={t('Check a proof')}
        accept=".json,application/json"
        error={state.error}
        onPick={pick}
        icon={<FileCheck2 size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />}
        title={
          <output className="block font-medium break-words">
            {state.title ?? t('Choose a proof, or drop it here')}
          </output>
        }
        hint={t('A proof that somebody saved here or on the command line is computed again on these candles.')}
      />
      {SendProof === undefined || text === null ? null : (
        <SendProof key={text} make={async () => ({ proof: text, candles: await packedHistory(set) })} />
      )}
    </div>
  )
}
