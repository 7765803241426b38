import type { WindowChart } from '@stratomate/contracts/desktop-window/state'
import { accountKeyOf } from '@stratomate/contracts/brokers/account-keys'
import type { Side } from '@stratomate/contracts'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useAct, useApp } from '../connection/use-app.ts'
import { accountName } from '@stratomate/domain/brokers/trade-accounts'
import { formatStake, orderLabels } from '../shown/format.ts'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

const sides = ['buy', 'sell'] as const
const tones = { buy: 'text-up', sell: 'text-down' } as const

/**
 * CALL and PUT by hand on a favorite: without a signal and outside of the plan's count, but within every limit of the
 * person. Real money is asked for once more.
 */
export function HandButtons({ chart, name }: { chart: WindowChart; name: string }) {
  const { state } = useApp()
  const act = useAct()
  const [isBusy, setIsBusy] = useState(false)
  const { key, isConnected, standing } = chart
  const canTrade = state.trading.kind === 'running' && isConnected && standing === 'favorite'
  const [asked, setAsked] = useState<Side | null>(null)
  const place = async (side: Side, confirmed: { isConfirmed?: true }) => {
    setIsBusy(true)
    await act({ kind: 'trade_by_hand', key, side, ...confirmed })
    setIsBusy(false)
    setAsked(null)
  }
  const press = (side: Side): void => {
    if (chart.accountKind === 'live') setAsked(side)
    else void place(side, {})
  }
  return (
    <span className="mt-1 flex gap-1">
      <Dialog isOpen={asked !== null} onClose={() => setAsked(null)} title={t('Trade with real money')}>
        <p className="mt-4 text-sm">
          {t('{order} at {account}, for {stake}. An order cannot be taken back.', {
            order: asked === null ? name : `${orderLabels[asked]} ${name}`,
            account: saidInLanguage(accountName(chart.account ?? accountKeyOf(state.broker))),
            stake: formatStake(chart.stakeCents ?? state.settings.stakeCents, state.broker.currency),
          })}
        </p>
        <div className="mt-5 flex justify-end gap-3">
          <Button onClick={() => setAsked(null)}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            onClick={() => (asked === null ? undefined : void place(asked, { isConfirmed: true }))}
          >
            {t('Place the order')}
          </Button>
        </div>
      </Dialog>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          aria-label={t('{order} by hand', { order: `${orderLabels[side]} ${name}` })}
          title={canTrade ? t('Places an order now, without a signal') : t('Start trading first')}
          disabled={!canTrade || isBusy}
          className={clsx(
            'min-h-9 flex-1 cursor-pointer rounded-md border border-line-strong px-1 text-xs font-semibold hover:bg-s3 disabled:cursor-not-allowed disabled:text-text-3',
            canTrade && tones[side],
          )}
          onClick={() => press(side)}
        >
          {orderLabels[side]}
        </button>
      ))}
    </span>
  )
}
