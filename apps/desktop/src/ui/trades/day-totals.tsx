import { MeterBar } from '@stratomate/ui/meter-bar'
import { formatResult, formatStake } from '../shown/format.ts'
import { shownAccount } from '@stratomate/domain/brokers/main-account'
import { useApp } from '../connection/use-app.ts'
import { t } from '../language/t.ts'

/** Wins and losses at the same size; ties and open trades beside them. */
export function DayTotals() {
  const { state } = useApp()
  const { won, lost, tied, open, stakedCents, profitCents } = state.today
  const { currency, account } = shownAccount(state.accounts)
  const total = won + lost + tied + open
  const share = (part: number) => (total === 0 ? 0 : part / total)
  const words = [
    t('{count} won', { count: won }),
    t('{count} lost', { count: lost }),
    ...(tied === 0 ? [] : [t('{count} tied', { count: tied })]),
    t('{count} open', { count: open }),
  ]
  return (
    <div className="flex items-center gap-5 text-sm tabular-nums">
      <p>
        <span className="text-text-2">{account === 'live' ? t('Result today, live') : t('Result today, demo')}</span>{' '}
        <span className="text-md font-semibold">{total === 0 ? '–' : formatResult(profitCents, currency)}</span>
      </p>
      <div className="grid gap-1">
        <MeterBar
          className="w-44"
          parts={[
            { key: 'won', share: share(won), tone: 'up' },
            { key: 'lost', share: share(lost), tone: 'down' },
            { key: 'rest', share: share(tied + open), tone: 'rest' },
          ]}
        />
        <p className="text-xs text-text-3">
          {total === 0
            ? t('No trades today')
            : t('{counts}, {stake} staked', { counts: words.join(', '), stake: formatStake(stakedCents, currency) })}
        </p>
      </div>
    </div>
  )
}
