import type { WindowState } from '@stratomate/contracts/desktop-window-state'
import { Button } from '@stratomate/ui/button'
import { CirclePause, Radio, TriangleAlert, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { asSentence } from '../shown/as-sentence.ts'
import { formatClock, formatShortClock, formatWait } from '../shown/format.ts'
import { refusalWords } from '../shown/refusal-words.ts'
import { useNow } from '../shown/use-now.ts'
import { useApp } from '../use-app.ts'
import type { TabName } from './tab-bar.tsx'

type NoticesProps = { silentSinceMs: number | null; onTab: (tab: TabName) => void }

/** Why nothing is traded now, and what to do: one line, the most important reason. */
export function Notices({ silentSinceMs, onTab }: NoticesProps) {
  const { state } = useApp()
  const nowMs = useNow()
  const notice = silentSinceMs === null ? noticeOf(state, nowMs) : silentNotice(silentSinceMs)
  return (
    <output className="block">
      {notice === null ? null : (
        <div
          className={clsx(
            'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 text-sm',
            tones[notice.tone],
          )}
        >
          {icons[notice.tone]}
          <p className="min-w-0 flex-1">
            {notice.words} {notice.detail === undefined ? null : <span className="text-text-2">{notice.detail}</span>}
          </p>
          {notice.tab === undefined ? null : (
            <Button size="sm" variant="quiet" onClick={() => onTab(notice.tab ?? 'charts')}>
              Show
            </Button>
          )}
        </div>
      )}
    </output>
  )
}

type Notice = { tone: keyof typeof tones; words: string; detail?: string; tab?: TabName }

const tones = { problem: 'bg-s2', stopped: 'bg-s1', limit: 'bg-s1', live: 'bg-s1' } as const
const icons: Record<keyof typeof tones, ReactNode> = {
  problem: <Unplug size={17} aria-hidden="true" className="flex-none text-st-problem" />,
  stopped: <CirclePause size={17} aria-hidden="true" className="flex-none text-text-2" />,
  limit: <TriangleAlert size={17} aria-hidden="true" className="flex-none text-st-pending" />,
  live: <Radio size={17} aria-hidden="true" className="flex-none text-signal" />,
}

function silentNotice(sinceMs: number): Notice {
  return {
    tone: 'problem',
    words: `The app has not answered since ${formatClock(sinceMs)}.`,
    detail: 'What you see is from then. If it has ended, start it again.',
  }
}

function noticeOf(state: WindowState, nowMs: number): Notice | null {
  const { trading, terminal, broker, today, charts, firstRun } = state
  if (firstRun !== 'done') return null
  if (trading.kind === 'stopped') return { tone: 'stopped', words: `Trading is stopped.`, detail: reasonWords(trading) }
  if (broker.switchedOff !== null) {
    return { tone: 'problem', words: `${broker.name} is switched off for now.`, detail: asSentence(broker.switchedOff) }
  }
  if (!broker.isConnected) {
    return { tone: 'problem', words: `${broker.name} is not connected.`, detail: 'No trades are placed until it is.' }
  }
  if (!terminal.isConnected) {
    return { tone: 'problem', words: 'MT5 disconnected.', detail: 'No trades are placed until a chart is back.' }
  }
  if (today.exhausted === 'elsewhere') {
    const { sentence, fix } = refusalWords('trades_elsewhere')
    return { tone: 'limit', words: sentence, detail: fix }
  }
  if (today.exhausted === 'used_up') {
    const wait = `Trading resumes at ${formatShortClock(today.resetsAtMs)}, in ${formatWait(today.resetsAtMs - nowMs)}.`
    return { tone: 'limit', words: 'Trading is paused until the daily limit resets.', detail: wait }
  }
  if (!charts.some(({ standing }) => standing === 'favorite')) {
    return {
      tone: 'limit',
      words: 'No chart is a favorite.',
      detail: 'Mark one with the star to trade it.',
      tab: 'charts',
    }
  }
  if (trading.refusal !== null) {
    const { sentence, fix } = refusalWords(trading.refusal)
    return { tone: 'limit', words: sentence, detail: `No trades are placed now. ${fix}` }
  }
  return { tone: 'live', words: 'Trading runs.', detail: 'Signals of your favorites become trades.' }
}

function reasonWords({ cause, reason }: { cause: string; reason: string }): string {
  if (cause === 'owner') return 'It was paused in the dashboard. Resume it there.'
  return asSentence(reason)
}
