import type { WindowOutsideSource } from '@stratomate/contracts/desktop-window/outside-sources'
import { outsideKindLabels, unprovenLabel } from '@stratomate/contracts/desktop-window/outside-values'
import { Button } from '@stratomate/ui/button'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Tag } from '@stratomate/ui/tag'
import { useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { formatClock, formatResult } from '../../shown/format.ts'
import { BotField } from './bot-field.tsx'
import { SourceRules } from './source-rules.tsx'
import { TimedList } from './timed-list.tsx'
import { TryMessage } from './try-message.tsx'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

type SourceCardProps = { source: WindowOutsideSource; onAddress: (address: string) => void }

/** One source: its kind, its last event, its own rules, and what only its kind has. */
export function SourceCard({ source, onAddress }: SourceCardProps) {
  const act = useAct()
  const { id, kind, name, isOn, direction, stakeCents, lengthS, tradesPerDayMax, dailyLossCentsMax, timeZone } = source
  const rules = { isOn, direction, stakeCents, lengthS, tradesPerDayMax, dailyLossCentsMax, timeZone }
  const heading = `source-${id}`
  return (
    <section aria-labelledby={heading} className="grid gap-5 rounded-lg border border-line bg-s1 p-4">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2.5">
          <h3 id={heading} className="text-md font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          <Tag>{saidInLanguage(unprovenLabel)}</Tag>
          <span className="text-xs text-text-3">{saidInLanguage(outsideKindLabels[kind])}</span>
        </div>
        <LastMessage source={source} />
      </div>
      <Checkbox
        label={t('Trade its signals')}
        checked={isOn}
        onChange={(event) => void act({ kind: 'outside_change', id, ...rules, isOn: event.currentTarget.checked })}
      />
      {kind === 'telegram' ? <BotField source={source} /> : null}
      {kind === 'list' ? <TimedList source={source} /> : <TryMessage source={source} />}
      <details className="group">
        <summary className="min-h-9 cursor-pointer text-sm font-medium">{t('Amount, limits and time zone')}</summary>
        <SourceRules key={JSON.stringify(rules)} id={id} rules={rules} />
      </details>
      <SourceButtons source={source} onAddress={onAddress} />
    </section>
  )
}

function LastMessage({ source: { last, today } }: { source: WindowOutsideSource }) {
  const { state } = useApp()
  const trades = today.trades === 1 ? t('1 trade') : t('{count} trades', { count: today.trades })
  return (
    <div className="grid gap-1 text-sm text-text-2">
      <p>
        {today.trades === 0
          ? t('Today {trades}.', { trades })
          : t('Today {trades}, {result} if all open ones are lost.', {
              trades,
              result: formatResult(today.worstCents, state.broker.currency),
            })}
      </p>
      <p className="wrap-anywhere">
        {last === null
          ? t('No message since the app was started.')
          : `${formatClock(last.atMs)} ${saidInLanguage(last.words)}`}
      </p>
    </div>
  )
}

/** Deleting needs a second press. */
function SourceButtons({ source: { id, kind, name }, onAddress }: SourceCardProps) {
  const act = useAct()
  const [asked, setAsked] = useState<'secret' | 'remove' | null>(null)
  const renew = async () => {
    if (asked !== 'secret') return setAsked('secret')
    setAsked(null)
    const reply = await act({ kind: 'outside_new_secret', id })
    if (reply.ok) onAddress(reply.data.address)
  }
  const remove = () => (asked === 'remove' ? void act({ kind: 'outside_remove', id }) : setAsked('remove'))
  return (
    <div className="flex flex-wrap gap-3">
      {kind === 'alerts' ? (
        <Button size="sm" onClick={() => void renew()}>
          {asked === 'secret' ? t('Refuse the old address') : t('New address')}
        </Button>
      ) : null}
      <Button size="sm" variant="quiet" aria-label={t('Remove {name}', { name })} onClick={remove}>
        {asked === 'remove' ? t('Press again to remove') : t('Remove')}
      </Button>
    </div>
  )
}
