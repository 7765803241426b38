import type { StatusDay, StatusHistory } from '@stratomate/contracts/status/history'
import type { ComponentStatus, ServiceStatus } from '@stratomate/contracts/status/schemas'
import { brokerIds } from '@stratomate/contracts/brokers/brokers'
import { isPreview } from '@stratomate/domain/brokers/brokers'
import { brokerComponentId, historyDays, serviceComponentIds } from '@stratomate/contracts/status/values'
import { worstDays } from '@stratomate/domain/status/status-history'
import { Skeleton } from '@stratomate/ui/skeleton'
import { clsx } from 'clsx'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { previewBrokerText } from '#web/shared/format/preview-broker-text.ts'
import { componentLabel } from '#web/shared/format/status-labels.ts'
import { checksText, DayRuler, uptimeText } from './day-ruler.tsx'
import { StateBadge } from './state-badge.tsx'
import { t, translated } from '#web/shared/language/t.ts'

/** A ruler of 90 days says little before it has a week of checks: until then they are counted in words. */
const drawnFromDays = 7

type RowsProps = {
  status: ServiceStatus | undefined
  history: StatusHistory | undefined
  isLoading: boolean
}

/** Our own parts with their last 90 days, then the brokers, of which we know only the current state. */
export function StatusRows({ status, history, isLoading }: RowsProps) {
  const stateOf = (id: ComponentStatus['id']) => status?.components.find((component) => component.id === id)
  const seen = history === undefined ? undefined : worstDays(history.components)
  const isDrawn = seen === undefined || seen.length >= drawnFromDays
  return (
    <>
      <section aria-labelledby="service-parts" className="mt-12">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="service-parts" className="text-xl">
            {t('Our service')}
          </h2>
          {isDrawn ? <RulerKey /> : <HistoryBegin first={seen[0]?.day} />}
        </div>
        <ul className={clsx('border-t border-line', !isDrawn && 'lg:service-lines')}>
          {serviceComponentIds.map((id) => {
            const part = { id, status: stateOf(id), history, isLoading }
            return isDrawn ? <ServicePart key={id} {...part} /> : <ServiceLine key={id} {...part} />
          })}
        </ul>
        {isDrawn ? <DayAxis /> : null}
      </section>
      <section aria-labelledby="broker-parts" className="mt-14">
        <h2 id="broker-parts" className="mb-4 text-xl">
          {t('Brokers')}
        </h2>
        <ul className="grid gap-4 lg:grid-cols-3">
          {brokerIds.map(brokerComponentId).map((id) => (
            <li key={id} className="rounded-lg border border-line bg-s1 p-5">
              <PartLine id={id} status={stateOf(id)} isLoading={isLoading} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

type LineProps = { id: ComponentStatus['id']; status: ComponentStatus | undefined; isLoading: boolean }

function PartLine({ id, status, isLoading }: LineProps) {
  const { name, about } = componentLabel(id)
  return (
    <div className="min-w-0">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h3 className="text-md leading-snug font-semibold">{name}</h3>
        {status === undefined ? null : <StateBadge state={status.state} />}
        {isLoading ? <Skeleton className="h-7 w-24" /> : null}
      </div>
      <p className="mt-1 text-sm text-text-2">{status === undefined ? about : detailText(status)}</p>
    </div>
  )
}

/**
 * The registry's text about a broker is a sentence with slots; the service's text about our own parts is one of its
 * sentences.
 */
function detailText({ id, detail }: ComponentStatus): string {
  const broker = brokerIds.find((known) => brokerComponentId(known) === id)
  if (broker === undefined || !isPreview(broker)) return translated(detail)
  return previewBrokerText(broker)
}

type PartProps = {
  id: (typeof serviceComponentIds)[number]
  status: ComponentStatus | undefined
  history: StatusHistory | undefined
  isLoading: boolean
}

/** The days of a part on which it was checked; null where it is not set up now, whatever was measured before. */
function daysOf({ id, status, history }: PartProps): readonly StatusDay[] | null {
  if (status?.state === 'not-configured') return null
  return history?.components.find((component) => component.id === id)?.days ?? []
}

/** A part of ours: how it is, and below that how it was. The place of its days is reserved while they load. */
function ServicePart(part: PartProps) {
  const { id, status, history } = part
  const { name, about } = componentLabel(id)
  const days = daysOf(part)
  return (
    <li className="service-part border-b border-line py-5">
      <h3 className="flex min-h-8 items-center text-md leading-snug font-semibold">{name}</h3>
      <p className="text-sm text-balance text-text-2">{status === undefined ? about : detailText(status)}</p>
      <div className="flex min-h-8 items-center justify-end">
        <PartState part={part} />
      </div>
      <div className="flex min-h-8 flex-col justify-center max-lg:empty:hidden noscript:hidden">
        {history === undefined || days === null ? null : <DayRuler name={name} days={days} today={history.today} />}
      </div>
      <p
        className={clsx(
          'min-h-5 text-right text-xs text-text-2 tabular-nums noscript:hidden',
          days === null && 'max-lg:hidden',
        )}
      >
        {history === undefined || days === null ? null : uptimeText(days)}
      </p>
    </li>
  )
}

/** A part of ours before its days are drawn: on a wide screen one line. */
function ServiceLine(part: PartProps) {
  const { id, status } = part
  const { name, about } = componentLabel(id)
  const days = daysOf(part)
  return (
    <li className="service-line border-b border-line py-4 lg:py-3.5">
      <h3 className="text-md leading-snug font-semibold">{name}</h3>
      <p className="text-sm text-balance text-text-2">{status === undefined ? about : detailText(status)}</p>
      <p className="text-xs text-text-3 tabular-nums empty:hidden lg:text-right lg:empty:block">
        {days === null ? null : checksText(days)}
      </p>
      <div className="flex justify-end">
        <PartState part={part} />
      </div>
    </li>
  )
}

/** How a part of ours is; what is not set up has no state that a badge could tell. */
function PartState({ part: { status, isLoading } }: { part: PartProps }) {
  if (status === undefined) return isLoading ? <Skeleton className="h-7 w-24" /> : null
  if (status.state === 'not-configured') return <span className="text-sm text-text-3">{t('Not set up here')}</span>
  return <StateBadge state={status.state} />
}

function HistoryBegin({ first }: { first: string | undefined }) {
  return (
    <p className="text-sm text-text-3">
      {first === undefined
        ? t('The history begins with the first check, within a minute.')
        : t('Checked since {date}', { date: formatIsoDate(first) })}
    </p>
  )
}

/** The one axis of all rulers above it. */
function DayAxis() {
  return (
    <div aria-hidden="true" className="service-part pt-2 noscript:hidden">
      <p className="flex justify-between text-xs text-text-3 tabular-nums">
        <span>{t('{count} days ago', { count: historyDays })}</span>
        <span>{t('{count} days ago', { count: historyDays / 2 })}</span>
        <span>{t('Today')}</span>
      </p>
    </div>
  )
}

const keyEntries = [
  { look: 'bg-st-active h-2', label: 'No problem' },
  { look: 'bg-st-pending h-3', label: 'Degraded' },
  { look: 'bg-st-problem h-4', label: 'Down' },
] as const

function RulerKey() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-text-3">
      {keyEntries.map(({ look, label }) => (
        <li key={label} className="flex items-end gap-1.5">
          <span aria-hidden="true" className={`mb-0.5 w-1 ${look}`} />
          {t(label)}
        </li>
      ))}
    </ul>
  )
}
