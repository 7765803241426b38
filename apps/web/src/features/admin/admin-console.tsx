import { Tabs } from '@stratomate/ui/tabs'
import type { ReactNode } from 'react'
import { useAddressFilter } from '#web/shared/use-address-filter.ts'
import { AccountsSection } from './accounts-section.tsx'
import { type AdminSection, adminSections, adminWords, sectionLabels } from './admin-filter.ts'
import { FilesSection } from './files-section.tsx'
import { AuditSection, EventsSection, MailsSection, VisitsSection } from './record-sections.tsx'

const items = adminSections.map((value) => ({ value, label: sectionLabels[value] }))

/** What administrators see and decide. Section and filters stand in the address. */
export function AdminConsole() {
  const [{ section, values }, choose] = useAddressFilter(adminWords)
  const onChange = (name: string, value: string) => {
    const { [name]: _before, ...others } = values
    choose({ section, values: value === '' ? others : { ...others, [name]: value } })
  }
  const part = { values, onChange }
  const panels = {
    files: <FilesSection {...part} />,
    accounts: <AccountsSection {...part} />,
    audit: <AuditSection {...part} />,
    mails: <MailsSection {...part} />,
    visits: <VisitsSection />,
    events: <EventsSection {...part} />,
  } as const satisfies Record<AdminSection, ReactNode>
  return (
    <Tabs
      label="Admin console"
      items={items}
      selected={section}
      onSelect={(next) => choose({ section: next, values: {} })}
      headerClassName="border-b border-line pb-2.5"
      className="-mx-3 flex-wrap"
    >
      {panels[section]}
    </Tabs>
  )
}
