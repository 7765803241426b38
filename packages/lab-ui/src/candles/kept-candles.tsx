import { packedHeaderOf } from '@stratomate/candles/pack'
import { Button } from '@stratomate/ui/button'
import { Trash2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { countText, timeframeText, utcText } from '#lab-ui/text/percent-text.ts'
import { forgetCandles, type Kept, listKept } from './candle-store.ts'

type KeptCandlesProps = {
  /** The history that is tested now; null for none. */
  chosen: string | null
  /** Whether another history has just been kept, so that the list is read again. */
  isKept: boolean
  onUse: (key: string) => void
}

type Entry = { readonly key: string; readonly title: string; readonly about: string }

const failed = 'This browser keeps none.'

/** The histories that this browser keeps: to test on one again, or to be rid of it. */
export function KeptCandles({ chosen, isKept, onUse }: KeptCandlesProps) {
  const titleId = useId()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [message, setMessage] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = (found: readonly Entry[]) => (isCurrent ? setEntries(found) : undefined)
    listKept().then(
      (kept) => show(kept.flatMap(entriesOf)),
      () => show([]),
    )
    return () => {
      isCurrent = false
    }
  }, [isKept, chosen])
  const forget = (key?: string) => {
    forgetCandles(key).then(
      () => {
        setEntries((now) => (key === undefined ? [] : now.filter((entry) => entry.key !== key)))
        const isInUse = key === undefined ? chosen !== null : key === chosen
        setMessage(isInUse ? 'Forgotten. The candles on this page stay until you leave it.' : 'Forgotten.')
      },
      () => setMessage(failed),
    )
  }
  if (entries.length === 0 && message === null) return null
  return (
    <section aria-labelledby={titleId} className="grid gap-2 border-t border-line pt-4">
      <h3 id={titleId} className="text-sm font-semibold">
        Kept candles
      </h3>
      <ul className="grid gap-1">
        {entries.map(({ key, title, about }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1 text-sm">
            <span className="min-w-0 flex-1 basis-56">
              <span className="font-medium">{title}</span> <span className="text-text-2">{about}</span>
            </span>
            {key === chosen ? (
              <span className="px-2 text-text-2">In use</span>
            ) : (
              <Button size="sm" aria-label={`Use ${title}, ${about}`} onClick={() => onUse(key)}>
                Use
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Forget ${title}, ${about}`}
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => forget(key)}
            >
              Forget
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {entries.length < 2 ? null : (
          <Button size="sm" variant="quiet" onClick={() => forget()}>
            Forget all kept candles
          </Button>
        )}
        <output className="text-sm text-text-2">{message}</output>
      </div>
    </section>
  )
}

/** What a kept file says of itself; nothing where it is damaged. */
function entriesOf({ key, bytes }: Kept): Entry[] {
  try {
    const { symbol, timeframeS, candles, firstS } = packedHeaderOf(bytes)
    const size = `${(bytes.length / 1024 / 1024).toFixed(1)} MB`
    const about = `${countText(candles)} candles from ${utcText(firstS)} UTC, ${size}`
    return [{ key, title: `${symbol} ${timeframeText(timeframeS)}`, about }]
  } catch {
    return []
  }
}
