import { MeterBar } from '@stratomate/ui/meter-bar'
import { formatResult, formatStake } from '../shown/format.ts'
import { shownAccount } from '@stratomate/domain/brokers/main-account'
import { useApp } from '../connection/use-app.ts'

/** Wins and losses at the same size; ties and open trades beside them. */
export function DayTotals() {
  const { state } = useApp()
  const { won, lost, tied, open, stakedCents, profitCents } = state.today
  const { currency, account } = shownAccount(state.accounts)
  const total = won + lost + tied + open
  const share = (part: number) => (total === 0 ? 0 : part / total)
  const words = [`${won} won`, `${lost} lost`, ...(tied === 0 ? [] : [`${tied} tied`]), `${open} open`]
  return (
    <div className="flex items-center gap-5 text-sm tabular-nums">
      <p>
        <span className="text-text-2">Result today, {account === 'live' ? 'live' : 'demo'} </span>
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
          {total === 0 ? 'No trades today' : `${words.join(', ')}, ${formatStake(stakedCents, currency)} staked`}
        </p>
      </div>
    </div>
  )
}
