import type { WindowLogLine } from '@stratomate/contracts/desktop-window/diagnostics'
import { Button } from '@stratomate/ui/button'
import { clsx } from 'clsx'
import { Copy, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApp } from '../../connection/use-app.ts'
import { EmptyList } from '../../shown/empty-list.tsx'
import { formatExactClock, formatMoment } from '../../shown/format.ts'
import { filterLines, lineText, type LogFilter, logFilters, type LogSearch } from './filter-lines.ts'
import { t } from '../../language/t.ts'

const filterLabels = {
  all: 'All lines',
  warning: 'Warnings and errors',
  error: 'Errors',
} as const satisfies Record<LogFilter, string>

const fieldLook = 'min-h-9 rounded-md border border-line-strong bg-bg px-2.5 text-sm text-text'
const tones = { info: 'text-text-2', warning: 'text-text', error: 'text-st-problem' } as const

/** What the app has done and what the broker said, unchanged except for secrets. */
export function LogSection() {
  const { say } = useApp()
  const { lines, read } = useLog()
  const [wanted, setWanted] = useState<LogSearch>({ filter: 'all', search: '' })
  const shown = filterLines(lines ?? [], wanted)
  const copy = async () => {
    await navigator.clipboard.writeText(shown.toReversed().map(lineText).join('\n'))
    say(shown.length === 1 ? t('1 line copied') : t('{count} lines copied', { count: shown.length }))
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-text-2">
        {t(
          'The last lines of this start, newest first: what the app did, and what the broker said. Tokens and sessions are taken out.',
        )}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="search"
          aria-label={t('Search the log')}
          placeholder={t('Search')}
          className={clsx(fieldLook, 'min-w-0 flex-1')}
          value={wanted.search}
          onChange={(event) => setWanted({ ...wanted, search: event.currentTarget.value })}
        />
        <select
          aria-label={t('Lines')}
          className={clsx(fieldLook, 'cursor-pointer')}
          value={wanted.filter}
          onChange={({ currentTarget: { value } }) =>
            setWanted({ ...wanted, filter: logFilters.find((filter) => filter === value) ?? 'all' })
          }
        >
          {logFilters.map((filter) => (
            <option key={filter} value={filter}>
              {t(filterLabels[filter])}
            </option>
          ))}
        </select>
        <Button size="sm" icon={<RefreshCw size={15} aria-hidden="true" />} onClick={read}>
          {t('Read again')}
        </Button>
        <Button size="sm" icon={<Copy size={15} aria-hidden="true" />} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
      </div>
      {shown.length > 0 ? (
        <ol aria-label={t('Lines of the log')} className="grid border-t border-line">
          {shown.map((line) => (
            <LogLine key={line.id} line={line} />
          ))}
        </ol>
      ) : lines === null ? null : (
        <EmptyList title={lines.length === 0 ? t('No lines yet.') : t('No line fits the search.')} />
      )}
    </div>
  )
}

function LogLine({ line: { atMs, level, text } }: { line: WindowLogLine }) {
  return (
    <li className="flex gap-3 border-b border-line py-1.5 text-xs">
      <time dateTime={new Date(atMs).toISOString()} title={formatMoment(atMs)} className="text-text-3 tabular-nums">
        {formatExactClock(atMs)}
      </time>
      <span className={clsx('min-w-0 wrap-anywhere', tones[level])}>
        {level === 'info' ? null : (
          <span className="font-semibold">{`${level === 'error' ? t('Error') : t('Warning')}: `}</span>
        )}
        <span lang="en">{text}</span>
      </span>
    </li>
  )
}

/** The lines as they were last read; null before. */
function useLog() {
  const { link } = useApp()
  const [lines, setLines] = useState<WindowLogLine[] | null>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let isWanted = true
    void link.act({ kind: 'read_log' }).then((reply) => {
      if (isWanted && reply.ok) setLines(reply.data.lines)
    })
    return () => {
      isWanted = false
    }
  }, [link, asked])
  return { lines, read: () => setAsked((count) => count + 1) }
}
