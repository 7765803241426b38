import { type ChangeEvent, useId } from 'react'

const [payoutLowest, payoutHighest] = [70, 92]

type DemoRuleProps = { payoutPct: number; payoutPctMin: number; onRequire: (payoutPctMin: number) => void }

/** A rule of the visitor's own: drag it over what the broker pays, and the next signal is refused by it. */
export function DemoRule({ payoutPct, payoutPctMin, onRequire }: DemoRuleProps) {
  const id = useId()
  const isStrict = payoutPctMin > payoutPct
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-sm">
        <span>Your rule: payout of at least</span>
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
        aria-valuetext={`${payoutPctMin} percent`}
        className="h-6 w-full cursor-pointer accent-accent"
        onChange={(event: ChangeEvent<HTMLInputElement>) => onRequire(Number(event.target.value))}
      />
      <p className="text-xs text-text-2">
        {isStrict
          ? `The broker pays ${payoutPct}%, so your rule refuses the next signal.`
          : `The broker pays ${payoutPct}%. Drag above it, and your rule refuses the next signal.`}
      </p>
    </div>
  )
}
