import type { WindowCandles, WindowSeries } from '@stratomate/contracts/desktop-window/candles'
import { windowPaths } from '@stratomate/contracts/desktop-window/values'
import { type Speech, useSpeech } from '@stratomate/lab-ui/language/speech'
import { timeframeText } from '@stratomate/lab-ui/text/percent-text'
import { Button } from '@stratomate/ui/button'
import { buttonLook } from '@stratomate/ui/look/button-look'
import { Download, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'
import { t } from '../language/t.ts'
import { useAct, useApp } from '../connection/use-app.ts'

/** Fewer candles prove nothing, so they are not offered as a history. */
const testableMin = 20

/** The candles that the app has recorded: to test on, to save, or to delete. */
export function RecordedList({ onUse }: { onUse: (file: File) => void }) {
  const { link, say } = useApp()
  const act = useAct()
  const [found, setFound] = useState<WindowCandles | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void link.read<WindowCandles>(windowPaths.candles, null).then((list) => (isCurrent ? setFound(list) : undefined))
    return () => {
      isCurrent = false
    }
  }, [link, turn])
  const use = async ({ id, symbol }: WindowSeries) => {
    const answer = await fetch(fileOf(id))
    if (answer.ok) onUse(new File([await answer.blob()], `${symbol}.strator`))
    else say(t('These candles are not there any more.'), 'problem')
  }
  const remove = async (id: string | null) => {
    await act({ kind: 'delete_candles', id })
    setTurn((now) => now + 1)
  }
  if (found === null) return <p className="text-sm text-text-2">{t('Reading what was recorded …')}</p>
  const { series, problem } = found
  return (
    <div className="grid gap-3">
      {problem === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {t('No candles are recorded now: {problem}. Trading is not affected.', { problem: saidInLanguage(problem) })}
        </p>
      )}
      {series.length === 0 ? (
        <p className="max-w-prose text-sm text-text-2">
          {t(
            'Nothing is recorded yet. The app keeps the closed candles of your favorites, with the past that MetaTrader 5 sends along, from two candles after a chart has connected. Simulated charts are left out.',
          )}
        </p>
      ) : (
        <ul className="grid">
          {series.map((one) => (
            <SeriesRow
              key={one.id}
              series={one}
              isTwice={series.some((other) => other.id !== one.id && titleOf(other) === titleOf(one))}
              onUse={() => void use(one)}
              onRemove={() => void remove(one.id)}
            />
          ))}
        </ul>
      )}
      {series.length < 2 ? null : (
        <div>
          <Button size="sm" variant="quiet" onClick={() => void remove(null)}>
            {t('Delete all recorded candles')}
          </Button>
        </div>
      )}
    </div>
  )
}

type SeriesRowProps = { series: WindowSeries; isTwice: boolean; onUse: () => void; onRemove: () => void }

function SeriesRow({ series, isTwice, onUse, onRemove }: SeriesRowProps) {
  const words = useSpeech()
  const { count, moment } = words
  const { id, feed, candles, fromS, toS } = series
  const name = titleOf(series)
  const title = isTwice ? t('{name} of terminal {feed}', { name, feed }) : name
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5 text-sm first:border-t-0">
      <div className="min-w-0 flex-1 basis-72 tabular-nums">
        <span className="font-medium">{title}</span>{' '}
        <span className="text-text-2">
          {t('{count} candles, {from} to {to} UTC', {
            count: count(candles),
            from: moment(fromS),
            to: moment(toS),
          })}
        </span>
        <div className="text-xs text-text-3">{`${gapsText(series, words)}, ${sizeText(series.bytes, words)}`}</div>
      </div>
      <Button size="sm" aria-label={t('Test on {title}', { title })} disabled={candles < testableMin} onClick={onUse}>
        {t('Use')}
      </Button>
      <a
        href={fileOf(id)}
        download
        aria-label={t('Save {title}', { title })}
        className={buttonLook({ size: 'sm', variant: 'quiet' })}
      >
        <Download size={15} aria-hidden="true" />
        {t('Save')}
      </a>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('Delete {title}', { title })}
        icon={<Trash2 size={15} aria-hidden="true" />}
        onClick={onRemove}
      >
        {t('Delete')}
      </Button>
    </li>
  )
}

function fileOf(id: string): string {
  return `${windowPaths.candles}?id=${encodeURIComponent(id)}`
}

function titleOf({ symbol, timeframeS }: WindowSeries): string {
  return `${symbol} ${timeframeText(timeframeS)}`
}

function gapsText({ gaps, missingCandles }: WindowSeries, { count }: Speech): string {
  if (gaps === 0) return t('No gaps')
  const missing = count(missingCandles)
  return gaps === 1
    ? t('1 gap, {missing} candles missing', { missing })
    : t('{gaps} gaps, {missing} candles missing', { gaps: count(gaps), missing })
}

function sizeText(bytes: number, { decimal }: Speech): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${decimal(bytes / 1_000_000, 1)} MB`
}
