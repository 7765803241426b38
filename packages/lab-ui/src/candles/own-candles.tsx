import type { CandleChoice } from '#lab-ui/question/lab-question.ts'
import { useLabPlace } from '#lab-ui/lab-place.ts'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { FileDrop } from './file-drop.tsx'
import { FileFacts } from './file-facts.tsx'
import { KeptCandles } from './kept-candles.tsx'
import type { Candles } from './use-candles.ts'

type OwnCandlesProps = {
  choice: CandleChoice
  choose: (choice: CandleChoice) => void
  candles: Candles
  /** Where they come from: the app's recording, or a file. */
  kind: 'recorded' | 'file'
  /** Whether the field for a file takes the focus. */
  takesFocus: boolean
}

/** Candles that are not the sample, and what was found in them. */
export function OwnCandles({ choice, choose, candles, kind, takesFocus }: OwnCandlesProps) {
  const { t } = useSpeech()
  const { app, PageLink, keepsCandles } = useLabPlace()
  const { state } = candles
  return (
    <div className="mt-5 grid gap-5">
      {kind === 'recorded' && app !== null ? (
        <app.RecordedList onUse={(series) => candles.read(series, {})} />
      ) : (
        <FileDrop takesFocus={takesFocus} state={state} onPick={(picked) => candles.read(picked, {})} />
      )}
      {state.kind === 'ready' && choice.kind === 'kept' ? (
        <FileFacts
          loaded={state.loaded}
          isKept={state.isKept}
          hasFile={state.hasFile}
          onChange={(choices) => candles.read(null, choices)}
        />
      ) : null}
      {kind === 'file' && keepsCandles ? (
        <KeptCandles
          chosen={choice.kind === 'kept' ? choice.fingerprint : null}
          isKept={state.kind === 'ready' && state.isKept === true}
          onUse={(fingerprint) => choose({ kind: 'kept', fingerprint })}
        />
      ) : null}
      {kind === 'file' ? (
        <p className="max-w-prose text-sm text-text-3">
          {t('How to export candles from MetaTrader 5, HistData, Dukascopy and TradingView:')}{' '}
          <PageLink to="/documentation#lab-candles">{t('candles for the Strategy Lab')}</PageLink>.
        </p>
      ) : null}
    </div>
  )
}
