import type { WindowAlert, WindowTrade } from '@stratomate/contracts/desktop-window/state'
import { Check, Minus, X } from 'lucide-react'
import { formatExactClock } from '../shown/format.ts'
import { refusalMessage } from '../shown/refusal-message.ts'
import { ChartMark, DirectionMark, LongName } from '../shown/trade-marks.tsx'
import { decisionText } from './alert-text.ts'
import { orderFacts, stageTimeText, traceChecks, traceStages } from './trace-stages.ts'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

type TracePanelProps = { alert: WindowAlert; onClose: () => void }

/** One signal from its candle to its end: every stage with its time, every check with its result. */
export function TracePanel({ alert, onClose }: TracePanelProps) {
  const isByHand = alert.kind === 'traded' && alert.trade.isByHand
  const firstMs = alert.emittedAtMs ?? alert.receivedAtMs
  return (
    // A scrolling part without a control in sight can still be scrolled by key.
    <aside aria-label={t('Trace of the signal')} className="h-full overflow-y-auto border-l border-line bg-s1 p-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-md font-semibold">
            <ChartMark symbol={alert.symbol} timeframeS={alert.timeframeS} />
          </h2>
          <p className="mt-1 flex items-center gap-2.5 text-sm text-text-2">
            <DirectionMark side={alert.side} words="signal" /> <LongName name={saidInLanguage(alert.indicator)} />
          </p>
        </div>
        <button
          type="button"
          aria-label={t('Close the trace')}
          className="grid size-9 flex-none cursor-pointer place-items-center rounded-md text-text-2 hover:bg-s3 hover:text-text"
          onClick={onClose}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <p className="mt-3 text-sm">{decisionText(alert)}</p>
      {alert.kind === 'refused' ? <p className="mt-1 text-sm text-text-2">{refusalMessage(alert.code).fix}</p> : null}
      {alert.kind === 'traded' ? <OrderRecord trade={alert.trade} /> : null}
      <h3 className="mt-5 mb-2 text-xs font-medium tracking-normal text-text-3">
        {isByHand ? t('Way of the order') : t('Way of the signal')}
      </h3>
      <ol className="grid gap-1.5 text-sm">
        {traceStages(alert).map(({ name, atMs, note }, index, stages) => (
          <li key={name} className="flex justify-between gap-3 tabular-nums">
            <span className={atMs === null && note === null ? 'text-text-3' : ''}>{name}</span>
            <span className="text-right text-text-2">
              {atMs === null ? (note ?? t('not yet')) : formatExactClock(atMs)}
              {atMs === null || firstMs === null || atMs <= firstMs ? null : (
                <span className="block text-xs text-text-3">
                  {stageTimeText(atMs, { firstMs, beforeMs: stages[index - 1]?.atMs ?? null })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {isByHand ? null : <PassedChecks alert={alert} />}
    </aside>
  )
}

/** Every check of the gate that the signal reached. */
function PassedChecks({ alert }: { alert: WindowAlert }) {
  return (
    <>
      <h3 className="mt-5 mb-2 text-xs font-medium tracking-normal text-text-3">{t('Checks before the order')}</h3>
      <ol className="grid gap-1 text-sm">
        {traceChecks(alert).map(({ words, state }) => (
          <li key={words} className="flex items-center gap-2">
            {marks[state]}
            <span className={looks[state]}>
              {saidInLanguage(words)}
              <span className="sr-only">{`: ${t(spoken[state])}`}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** What a person can compare with the broker's own list of trades. */
function OrderRecord({ trade }: { trade: WindowTrade }) {
  return (
    <>
      <h3 className="mt-5 mb-2 text-xs font-medium tracking-normal text-text-3">{t('The order at the broker')}</h3>
      <dl className="grid gap-1.5 text-sm tabular-nums">
        {orderFacts(trade).map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-3">
            <dt>{name}</dt>
            <dd className="text-right wrap-anywhere text-text-2">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const marks = {
  passed: <Check size={15} aria-hidden="true" className="flex-none text-st-active" />,
  failed: <X size={15} aria-hidden="true" className="flex-none text-st-problem" />,
  not_reached: <Minus size={15} aria-hidden="true" className="flex-none text-text-3" />,
}
const looks = { passed: 'text-text-2', failed: 'font-semibold', not_reached: 'text-text-3' }
const spoken = { passed: 'passed', failed: 'stopped here', not_reached: 'not reached' } as const
