import type { Side } from '@stratomate/contracts/trading/schemas'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { orderLabels } from '#web/shared/format/trade-outcome.ts'

/** An arrow, a word and a colour: any one of them is enough. */
export function TradeDirection({ side }: { side: Side }) {
  const Icon = side === 'buy' ? ArrowUp : ArrowDown
  return (
    <span className={`inline-flex items-center gap-1 text-sm font-medium ${side === 'buy' ? 'text-up' : 'text-down'}`}>
      <Icon size={15} aria-hidden="true" />
      {orderLabels[side]}
    </span>
  )
}
