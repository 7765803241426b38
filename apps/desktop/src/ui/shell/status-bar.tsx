import type { WindowSpeed } from '@stratomate/contracts/desktop-window/state'
import type { WindowUpdate } from '@stratomate/contracts/desktop-window/update'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { MeterBar } from '@stratomate/ui/meter-bar'
import { formatLatency } from '@stratomate/ui/look/latency-scale'
import { formatClock, formatMoment, formatOf, formatResult, formatWait } from '../shown/format.ts'
import { useApp } from '../connection/use-app.ts'
import { t } from '../language/t.ts'
import { TextWithMarks } from '../language/text-with-marks.ts'

/** The day in one line: trades of the limit, speed with its misses, the result, the version and the time. */
export function StatusBar() {
  const { state } = useApp()
  const nowMs = useNow(1_000)
  const { today, speed, version, broker, update } = state
  const share = today.limit <= 0 ? 0 : Math.min(1, today.used / today.limit)
  return (
    <footer className="flex items-center gap-x-5 border-t border-line bg-s1 px-4 py-2 text-xs text-text-2 tabular-nums">
      <div className="flex items-center gap-2.5">
        <h2 className="text-xs font-medium tracking-normal text-text">{t("Today's Trades")}</h2>
        <span className="font-semibold text-text">{formatOf(today.used, today.limit)}</span>
        {today.limit === 0 ? null : (
          <>
            <MeterBar className="w-28" parts={[{ key: 'used', share, tone: 'signal' }]} />
            <span title={formatMoment(today.resetsAtMs)}>
              {t('resets in {wait}', { wait: formatWait(today.resetsAtMs - nowMs) })}
            </span>
          </>
        )}
      </div>
      <Speed speed={speed} />
      <p>
        <TextWithMarks
          text="Result <strong>{result}</strong>"
          slots={{ result: formatResult(today.profitCents, broker.currency) }}
          marks={{ strong: (words) => <span className="font-semibold text-text">{words}</span> }}
        />
      </p>
      <Version version={version} newest={update.newest} />
      <time dateTime={new Date(nowMs).toISOString()} title={formatMoment(nowMs)}>
        {formatClock(nowMs)}
      </time>
    </footer>
  )
}

/** The running version; a newer one that is ready is one press away. */
function Version({ version, newest }: { version: string; newest: WindowUpdate['newest'] }) {
  const { openSection } = useApp()
  if (newest.kind !== 'ready') return <p>{t('Version {version}', { version })}</p>
  return (
    <button
      type="button"
      className="cursor-pointer rounded-sm font-medium text-text underline underline-offset-4"
      onClick={() => openSection('version')}
    >
      {t('Version {version} is ready', { version: newest.version })}
    </button>
  )
}

/** The day's times from signal to order, with misses; p95 and p99 where there is room, and in the tooltip. */
function Speed({ speed }: { speed: WindowSpeed }) {
  const { count, withinLimit, p50Ms, p95Ms, p99Ms, stale } = speed
  if (p50Ms === null || p95Ms === null || p99Ms === null) {
    return <p className="min-w-0 flex-1 truncate">{t('Signal to order: no orders yet, limit 2 s')}</p>
  }
  const rare = `p95 ${formatLatency(p95Ms)}, p99 ${formatLatency(p99Ms)}`
  const share =
    stale === 0
      ? t('{within} of {count} within 2 s', { within: withinLimit, count })
      : t('{within} of {count} within 2 s, {late} came too late', { within: withinLimit, count, late: stale })
  const median = t('{time} median', { time: formatLatency(p50Ms) })
  return (
    <p className="min-w-0 flex-1 truncate" title={`${t('Signal to order')}: ${median}, ${rare}, ${share}`}>
      <span className="sr-only lg:not-sr-only">{`${t('Signal to order')}: `}</span>
      {`${median}, `}
      <span className="sr-only xl:not-sr-only">{`${rare}, `}</span>
      {share}
    </p>
  )
}
