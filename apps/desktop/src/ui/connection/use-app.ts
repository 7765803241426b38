import type { RemoteAccountKey } from '@stratomate/contracts/brokers/account-keys'
import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import { createContext, use } from 'react'
import type { AppLink } from './app-link.ts'
import type { SectionName } from './section-names.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

export type MessageTone = 'note' | 'limit' | 'problem'

export type AppView = {
  state: WindowState
  link: AppLink
  /** The language of the window; part of the view, so that a change draws everything again. */
  language: string
  /** The section of the settings that is shown. */
  section: SectionName
  /** Shows a section of the settings, from any tab. */
  openSection: (section: SectionName) => void
  /** The account whose symbol map was shown last; null before. */
  mapOf: RemoteAccountKey | null
  /** Shows the symbol map of an account, from any tab. */
  openMap: (account: RemoteAccountKey) => void
  /** Shows the person a message, also through a screen reader. */
  say: (message: string, tone?: MessageTone) => void
}

export const AppContext = createContext<AppView | null>(null)

/** The app as it is now. Throws outside of the window. */
export function useApp(): AppView {
  const view = use(AppContext)
  if (view === null) throw new Error('useApp needs the window above it')
  return view
}

/** Asks the app to do something and shows the message of its reply, if it has one. */
export function useAct(): AppLink['act'] {
  const { link, say } = useApp()
  return async <Action extends WindowAction>(action: Action) => {
    const reply = await link.act(action)
    if (reply.message !== '') say(saidInLanguage(reply.message), reply.ok ? 'note' : 'problem')
    return reply
  }
}
