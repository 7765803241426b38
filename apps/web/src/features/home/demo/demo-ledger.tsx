import { type DemoState, ledgerOf } from './demo-state.ts'
import { refusalLabel } from './signal-sentence.ts'
import { t } from '#web/shared/language/t.ts'

/** How many signals there were, and their results. */
export function DemoLedger({ state }: { state: DemoState }) {
  const { signals, traded, refused } = ledgerOf(state)
  const facts = [
    ['Signals', signals],
    ['Traded', traded],
    ['Refused', signals - traded],
  ] as const
  return (
    <div>
      <dl className="grid grid-cols-3 gap-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-text-3">{t(label)}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-0.5 min-h-5 text-xs text-text-2">
        {refused.map(({ code, count }) => `${count} × ${refusalLabel(code)}`).join(', ')}
      </p>
    </div>
  )
}
