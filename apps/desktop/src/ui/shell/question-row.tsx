import type { WindowQuestion } from '@stratomate/contracts/desktop-window/state'
import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { Button } from '@stratomate/ui/button'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { MeterBar } from '@stratomate/ui/meter-bar'
import { useEffect } from 'react'
import { useAct } from '../connection/use-app.ts'
import { formatDecimal, formatStake } from '../shown/format.ts'
import { ChartMark, DirectionMark } from '../shown/trade-marks.tsx'
import { t } from '../language/t.ts'

const tickMs = 100

type QuestionRowProps = { question: WindowQuestion; waiting: number }

/** A signal that asks first: what would be traded, how long it is still valid, and the two answers, also by key. */
export function QuestionRow({ question, waiting }: QuestionRowProps) {
  const act = useAct()
  const { signalId, symbol, timeframeS, side, stakeCents, currency, payoutPct, untilMs } = question
  const leftMs = Math.max(0, untilMs - useNow(tickMs))
  const answer = (approval: 'given' | 'missing') => void act({ kind: 'answer_question', signalId, approval })
  useAnswerKeys(answer)
  return (
    <section
      aria-label={t('A signal asks you')}
      className="flex items-center gap-x-4 border-b border-signal bg-s2 px-4 py-1 text-sm tabular-nums"
    >
      <p role="alert" className="flex min-w-0 flex-1 items-center gap-2.5">
        <DirectionMark side={side} words="order" />
        <ChartMark symbol={symbol} timeframeS={timeframeS} />
        <span className="truncate text-text-2">
          {waiting === 0
            ? t('{stake} at {payout}%', { stake: formatStake(stakeCents, currency), payout: payoutPct })
            : t('{stake} at {payout}%, {count} more waiting', {
                stake: formatStake(stakeCents, currency),
                payout: payoutPct,
                count: waiting,
              })}
        </span>
      </p>
      <MeterBar className="w-28" parts={[{ key: 'left', share: leftMs / signalAgeMsMax, tone: 'signal' }]} />
      <span className="w-10 text-right">{formatDecimal(leftMs / 1_000, 1)} s</span>
      <Button size="sm" variant="primary" title="Ctrl+Enter" onClick={() => answer('given')}>
        {t('Trade')}
      </Button>
      <Button size="sm" title="Ctrl+Backspace" onClick={() => answer('missing')}>
        {t('Skip')}
      </Button>
    </section>
  )
}

/** Two seconds are short for a pointer: Ctrl+Enter trades, Ctrl+Backspace skips. */
function useAnswerKeys(answer: (approval: 'given' | 'missing') => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.repeat) return
      if (event.key !== 'Enter' && event.key !== 'Backspace') return
      event.preventDefault()
      answer(event.key === 'Enter' ? 'given' : 'missing')
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
