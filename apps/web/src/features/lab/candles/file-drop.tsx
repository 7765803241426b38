import { FieldError } from '@stratomate/ui/field'
import { Spinner } from '@stratomate/ui/spinner'
import { clsx } from 'clsx'
import { FileChartColumn, Upload } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import type { CandleState } from './use-candles.ts'

type FileDropProps = { state: CandleState; takesFocus: boolean; onPick: (file: File) => void }

/** A place to drop a history that is also the browser's own file button. */
export function FileDrop({ state, takesFocus, onPick }: FileDropProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  const [isOver, setOver] = useState(false)
  const error = problemOf(state)
  const pick = (file: File | null | undefined) => {
    if (file !== null && file !== undefined) onPick(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    pick(event.dataTransfer.files.item(0))
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        File with candles
      </label>
      <div
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'relative flex min-h-24 items-center gap-4 rounded-lg border border-dashed px-5 py-4 hover:bg-s2 data-over:bg-s2',
          'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
          error === undefined ? 'border-line-strong' : 'border-danger',
        )}
      >
        <DropIcon state={state} />
        <div className="min-w-0">
          <output className="block font-medium break-words">{titleOf(state)}</output>
          <p id={`${id}-hint`} className="mt-1 text-sm text-text-2">
            MetaTrader 5, HistData, Dukascopy, TradingView or Stratomate, up to 256 MB. It stays in this browser.
          </p>
        </div>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.txt,.tsv,.candles,text/csv,text/plain"
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          aria-invalid={error === undefined ? undefined : true}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            pick(target.files?.item(0))
            // So that the same file can be chosen again after it was changed on disk.
            target.value = ''
          }}
        />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
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
