import type { Trade } from '@stratomate/contracts/trading/schemas'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { orderLabels } from '@stratomate/domain/trading/trade-names'

type TradeDirectionProps = Pick<Trade, 'side'> & Partial<Pick<Trade, 'isUnconfirmed'>>

/**
 * An arrow, a word and a colour, so that any one of them is enough. Says when the signal came before its candle had
 * closed.
 */
export function TradeDirection({ side, isUnconfirmed = false }: TradeDirectionProps) {
  const Icon = side === 'buy' ? ArrowUp : ArrowDown
  return (
    <span
      className={`inline-flex items-baseline gap-1 text-sm font-medium ${side === 'buy' ? 'text-up' : 'text-down'}`}
    >
      <Icon size={15} aria-hidden="true" className="flex-none self-center" />
      {orderLabels[side]}
      {isUnconfirmed ? <span className="text-xs font-normal text-st-pending">unconfirmed</span> : null}
    </span>
  )
}
