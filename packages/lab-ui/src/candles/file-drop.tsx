import { brand } from '@stratomate/brand'
import { Spinner } from '@stratomate/ui/skeleton'
import { FileChartColumn, Upload } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FileField } from '@stratomate/ui/forms/file-field'
import { type Speech, useSpeech } from '#lab-ui/language/speech.ts'
import type { CandleState } from './use-candles.ts'

type FileDropProps = {
  state: CandleState
  takesFocus: boolean
  hint?: string
  onPick: (file: File) => void
}

const ownHint = 'MetaTrader 5, HistData, Dukascopy, TradingView or {app}, up to 256 MB. It stays in this browser.'

/** The history that is tested. */
export function FileDrop({ state, takesFocus, hint, onPick }: FileDropProps) {
  const words = useSpeech()
  const { t } = words
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <FileField
      label={t('File with candles')}
      accept=".csv,.txt,.tsv,.candles,.strator,text/csv,text/plain"
      className="min-h-24"
      inputRef={input}
      error={problemOf(state, words)}
      onPick={onPick}
      icon={<DropIcon state={state} />}
      title={<output className="block font-medium break-words">{titleOf(state, words)}</output>}
      hint={hint ?? t(ownHint, { app: brand.name })}
    />
  )
}

function DropIcon({ state }: { state: CandleState }) {
  if (state.kind === 'reading') return <Spinner />
  const Icon = state.kind === 'ready' ? FileChartColumn : Upload
  return <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
}

function titleOf(state: CandleState, { t, count }: Speech): string {
  if (state.kind === 'reading') return t('Reading {name} …', { name: state.name })
  if (state.kind !== 'ready') return t('Choose a file, or drop it here')
  const { symbol, columns } = state.loaded.set
  return t('{symbol}, {count} candles. Choose again to replace them.', { symbol, count: count(columns.time.length) })
}

function problemOf(state: CandleState, { t, sentence }: Speech): string | undefined {
  if (state.kind === 'broken') return sentence(state.message)
  return state.kind === 'missing'
    ? t('This browser does not have the candles of this address: drop their file.')
    : undefined
}
