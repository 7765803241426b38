import type { Device, Quota, Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { MeterBar, type MeterPart } from '@stratomate/ui/meter-bar'
import { Tooltip } from '@stratomate/ui/tooltip'
import type { ReactNode } from 'react'
import { formatLatency } from '@stratomate/ui/look/latency-scale'
import { formatResult } from '@stratomate/std/format-number'
import { formatLocalTime, formatMoment, formatWait } from '#web/shared/format/format-time.ts'
import { simulatedDeviceId } from '#web/features/trading/simulation/simulated-device.ts'
import { StatusLine } from './status-line.tsx'
import { LatencyDots } from './latency-dots.tsx'
import { countStale, type TodaySummary } from './today-summary.ts'
import { useToday } from './use-today.ts'
import { accountLabels } from '@stratomate/domain/trading/trade-names'

type QuickStatsProps = {
  quota: Quota
  trades: readonly Trade[]
  refusals: readonly Refusal[]
  devices: readonly Device[]
}

/** Four numbers of the day, each with its limit. */
export function QuickStats({ quota, trades, refusals, devices }: QuickStatsProps) {
  const day = useToday(quota, trades)
  const { summary: today, isPartial, isResultPartial } = day
  const isSimulated = devices.some(({ id }) => id === simulatedDeviceId)
  return (
    <section aria-labelledby="quick-stats-title" className="rounded-lg border border-line bg-s1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line px-4 py-3 md:px-5">
        <h2 id="quick-stats-title" className="text-md leading-snug">
          Quick Stats
          {isSimulated ? (
            <span className="text-sm font-normal text-text-3"> of the simulated charts, not of your account</span>
          ) : null}
        </h2>
        {isSimulated ? null : <StatusLine devices={devices} quota={quota} trades={trades} today={day} />}
      </div>
      <div className="kpi:kpi-columns grid grid-cols-2 tabular-nums">
        <Cell className="border-r kpi:border-r-0">
          {isSimulated ? <SimulatedTrades used={quota.used} /> : <TradesToday quota={quota} />}
        </Cell>
        <Cell className="kpi:border-l">
          <ChartsWatched
            quota={quota}
            devices={devices}
            unit={isSimulated ? 'simulated' : slotsUnit(quota.chartsAllowed)}
          />
        </Cell>
        <Cell className="col-span-2 border-t md:col-span-1 md:border-r kpi:border-t-0 kpi:border-r-0 kpi:border-l">
          <SignalToOrder today={today} isPartial={isPartial} staleCount={countStale(refusals, quota.day)} />
        </Cell>
        <Cell className="col-span-2 border-t md:col-span-1 kpi:border-t-0 kpi:border-l">
          <ResultToday today={today} isPartial={isResultPartial} />
        </Cell>
      </div>
    </section>
  )
}

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`flex min-w-0 flex-col border-line px-4 py-3.5 md:px-5 md:py-4.5 ${className}`}>{children}</div>
  )
}

function Figure({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <>
      <h3 className="text-sm leading-normal font-normal tracking-normal text-text-2">{label}</h3>
      <p className="mt-1 text-value font-semibold">
        {value} <span className="text-input font-medium tracking-normal text-text-3">{unit}</span>
      </p>
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-auto pt-1 text-xs text-text-3">{children}</p>
}

/** Without a plan there is no limit that resets: the numbers stay, with the reason why nothing is added. */
const noPlanNote = 'No plan, so nothing is traded'

/** Made-up trades have no limit, and no day on which they are counted. */
function SimulatedTrades({ used }: { used: number }) {
  return (
    <>
      <Figure label="Trades" value={used.toLocaleString('en-US')} unit="simulated" />
      <Note>Not counted toward your plan</Note>
    </>
  )
}

function TradesToday({ quota }: { quota: Quota }) {
  const nowMs = useNow(30_000)
  if (quota.limit === 0) {
    return (
      <>
        <Figure label="Trades today" value={quota.used.toLocaleString('en-US')} unit="" />
        <Note>{noPlanNote}</Note>
      </>
    )
  }
  const isUnlimited = quota.limit === -1
  const share = isUnlimited ? 0 : Math.min(1, quota.used / quota.limit)
  const left = isUnlimited ? 'Starts over' : `${quota.remaining.toLocaleString('en-US')} left, resets`
  return (
    <>
      <Figure
        label="Trades today"
        value={quota.used.toLocaleString('en-US')}
        unit={isUnlimited ? 'unlimited' : `of ${quota.limit.toLocaleString('en-US')}`}
      />
      {/* An empty bar beside a count without a limit would look like none of it. */}
      {isUnlimited ? null : <MeterBar className="mt-3.5 mb-2" parts={[{ key: 'used', share, tone: 'signal' }]} />}
      <Note>
        {left}{' '}
        <Tooltip text={`The trading day ends at ${formatMoment(quota.resetsAt)}`}>
          <button type="button" className="cursor-help underline decoration-dotted underline-offset-3">
            in {formatWait(Date.parse(quota.resetsAt) - nowMs)}
          </button>
        </Tooltip>{' '}
        at {formatLocalTime(quota.resetsAt)}
      </Note>
    </>
  )
}

type ChartsWatchedProps = { quota: Quota; devices: readonly Device[]; unit: string }

function ChartsWatched({ quota, devices, unit }: ChartsWatchedProps) {
  const online = devices.filter((device) => device.online)
  const watched = online.flatMap(({ state }) => state?.charts.filter(({ favorite }) => favorite) ?? []).length
  const { chartsAllowed } = quota
  const isUnlimited = chartsAllowed === -1
  const free = isUnlimited ? null : chartsAllowed - watched
  return (
    <>
      <Figure label="Charts watched" value={String(watched)} unit={unit} />
      {isUnlimited ? null : <SlotBar used={watched} slots={Math.max(1, chartsAllowed)} />}
      <Note>{chartsAllowed === 0 ? noPlanNote : describeSlots({ watched, free, isOnline: online.length > 0 })}</Note>
    </>
  )
}

function slotsUnit(chartsAllowed: number): string {
  if (chartsAllowed === 0) return ''
  return chartsAllowed === -1 ? 'unlimited' : `of ${chartsAllowed}`
}

function describeSlots({
  watched,
  free,
  isOnline,
}: {
  watched: number
  free: number | null
  isOnline: boolean
}): string {
  // Why that is so stands above, beside the title.
  if (!isOnline) return 'None right now'
  if (free === null) return watched === 1 ? '1 chart traded' : `${watched} charts traded`
  if (free <= 0) return 'All slots in use'
  return free === 1 ? '1 slot free' : `${free} slots free`
}

/** One piece per trade of the limit; above twelve they would be too small, so it becomes a bar. */
function SlotBar({ used, slots }: { used: number; slots: number }) {
  if (slots > 12) {
    return (
      <MeterBar className="mt-3.5 mb-2" parts={[{ key: 'used', share: Math.min(1, used / slots), tone: 'signal' }]} />
    )
  }
  return (
    <svg aria-hidden="true" width="100%" height="6" className="mt-3.5 mb-2 block">
      {Array.from({ length: slots }, (_, index) => (
        <rect
          key={index}
          x={`${(index * 100) / slots}%`}
          width={`${100 / slots - (slots === 1 ? 0 : 2)}%`}
          height="6"
          rx="3"
          className={index < used ? 'fill-signal' : 'fill-s3'}
        />
      ))}
    </svg>
  )
}

type SummaryProps = { today: TodaySummary; isPartial: boolean }

/**
 * The median is large, with the higher percentiles and the late orders below it, because the median alone would hide
 * them.
 */
function SignalToOrder({ today, isPartial, staleCount }: SummaryProps & { staleCount: number }) {
  const { latenciesMs, medianMs, p95Ms, p99Ms, withinLimit } = today
  const count = latenciesMs.length
  const medianText = medianMs === null ? [] : formatLatency(medianMs).split('\u00A0')
  return (
    <div className="flex flex-1 items-end justify-between gap-x-3 md:gap-x-5">
      <div className="flex flex-none flex-col self-stretch">
        <Figure
          label="Signal to order"
          value={medianText.at(0) ?? '–'}
          unit={medianText.length === 0 ? 'no orders yet' : `${medianText.at(1) ?? ''} median`}
        />
        {p95Ms === null || p99Ms === null ? null : (
          <p className="mb-1 text-xs text-text-3">{`p95 ${formatLatency(p95Ms)}, p99 ${formatLatency(p99Ms)}`}</p>
        )}
        <Note>
          {count === 0 ? 'Limit 2 s' : `${withinLimit} of ${isPartial ? 'the last ' : ''}${count} within 2 s`}
          {staleCount === 0 ? null : <span className="block">{`${staleCount} not sent: too late`}</span>}
        </Note>
      </div>
      <LatencyDots latenciesMs={latenciesMs} withinLimit={withinLimit} />
    </div>
  )
}

function ResultToday({ today, isPartial }: SummaryProps) {
  const { account, won, lost, tied, open, profitCents, currency } = today
  const total = won + lost + tied + open
  const share = (part: number) => (total === 0 ? 0 : part / total)
  const parts: MeterPart[] = [
    { key: 'won', share: share(won), tone: 'up' },
    { key: 'lost', share: share(lost), tone: 'down' },
    { key: 'rest', share: share(tied + open), tone: 'rest' },
  ]
  const label = account === null ? 'Result today' : `Result today, ${accountLabels[account].toLowerCase()}`
  const words = [
    `${won} won`,
    `${lost} lost`,
    ...(tied === 0 ? [] : [`${tied} tied`]),
    ...(open === 0 ? [] : [`${open} open`]),
  ]
  return (
    <>
      <Figure label={label} value={total === 0 ? '–' : formatResult(profitCents, currency)} unit="" />
      <MeterBar className="mt-3.5 mb-2" parts={parts} />
      <Note>{total === 0 ? 'No trades yet' : `${isPartial ? 'Last trades: ' : ''}${words.join(', ')}`}</Note>
    </>
  )
}
