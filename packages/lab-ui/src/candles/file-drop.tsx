import { Spinner } from '@stratomate/ui/skeleton'
import { FileChartColumn, Upload } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FileField } from '@stratomate/ui/forms/file-field'
import type { CandleState } from './use-candles.ts'

type FileDropProps = {
  state: CandleState
  takesFocus: boolean
  hint?: string
  onPick: (file: File) => void
}

const ownHint = 'MetaTrader 5, HistData, Dukascopy, TradingView or Stratomate, up to 256 MB. It stays in this browser.'

/** The history that is tested. */
export function FileDrop({ state, takesFocus, hint = ownHint, onPick }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <FileField
      label="File with candles"
      accept=".csv,.txt,.tsv,.candles,.strator,text/csv,text/plain"
      className="min-h-24"
      inputRef={input}
      error={problemOf(state)}
      onPick={onPick}
      icon={<DropIcon state={state} />}
      title={<output className="block font-medium break-words">{titleOf(state)}</output>}
      hint={hint}
    />
  )
}

function DropIcon({ state }: { state: CandleState }) {
  if (state.kind === 'reading') return <Spinner />
  const Icon = state.kind === 'ready' ? FileChartColumn : Upload
  return <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
}

function titleOf(state: CandleState): string {
  if (state.kind === 'reading') return `Reading ${state.name} …`
  if (state.kind !== 'ready') return 'Choose a file, or drop it here'
  const { symbol, columns } = state.loaded.set
  return `${symbol}, ${columns.time.length.toLocaleString('en-US')} candles. Choose again to replace them.`
}

function problemOf(state: CandleState): string | undefined {
  if (state.kind === 'broken') return state.message
  return state.kind === 'missing'
    ? 'This browser does not have the candles of this address: drop their file.'
    : undefined
}
