import { packedHeaderOf } from '@stratomate/candles/pack'
import { Button } from '@stratomate/ui/button'
import { Trash2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { type Speech, useSpeech } from '#lab-ui/language/speech.ts'
import { timeframeText } from '#lab-ui/text/percent-text.ts'
import { forgetCandles, type Kept, listKept } from './candle-store.ts'

type KeptCandlesProps = {
  /** The history that is tested now; null for none. */
  chosen: string | null
  /** Whether another history has just been stored, so that the list must be read again. */
  isKept: boolean
  onUse: (key: string) => void
}

type Entry = {
  readonly key: string
  readonly title: string
  readonly header: ReturnType<typeof packedHeaderOf>
  readonly bytes: number
}

const messages = {
  failed: 'This browser keeps none.',
  used: 'Forgotten. The candles on this page stay until you leave it.',
  forgotten: 'Forgotten.',
} as const

/** The histories that this browser stores: to test on one again, or to delete it. */
export function KeptCandles({ chosen, isKept, onUse }: KeptCandlesProps) {
  const titleId = useId()
  const { t } = useSpeech()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [message, setMessage] = useState<keyof typeof messages | null>(null)
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
        setMessage(isInUse ? 'used' : 'forgotten')
      },
      () => setMessage('failed'),
    )
  }
  if (entries.length === 0 && message === null) return null
  return (
    <section aria-labelledby={titleId} className="grid gap-2 border-t border-line pt-4">
      <h3 id={titleId} className="text-sm font-semibold">
        {t('Kept candles')}
      </h3>
      <ul className="grid gap-1">
        {entries.map((entry) => (
          <KeptEntry
            key={entry.key}
            entry={entry}
            isChosen={entry.key === chosen}
            onUse={() => onUse(entry.key)}
            onForget={() => forget(entry.key)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {entries.length < 2 ? null : (
          <Button size="sm" variant="quiet" onClick={() => forget()}>
            {t('Forget all kept candles')}
          </Button>
        )}
        <output className="text-sm text-text-2">{message === null ? null : t(messages[message])}</output>
      </div>
    </section>
  )
}

type KeptEntryProps = { entry: Entry; isChosen: boolean; onUse: () => void; onForget: () => void }

/** One history: what it is, and what can be done with it. */
function KeptEntry({ entry, isChosen, onUse, onForget }: KeptEntryProps) {
  const words = useSpeech()
  const { t } = words
  const { title } = entry
  const about = aboutText(entry, words)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1 text-sm">
      <span className="min-w-0 flex-1 basis-56">
        <span className="font-medium">{title}</span> <span className="text-text-2">{about}</span>
      </span>
      {isChosen ? (
        <span className="px-2 text-text-2">{t('In use')}</span>
      ) : (
        <Button size="sm" aria-label={t('Use {title}, {about}', { title, about })} onClick={onUse}>
          {t('Use')}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('Forget {title}, {about}', { title, about })}
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={onForget}
      >
        {t('Forget')}
      </Button>
    </li>
  )
}

function aboutText({ header: { candles, firstS }, bytes }: Entry, { t, count, moment, decimal }: Speech): string {
  return t('{count} candles from {from} UTC, {size} MB', {
    count: count(candles),
    from: moment(firstS),
    size: decimal(bytes / 1024 / 1024, 1),
  })
}

/** What a kept file says of itself; nothing where it is damaged. */
function entriesOf({ key, bytes }: Kept): Entry[] {
  try {
    const header = packedHeaderOf(bytes)
    return [{ key, title: `${header.symbol} ${timeframeText(header.timeframeS)}`, header, bytes: bytes.length }]
  } catch {
    return []
  }
}
