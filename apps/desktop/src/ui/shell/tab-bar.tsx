import { type KeyboardEvent, useRef } from 'react'
import { useApp } from '../connection/use-app.ts'
import { PanicButton } from './panic-button.tsx'
import { t } from '../language/t.ts'

export const tabNames = ['charts', 'alerts', 'trades', 'settings', 'lab', 'statistics'] as const
export type TabName = (typeof tabNames)[number]
export const tabPanelId = 'tab-panel'

const labels = {
  charts: 'Charts/Favorites',
  alerts: 'Alerts Log',
  trades: 'Trades',
  settings: 'Settings',
  lab: 'Strategy Lab',
  statistics: 'Statistics',
} as const satisfies Record<TabName, string>

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

type TabBarProps = { selected: TabName; onSelect: (tab: TabName) => void }

/** The tabs, one stop for the Tab key; the panic button is on every one of them. */
export function TabBar({ selected, onSelect }: TabBarProps) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey) return
    event.preventDefault()
    const next = (tabNames.indexOf(selected) + step + tabNames.length) % tabNames.length
    onSelect(tabNames[next] ?? selected)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div className="flex items-end justify-between gap-2 border-b border-line px-4 lg:gap-4">
      <div ref={list} role="tablist" aria-label={t('Parts of the window')} className="flex lg:gap-1">
        {tabNames.map((tab, index) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === selected}
            aria-controls={tabPanelId}
            aria-keyshortcuts={`Control+${index + 1}`}
            title={`Ctrl+${index + 1}`}
            tabIndex={tab === selected ? 0 : -1}
            className="-mb-px flex min-h-11 cursor-pointer whitespace-nowrap items-center gap-2 border-b-2 border-transparent px-2 text-sm lg:px-3 font-medium text-text-2 hover:text-text aria-selected:border-signal aria-selected:text-text"
            onClick={() => onSelect(tab)}
            onKeyDown={move}
          >
            {t(labels[tab])}
            <TabCount tab={tab} />
          </button>
        ))}
      </div>
      <PanicButton />
    </div>
  )
}

function TabCount({ tab }: { tab: TabName }) {
  const { state } = useApp()
  if (tab === 'charts' && state.slots.allowed !== 0) {
    const { used, allowed } = state.slots
    const count = allowed === -1 ? String(used) : t('{count} of {limit}', { count: used, limit: allowed })
    return <span className="text-xs text-text-3 tabular-nums">{count}</span>
  }
  if (tab === 'trades' && state.openTrades.length > 0) {
    return (
      <span className="text-xs text-text-3 tabular-nums">{t('{count} open', { count: state.openTrades.length })}</span>
    )
  }
  return null
}
