import type { WindowLookedChart, WindowSource } from '@stratomate/contracts/desktop-window/sources'
import type { SourceChoice } from '@stratomate/contracts/terminal/source-choice'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { RefreshCw, Unplug } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { ChartPane } from '../chart-pane.tsx'
import { entryOf, firstDraft, type SourceEntry, sourceEntries } from './draft-source.ts'
import { SourceForm } from './source-form.tsx'
import { SourceList } from './source-list.tsx'
import { SourceNote } from './source-note.tsx'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

type Looking = { kind: 'looking' } | { kind: 'failed'; message: string } | { kind: 'seen'; looked: WindowLookedChart }

/** Where the signals of one chart come from: found by the chart, or chosen here with a preview of its signals. */
export function SourceView({ source, onClose }: { source: WindowSource; onClose: () => void }) {
  const { looking, look } = useLook(source.chartId)
  const lookAgain = (
    <Button
      size="sm"
      isBusy={looking.kind === 'looking'}
      icon={<RefreshCw size={15} aria-hidden="true" />}
      onClick={() => void look()}
    >
      {t('Look again')}
    </Button>
  )
  return (
    <ChartPane title="Source of {chart}" chart={source} action={lookAgain} onClose={onClose}>
      {source.note === null ? null : <SourceNote note={source.note} isSmall={false} />}
      <Content source={source} looking={looking} />
    </ChartPane>
  )
}

function Content({ source, looking }: { source: WindowSource; looking: Looking }) {
  if (looking.kind === 'looking') {
    return (
      <output className="source-columns grid gap-6">
        <span className="sr-only">{t('Looking at the chart')}</span>
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </output>
    )
  }
  if (looking.kind === 'failed') {
    return (
      <div className="flex items-center gap-2.5 rounded-md border border-line bg-s1 px-3.5 py-3 text-sm" role="alert">
        <Unplug size={15} aria-hidden="true" className="flex-none text-st-pending" />
        {saidInLanguage(looking.message)}
      </div>
    )
  }
  return <Picker source={source} looked={looking.looked} />
}

function Picker({ source, looked }: { source: WindowSource; looked: WindowLookedChart }) {
  const act = useAct()
  const [isBusy, setBusy] = useState(false)
  const { chartId, choice } = source
  const entries = sourceEntries(looked)
  const held = choice === null ? null : entryOf(choice, entries)
  const [picked, setPicked] = useState<{ entry: SourceEntry; draft: SourceChoice } | null>(
    choice === null || held === null ? null : { entry: held, draft: choice },
  )
  const use = async (next: SourceChoice | null) => {
    setBusy(true)
    await act({ kind: 'choose_source', chartId, choice: next })
    setBusy(false)
  }
  return (
    <div className="source-columns grid gap-6">
      <SourceList
        entries={entries}
        looked={looked}
        selected={picked?.entry.key ?? null}
        inForce={choice === null ? null : (held?.key ?? '')}
        onSelect={(entry) => setPicked(entry === null ? null : { entry, draft: firstDraft(entry, looked) })}
      />
      {picked === null ? (
        <ByItself isInForce={choice === null} isBusy={isBusy} onUse={() => void use(null)} />
      ) : (
        <SourceForm
          entry={picked.entry}
          draft={picked.draft}
          looked={looked}
          isInForce={isSame(picked.draft, choice)}
          isBusy={isBusy}
          onChange={(draft) => setPicked({ entry: picked.entry, draft })}
          onUse={() => void use(picked.draft)}
        />
      )}
    </div>
  )
}

function ByItself({ isInForce, isBusy, onUse }: { isInForce: boolean; isBusy: boolean; onUse: () => void }) {
  return (
    <div className="grid content-start gap-4 text-sm text-text-2">
      <p>
        {t(
          'One of our own indicators on the chart is read. Without one, the only indicator that draws arrows. When several could be meant, nothing is sent until you choose.',
        )}
      </p>
      <div>
        <Button variant="primary" size="sm" isBusy={isBusy} disabled={isInForce} onClick={onUse}>
          {isInForce ? t('In use') : t('Let the chart find it')}
        </Button>
      </div>
    </div>
  )
}

/** The chart's own description, read when the view opens and whenever the person asks. */
function useLook(chartId: string) {
  const { link } = useApp()
  const [looking, setLooking] = useState<Looking>({ kind: 'looking' })
  const last = useRef(0)
  const look = async () => {
    last.current += 1
    const number = last.current
    setLooking({ kind: 'looking' })
    const reply = await link.act({ kind: 'look_at_chart', chartId })
    // The answer to an earlier question is ignored.
    if (number !== last.current) return
    setLooking(reply.ok ? { kind: 'seen', looked: reply.data } : { kind: 'failed', message: reply.message })
  }
  const first = useRef(look)
  useEffect(() => {
    const count = last
    void first.current()
    return () => {
      count.current += 1
    }
  }, [])
  return { looking, look }
}

function isSame(one: SourceChoice, other: SourceChoice | null): boolean {
  if (other === null) return false
  const text = (choice: SourceChoice): string =>
    JSON.stringify(Object.entries(choice).toSorted(([first], [second]) => (first < second ? -1 : 1)))
  return text(one) === text(other)
}
