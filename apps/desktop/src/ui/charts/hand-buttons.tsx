import type { WindowChart } from '@stratomate/contracts/desktop-window/state'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useAct, useApp } from '../connection/use-app.ts'
import { orderLabels } from '../shown/format.ts'

const sides = ['buy', 'sell'] as const
const tones = { buy: 'text-up', sell: 'text-down' } as const

/** CALL and PUT by hand on a favorite: no signal, no trade of the plan, every limit of the person. */
export function HandButtons({ chart, name }: { chart: WindowChart; name: string }) {
  const { state } = useApp()
  const act = useAct()
  const [isBusy, setIsBusy] = useState(false)
  const { key, isConnected, standing } = chart
  const canTrade = state.trading.kind === 'running' && isConnected && standing === 'favorite'
  const press = async (side: (typeof sides)[number]) => {
    setIsBusy(true)
    await act({ kind: 'trade_by_hand', key, side })
    setIsBusy(false)
  }
  return (
    <span className="mt-1 flex gap-1">
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          aria-label={`${orderLabels[side]} ${name} by hand`}
          title={canTrade ? 'Places an order now, without a signal' : 'Start trading first'}
          disabled={!canTrade || isBusy}
          className={clsx(
            'min-h-9 flex-1 cursor-pointer rounded-md border border-line-strong px-1 text-xs font-semibold hover:bg-s3 disabled:cursor-not-allowed disabled:text-text-3',
            canTrade && tones[side],
          )}
          onClick={() => void press(side)}
        >
          {orderLabels[side]}
        </button>
      ))}
    </span>
  )
}
