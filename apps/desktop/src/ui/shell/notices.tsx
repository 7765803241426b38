import { Button } from '@stratomate/ui/button'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { CirclePause, Radio, TriangleAlert, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { useAct, useApp } from '../connection/use-app.ts'
import { noticeOf, type NoticeTone, silentNotice } from './notice-of.ts'
import type { TabName } from './tab-bar.tsx'
import { t } from '../language/t.ts'

type NoticesProps = { silentSinceMs: number | null; onTab: (tab: TabName) => void }

/** Why nothing is traded now, and what to do: one line, the most important reason. */
export function Notices({ silentSinceMs, onTab }: NoticesProps) {
  const { state } = useApp()
  const act = useAct()
  const nowMs = useNow(1_000)
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
          {notice.asks === undefined ? null : (
            <Button size="sm" onClick={() => void act({ kind: 'confirm_journal' })}>
              {t('I have compared my trades')}
            </Button>
          )}
          {notice.tab === undefined ? null : (
            <Button size="sm" variant="quiet" onClick={() => onTab(notice.tab ?? 'charts')}>
              {t('Show')}
            </Button>
          )}
        </div>
      )}
    </output>
  )
}

const tones: Record<NoticeTone, string> = { problem: 'bg-s2', stopped: 'bg-s1', limit: 'bg-s1', live: 'bg-s1' }
const icons: Record<NoticeTone, ReactNode> = {
  problem: <Unplug size={17} aria-hidden="true" className="flex-none text-st-problem" />,
  stopped: <CirclePause size={17} aria-hidden="true" className="flex-none text-text-2" />,
  limit: <TriangleAlert size={17} aria-hidden="true" className="flex-none text-st-pending" />,
  live: <Radio size={17} aria-hidden="true" className="flex-none text-signal" />,
}
