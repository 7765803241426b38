import { fileBytesMax } from '@stratomate/candles/candle-set'
import type { ReadChoices } from '@stratomate/candles/read-candle-file'
import { errorText } from '@stratomate/std/errors'
import { secondMs } from '@stratomate/std/time'
import { useRef, useState } from 'react'
import type { CandleState } from '#lab-ui/candles/use-candles.ts'
import type { LoadedCandles } from '#lab-ui/jobs/lab-jobs.ts'
import { LabCancelled } from '#lab-ui/jobs/lab-client.ts'
import { type LabWork, startJob } from '#lab-ui/jobs/start-job.ts'
import { packedText } from '#lab-ui/proof/packed-history.ts'
import { cutPieces, withoutOpenCandle } from './cut-pieces.ts'

export type PackedPiece = { readonly file: string; readonly sha256: string }

/** Sends a piece; answers how many of its candles were new. Throws an error for the import to show. */
export type SendPiece = (piece: PackedPiece) => Promise<{ readonly added: number }>

export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly sent: number; readonly pieces: number }
  | { readonly kind: 'done'; readonly added: number; readonly symbol: string }
  | { readonly kind: 'failed'; readonly error: unknown }

/**
 * Reads a candle file and sends it piece by piece. Pieces that were sent stay when a later one fails: the same file
 * then continues there.
 */
export function useImport(send: SendPiece) {
  const [state, setState] = useState<CandleState>({ kind: 'none' })
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  const file = useRef<File | null>(null)
  const reading = useRef<LabWork<LoadedCandles> | null>(null)
  const read = async (chosen: File | null, choices: ReadChoices): Promise<void> => {
    file.current = chosen ?? file.current
    const { current } = file
    if (current === null) return
    reading.current?.cancel()
    setSending({ kind: 'idle' })
    if (current.size > fileBytesMax) {
      setState({ kind: 'broken', message: `The file is larger than ${fileBytesMax / 1024 / 1024} MB.` })
      return
    }
    setState({ kind: 'reading', name: current.name })
    try {
      const bytes = new Uint8Array(await current.arrayBuffer())
      reading.current = startJob('read', { bytes, name: current.name, choices }, [bytes.buffer])
      setState({ kind: 'ready', loaded: await reading.current.result, isKept: null, hasFile: true })
    } catch (error) {
      if (!(error instanceof LabCancelled)) setState({ kind: 'broken', message: errorText(error) })
    }
  }
  const start = async ({ set }: LoadedCandles): Promise<void> => {
    const pieces = cutPieces(withoutOpenCandle(set, Date.now() / secondMs))
    let added = 0
    try {
      for (const [sent, piece] of pieces.entries()) {
        setSending({ kind: 'busy', sent, pieces: pieces.length })
        const packed = await packedText(await startJob('pack', { set: piece }).result)
        if (packed === null) throw new RangeError('A piece of the file is larger than the service takes.')
        added += (await send(packed)).added
      }
      setSending({ kind: 'done', added, symbol: set.symbol })
    } catch (error) {
      setSending({ kind: 'failed', error })
    }
  }
  return { state, sending, read, start }
}
