import { Button } from '@stratomate/ui/button'
import { RulerBar } from '@stratomate/ui/ruler-bar'
import { useEffect, useRef } from 'react'
import { ApiError } from '#web/shared/api/api-error.ts'
import { ResultTitle } from './result-title.tsx'

const askEveryMs = 4_000

type PaymentConfirmingProps = {
  as?: 'h1' | 'h2'
  /** Asks once more; the result replaces this. */
  ask: () => unknown
}

/** A payment is on its way: nothing is left to pay, and the page keeps asking until it is decided. */
export function PaymentConfirming({ as = 'h2', ask }: PaymentConfirmingProps) {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  }, [ask])
  useEffect(() => {
    const timer = setInterval(() => void latest.current(), askEveryMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div>
      <ResultTitle as={as} className={as === 'h1' ? 'text-xl' : 'text-lg'}>
        Your payment is being confirmed
      </ResultTitle>
      <p className="mt-3 text-text-2">
        Your bank and the payment provider are working on it. You do not have to pay again: no second form opens until
        it is decided, and nothing is charged twice.
      </p>
      <p className="mt-3 mb-6 text-text-2">
        This page checks again automatically. You can also close it: what you have bought arrives without it.
      </p>
      <div className="sweep" aria-hidden="true">
        <RulerBar value={1} limit={1} scale={1} />
      </div>
      <Button className="mt-6" onClick={() => void ask()}>
        Check now
      </Button>
    </div>
  )
}

/** Whether a call was refused because a payment for the same thing is on its way. */
export function isConfirming(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'payment_confirming'
}

/** Whether a call was refused because the same thing was bought. */
export function isBought(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'already_subscribed'
}
