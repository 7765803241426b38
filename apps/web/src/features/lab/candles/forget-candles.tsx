import { Button } from '@stratomate/ui/button'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { forgetCandles } from './candle-store.ts'

const messages = {
  idle: null,
  forgotten: 'Forgotten. The candles on this page stay until you leave it.',
  failed: 'This browser keeps none.',
} as const

/** Candles are kept in the browser so that an address finds them again; a person may want them gone. */
export function ForgetCandles() {
  const [state, setState] = useState<keyof typeof messages>('idle')
  const forget = () => {
    forgetCandles().then(
      () => setState('forgotten'),
      () => setState('failed'),
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="sm" variant="quiet" icon={<Trash2 size={16} aria-hidden="true" />} onClick={forget}>
        Forget all kept candles
      </Button>
      <output className="text-sm text-text-2">{messages[state]}</output>
    </div>
  )
}
