import type { RemoteAccountKey } from '@stratomate/contracts/brokers/account-keys'
import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { AppLink } from './connection/app-link.ts'
import { AlertsLog } from './alerts/alerts-log.tsx'
import { ChartsTab } from './charts/charts-tab.tsx'
import { FirstRun } from './first-run/first-run.tsx'
import type { SectionName } from './connection/section-names.ts'
import { SettingsTab } from './settings/settings-tab.tsx'
import { ClosedWindow } from './shell/closed-window.tsx'
import { QuestionRow } from './shell/question-row.tsx'
import { Notices } from './shell/notices.tsx'
import { PanicButton } from './shell/panic-button.tsx'
import { StatusBar } from './shell/status-bar.tsx'
import { TabBar, type TabName, tabPanelId } from './shell/tab-bar.tsx'
import { TitleBar } from './shell/title-bar.tsx'
import { type Message, MessageLine } from './shell/message-line.tsx'
import { TradeNews } from './shell/trade-news.tsx'
import { useLanguage } from './language/use-language.ts'
import { useLook } from './shell/use-look.ts'
import { useNotifications } from './shell/use-notifications.ts'
import { useSounds } from './shell/use-sounds.ts'
import { useWindowKeys } from './shell/use-window-keys.ts'
import { TradesTab } from './trades/trades-tab.tsx'
import { AppContext, type AppView } from './connection/use-app.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

const messageMs = 6_000
/** Loaded when it is first opened: many never open it, and it is larger than all the rest. */
const LabTab = lazy(async () => ({ default: (await import('./lab/lab-tab.tsx')).LabTab }))
const StatisticsTab = lazy(async () => ({ default: (await import('./statistics/statistics-tab.tsx')).StatisticsTab }))

/** The whole window: what the app is doing, and every action of a person. */
export function DesktopWindow({ link }: { link: AppLink }) {
  const view = useSyncExternalStore(link.subscribe, link.view)
  if (view.kind === 'opening') return <ClosedWindow kind="opening" />
  if (view.kind === 'refused') return <ClosedWindow kind="refused" />
  return <OpenWindow link={link} state={view.state} silentSinceMs={view.kind === 'silent' ? view.sinceMs : null} />
}

type OpenWindowProps = Pick<AppView, 'link' | 'state'> & { silentSinceMs: number | null }

function OpenWindow({ link, state, silentSinceMs }: OpenWindowProps) {
  const [tab, setTab] = useState<TabName>('charts')
  const [section, setSection] = useState<SectionName>('account')
  const [mapOf, setMapOf] = useState<RemoteAccountKey | null>(null)
  const [message, say] = useMessage()
  const language = useLanguage(state.look.language)
  const app = useMemo(() => {
    const openSection = (name: SectionName): void => {
      setSection(name)
      setTab('settings')
    }
    const openMap = (account: RemoteAccountKey): void => {
      setMapOf(account)
      openSection('symbols')
    }
    return { link, state, language, section, openSection, mapOf, openMap, say }
  }, [link, state, language, section, mapOf, say])
  useLook(state.look)
  useSounds(state)
  useNotifications(state.notifications)
  useAskBeforeClosing(state.trading)
  useWindowKeys({
    onTab: setTab,
    onPanic: () =>
      void link
        .act({ kind: 'panic_stop' })
        .then((reply) => say(saidInLanguage(reply.message), reply.ok ? 'note' : 'problem')),
  })
  const [question, ...more] = state.questions
  const isSetUp = state.firstRun === 'done'
  return (
    <AppContext value={app}>
      <div className="window-rows grid h-full">
        <TitleBar />
        {question === undefined || silentSinceMs !== null ? (
          <Notices silentSinceMs={silentSinceMs} onTab={setTab} />
        ) : (
          <QuestionRow key={question.signalId} question={question} waiting={more.length} />
        )}
        {isSetUp ? (
          <TabBar selected={tab} onSelect={setTab} />
        ) : (
          <PanicRow isShown={state.trading.kind === 'running'} />
        )}
        {isSetUp ? (
          <main id={tabPanelId} role="tabpanel" aria-labelledby={`tab-${tab}`} className="min-h-0">
            <TabContent tab={tab} />
          </main>
        ) : (
          <main className="min-h-0 overflow-y-auto">
            <FirstRun />
          </main>
        )}
        <MessageLine message={message} />
        <StatusBar />
      </div>
      <TradeNews />
    </AppContext>
  )
}

/** Trading may be started before the first run is finished, and the panic button is shown wherever trading runs. */
function PanicRow({ isShown }: { isShown: boolean }) {
  if (!isShown) return <div />
  return (
    <div className="flex justify-end border-b border-line px-4 pt-1">
      <PanicButton />
    </div>
  )
}

function TabContent({ tab }: { tab: TabName }) {
  switch (tab) {
    case 'charts':
      return <ChartsTab />
    case 'alerts':
      return <AlertsLog />
    case 'trades':
      return <TradesTab />
    case 'settings':
      return <SettingsTab />
    case 'lab':
      return (
        <Suspense>
          <LabTab />
        </Suspense>
      )
    case 'statistics':
      return (
        <Suspense>
          <StatisticsTab />
        </Suspense>
      )
    default:
      return tab satisfies never
  }
}

/** One message at a time, for some seconds. */
function useMessage(): [Message | null, AppView['say']] {
  const [message, setMessage] = useState<Message | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const say = useMemo<AppView['say']>(
    () =>
      (text, tone = 'note') => {
        clearTimeout(timer.current)
        setMessage((last) => ({ key: (last?.key ?? 0) + 1, text, tone }))
        timer.current = setTimeout(() => setMessage(null), messageMs)
      },
    [],
  )
  return [message, say]
}

/** Closing the window stops nothing, so the browser asks first while trades are placed. */
function useAskBeforeClosing({ kind }: WindowState['trading']): void {
  useEffect(() => {
    if (kind === 'stopped') return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [kind])
}
