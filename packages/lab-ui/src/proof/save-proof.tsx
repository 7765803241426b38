import type { LabRule } from '@stratomate/lab/lab-rule'
import { Button } from '@stratomate/ui/button'
import { FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import type { LabOutcome } from '#lab-ui/jobs/lab-outcome.ts'
import { startJob } from '#lab-ui/jobs/start-job.ts'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { useLabPlace } from '#lab-ui/lab-place.ts'
import { fileNameOf } from '#lab-ui/result/export-outcome.ts'
import { saveText } from '@stratomate/ui/browser/save-text'
import { browserSigner } from './browser-signer.ts'
import { packedHistory } from './packed-history.ts'

type SaveState = 'idle' | 'busy' | 'saved' | 'failed'

const messages = {
  saved: 'Saved. Only this browser can sign as it did.',
  failed: 'The proof was not made: this browser cannot sign files. Try another browser.',
} as const

/**
 * The result as a file that others can compute again. It covers all candles, so it is offered once the sealed part was
 * opened.
 */
export function SaveProof({ outcome, rule }: { outcome: LabOutcome; rule: LabRule }) {
  const { t } = useSpeech()
  const [state, setState] = useState<SaveState>('idle')
  const { SendProof } = useLabPlace()
  const { set } = outcome.loaded
  const textOf = async () => {
    const work = startJob('prove', { set, rule, trials: outcome.trials, signer: await browserSigner() })
    return `${JSON.stringify(await work.result, null, 2)}\n`
  }
  const save = async () => saveText(`${fileNameOf(set)}-proof.json`, 'application/json', await textOf())
  const make = async () => ({ proof: await textOf(), candles: await packedHistory(set) })
  const start = () => {
    setState('busy')
    save().then(
      () => setState('saved'),
      () => setState('failed'),
    )
  }
  return (
    <div className="border-t border-line pt-5">
      <p className="mb-4 max-w-prose text-sm text-text-2">
        {t(
          'A proof is a file with the rule, the fingerprint of all candles, the hash of every trade and both counts above. Anybody with the same candles can compute the result again from it, and one changed digit is found.',
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={<FileCheck2 size={16} aria-hidden="true" />} isBusy={state === 'busy'} onClick={start}>
          {t('Save the proof')}
        </Button>
        <output className="text-sm text-text-2">
          {state === 'saved' || state === 'failed' ? t(messages[state]) : null}
        </output>
      </div>
      {SendProof === undefined ? null : <SendProof make={make} />}
    </div>
  )
}
