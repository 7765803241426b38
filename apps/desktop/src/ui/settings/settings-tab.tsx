import { type ReactNode, useEffect, useRef } from 'react'
import { useApp } from '../connection/use-app.ts'
import { AccountSection } from './account-section.tsx'
import { BrokerSection } from './broker/broker-section.tsx'
import { WindowsSection } from './windows-section.tsx'
import { DiagnosticsSection } from './diagnostics-section.tsx'
import { HoursSection } from './limits/hours-section.tsx'
import { ImportSection } from './import/import-section.tsx'
import { LimitsSection } from './limits/limits-section.tsx'
import { LogSection } from './log/log-section.tsx'
import { LookSection } from './look-section.tsx'
import { OutsideSection } from './outside/outside-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { ReplaySection } from './replay/replay-section.tsx'
import { type SectionName, sectionNames } from '../connection/section-names.ts'
import { SymbolSection } from './symbols/symbol-section.tsx'
import { VersionSection } from './version-section.tsx'
import { TerminalFiles } from '../shown/terminal-files.tsx'
import { t } from '../language/t.ts'
import type { WindowText } from '@stratomate/content/languages/window-texts'

const sections = {
  account: { label: 'Account', content: <AccountSection /> },
  broker: { label: 'Broker', content: <BrokerSection /> },
  symbols: { label: 'Symbol map', content: <SymbolSection /> },
  limits: { label: 'Amount and limits', content: <LimitsSection /> },
  plan: { label: 'Money plan', content: <PlanSection /> },
  import: { label: 'Import settings', content: <ImportSection /> },
  outside: { label: 'Outside signals', content: <OutsideSection /> },
  hours: { label: 'Hours and news', content: <HoursSection /> },
  replay: { label: 'Replay a day', content: <ReplaySection /> },
  version: { label: 'Version', content: <VersionSection /> },
  look: { label: 'Look and sound', content: <LookSection /> },
  computer: { label: 'Windows', content: <WindowsSection /> },
  terminal: { label: 'MetaTrader 5', content: <TerminalSection /> },
  diagnostics: { label: 'Diagnostics', content: <DiagnosticsSection /> },
  log: { label: 'Log', content: <LogSection /> },
} as const satisfies Record<SectionName, { label: WindowText; content: ReactNode }>

export function SettingsTab() {
  const { state, section, openSection } = useApp()
  const { computer } = state
  const heading = useSectionFocus(section)
  const shown = sectionNames.filter((name) => name !== 'computer' || computer !== null)
  return (
    <div className="settings-columns grid h-full">
      <nav aria-label={t('Settings')} className="min-h-0 overflow-y-auto border-r border-line p-3">
        <ul className="grid">
          {shown.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === section ? 'true' : undefined}
                className="min-h-9 w-full cursor-pointer rounded-sm px-3 text-left text-sm text-text-2 hover:bg-s2 hover:text-text aria-current:bg-s3 aria-current:font-medium aria-current:text-text"
                onClick={() => openSection(name)}
              >
                {t(sections[name].label)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-h-0 overflow-y-auto px-6 py-5">
        <div className="max-w-prose">
          <h2 ref={heading} tabIndex={-1} className="mb-5 text-lg font-semibold outline-none">
            {t(sections[section].label)}
          </h2>
          {sections[section].content}
        </div>
      </div>
    </div>
  )
}

/** A section that a button elsewhere has opened gets the focus, because the focused button is gone. */
function useSectionFocus(section: SectionName) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [section])
  return heading
}

export function TerminalSection() {
  return <TerminalFiles />
}
