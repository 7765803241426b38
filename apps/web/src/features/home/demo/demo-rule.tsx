import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { t } from '#web/shared/language/t.ts'

const [payoutLowest, payoutHighest] = [70, 92]

type DemoRuleProps = {
  payoutPct: number
  payoutPctMin: number
  /** No more signal will come that the rule could refuse. */
  isEnded: boolean
  onRequire: (payoutPctMin: number) => void
  /** A finger or the pointer takes hold of it. */
  onHold: () => void
  onRelease: () => void
}

/** The visitor's own rule: when it is dragged above the broker's payout, it refuses the next signal. */
export function DemoRule({ payoutPct, payoutPctMin, isEnded, onRequire, onHold, onRelease }: DemoRuleProps) {
  const id = useId()
  const hold = useHold({ onHold, onRelease })
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-sm">
        <span>{t('Your rule: payout of at least')}</span>
        <output htmlFor={id} className="font-semibold tabular-nums">
          {payoutPctMin}%
        </output>
      </label>
      <input
        id={id}
        type="range"
        min={payoutLowest}
        max={payoutHighest}
        step={1}
        value={payoutPctMin}
        aria-valuetext={t('{count} percent', { count: payoutPctMin })}
        className="h-6 w-full cursor-pointer accent-accent"
        onPointerDown={hold}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onRequire(Number(event.target.value))}
      />
      <p className="text-xs text-text-2">
        {t(effectOf({ isStrict: payoutPctMin > payoutPct, isEnded }), { payout: payoutPct })}
      </p>
    </div>
  )
}

/** Calls `onHold` on a press and `onRelease` when it ends, wherever that is: a hand may leave the control meanwhile. */
function useHold({ onHold, onRelease }: Pick<DemoRuleProps, 'onHold' | 'onRelease'>): () => void {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isHeld) return
    const ends = ['pointerup', 'pointercancel', 'blur'] as const
    const release = () => {
      setHeld(false)
      onRelease()
    }
    for (const end of ends) window.addEventListener(end, release)
    return () => {
      for (const end of ends) window.removeEventListener(end, release)
    }
  }, [isHeld, onRelease])
  return () => {
    setHeld(true)
    onHold()
  }
}

/** The effect of the rule, as it is set, on the next signal. */
function effectOf({ isStrict, isEnded }: { isStrict: boolean; isEnded: boolean }) {
  if (isEnded) return 'The minute is over. Press “New prices” to try your rule on more signals.'
  return isStrict
    ? 'The broker pays {payout}%, so your rule refuses the next signal.'
    : 'The broker pays {payout}%. Set your rule higher, and it refuses the next signal.'
}
