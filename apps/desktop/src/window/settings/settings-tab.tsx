import { type ReactNode, useState } from 'react'
import { useApp } from '../use-app.ts'
import { AccountSection } from './account-section.tsx'
import { BrokerSection } from './broker-section.tsx'
import { WindowsSection } from './windows-section.tsx'
import { DiagnosticsSection } from './diagnostics-section.tsx'
import { HoursSection } from './hours-section.tsx'
import { ImportSection } from './import-section.tsx'
import { LimitsSection } from './limits-section.tsx'
import { LookSection } from './look-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { ReplaySection } from './replay-section.tsx'
import { TerminalSection } from './terminal-section.tsx'

const sections = {
  account: { label: 'Account', content: <AccountSection /> },
  broker: { label: 'Broker', content: <BrokerSection /> },
  limits: { label: 'Amount and limits', content: <LimitsSection /> },
  plan: { label: 'Money plan', content: <PlanSection /> },
  import: { label: 'Import settings', content: <ImportSection /> },
  hours: { label: 'Hours and news', content: <HoursSection /> },
  replay: { label: 'Replay a day', content: <ReplaySection /> },
  look: { label: 'Look and sound', content: <LookSection /> },
  computer: { label: 'Windows', content: <WindowsSection /> },
  terminal: { label: 'MetaTrader 5', content: <TerminalSection /> },
  diagnostics: { label: 'Diagnostics', content: <DiagnosticsSection /> },
} as const satisfies Record<string, { label: string; content: ReactNode }>
type SectionName = keyof typeof sections

// Safe: exactly the keys of the table above.
const sectionNames = Object.keys(sections) as SectionName[]

export function SettingsTab() {
  const { computer } = useApp().state
  const [section, setSection] = useState<SectionName>('account')
  const shown = sectionNames.filter((name) => name !== 'computer' || computer !== null)
  return (
    <div className="settings-columns grid h-full">
      <nav aria-label="Settings" className="border-r border-line p-3">
        <ul className="grid gap-0.5">
          {shown.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === section ? 'true' : undefined}
                className="min-h-9 w-full cursor-pointer rounded-sm px-3 text-left text-sm text-text-2 hover:bg-s2 hover:text-text aria-current:bg-s3 aria-current:font-medium aria-current:text-text"
                onClick={() => setSection(name)}
              >
                {sections[name].label}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-h-0 overflow-y-auto px-6 py-5">
        <div className="max-w-prose">
          <h2 className="mb-5 text-lg font-semibold">{sections[section].label}</h2>
          {sections[section].content}
        </div>
      </div>
    </div>
  )
}
