import type { ReadChoices } from '@stratomate/candles/read-candle-file'
import { useSpeech } from '#lab-ui/language/speech.ts'
import type { LoadedCandles } from '#lab-ui/jobs/lab-jobs.ts'
import { CheckProof } from '#lab-ui/proof/check-proof.tsx'
import { CountedFacts } from './counted-facts.tsx'
import { FileGuesses } from './file-guesses.tsx'

type FileFactsProps = {
  loaded: LoadedCandles
  isKept: boolean | null
  hasFile: boolean
  onChange: (choices: ReadChoices) => void
}

/** What was guessed of a file, each changeable, and what was counted in it. */
export function FileFacts({ loaded, isKept, hasFile, onChange }: FileFactsProps) {
  const { t } = useSpeech()
  const { set, file } = loaded
  // Our own file says what it is.
  const isGuessed = set.source !== 'packed' && file !== null
  return (
    <div className="grid gap-5">
      {isGuessed && hasFile ? (
        <FileGuesses key={loaded.fingerprint} set={set} guesses={file.guesses} onChange={onChange} />
      ) : null}
      {isGuessed && !hasFile ? (
        <p className="text-sm text-text-2">
          {t('Kept from before. To change what was guessed, choose the file again.')}
        </p>
      ) : null}
      <CountedFacts loaded={loaded} />
      <p className="min-h-5 text-sm text-text-2">
        {isKept === null
          ? null
          : isKept
            ? t('Kept in this browser, so the address of this page finds them again.')
            : t('This browser keeps no data for this site, so the file has to be chosen again after a reload.')}
      </p>
      <CheckProof key={loaded.fingerprint} set={set} />
    </div>
  )
}
