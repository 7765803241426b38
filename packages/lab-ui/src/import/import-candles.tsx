import { Button } from '@stratomate/ui/button'
import { MeterBar } from '@stratomate/ui/meter-bar'
import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { CountedFacts } from '#lab-ui/candles/counted-facts.tsx'
import { FileDrop } from '#lab-ui/candles/file-drop.tsx'
import { FileGuesses } from '#lab-ui/candles/file-guesses.tsx'
import { countText } from '#lab-ui/text/percent-text.ts'
import { type Sending, type SendPiece, useImport } from './use-import.ts'

type ImportCandlesProps = {
  send: SendPiece
  /** Why nothing can be sent yet; null when it can. */
  missing: string | null
  failureOf: (error: unknown) => ReactNode
  onDone: () => void
}

/** Chooses a candle file, shows what was guessed and counted in it, and sends it. */
export function ImportCandles({ send, missing, failureOf, onDone }: ImportCandlesProps) {
  const { state, sending, read, start } = useImport(send)
  const loaded = state.kind === 'ready' ? state.loaded : null
  return (
    <div className="grid gap-5">
      <FileDrop
        takesFocus={false}
        state={state}
        hint="MetaTrader 5, HistData, Dukascopy, TradingView or Stratomate, up to 256 MB."
        onPick={(file) => void read(file, {})}
      />
      {loaded?.file === undefined || loaded.file === null ? null : (
        <>
          <FileGuesses
            key={loaded.fingerprint}
            set={loaded.set}
            guesses={loaded.file.guesses}
            onChange={(choices) => void read(null, choices)}
          />
          <CountedFacts loaded={loaded} />
          <div className="flex flex-wrap items-center gap-4">
            <Button
              variant="primary"
              icon={<Upload size={16} aria-hidden="true" />}
              isBusy={sending.kind === 'busy'}
              disabled={missing !== null}
              onClick={() => void start(loaded).then(onDone)}
            >
              Import these candles
            </Button>
            <output className="text-sm text-text-2 tabular-nums">{missing ?? sentText(sending)}</output>
          </div>
        </>
      )}
      {sending.kind === 'busy' ? (
        <MeterBar parts={[{ key: 'sent', share: sending.sent / sending.pieces, tone: 'signal' }]} />
      ) : null}
      {sending.kind === 'failed' ? failureOf(sending.error) : null}
    </div>
  )
}

function sentText(sending: Sending): string | null {
  switch (sending.kind) {
    case 'idle':
    case 'failed':
      return null
    case 'busy':
      return `Sent ${sending.sent} of ${sending.pieces} pieces …`
    case 'done':
      return sending.added === 0
        ? `Nothing new: all of these candles of ${sending.symbol} are held already.`
        : `${countText(sending.added)} candles of ${sending.symbol} were added.`
    default:
      return sending satisfies never
  }
}
