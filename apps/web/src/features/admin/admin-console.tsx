import { Tabs } from '@stratomate/ui/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSession } from '#web/shared/session/use-session.ts'
import { useAddressFilter } from '#web/shared/hooks/use-address-filter.ts'
import { AccountsSection } from './accounts/accounts-section.tsx'
import { AuditSection } from './audit-section.tsx'
import { EventsSection } from './events-section.tsx'
import { type AdminSection, adminFilterAddress, groupStarts, sectionLabels, sectionsOf } from './admin-filter.ts'
import { ChatsSection } from './chats/chats-section.tsx'
import { DeadLettersSection } from './dead-letters-section.tsx'
import { FilesSection } from './files-section.tsx'
import { IncidentsSection } from './incidents/incidents-section.tsx'
import { OverviewSection } from './overview/overview-section.tsx'
import { FeedbackSection, MessagesSection } from './message-sections.tsx'
import { MailsSection, VisitsSection } from './record-sections.tsx'
import { ReferenceSection } from './reference/reference-section.tsx'
import { ReportsSection } from './reports/reports-section.tsx'

/**
 * The pages of administrators and moderators, each with the parts of their role. Section and filters are in the
 * address.
 */
export function AdminConsole() {
  const session = useSession()
  const [{ section: asked, values }, choose] = useAddressFilter(adminFilterAddress)
  const sections = sectionsOf(session.kind === 'member' ? session.user.role : 'member')
  const section = sections.find((one) => one === asked) ?? sections[0]
  const top = useSectionTop(section)
  if (section === undefined) return null
  const onChange = (name: string, value: string) => {
    const { [name]: _before, ...others } = values
    choose({ section, values: value === '' ? others : { ...others, [name]: value } })
  }
  const part = { values, onChange }
  const panels = {
    overview: <OverviewSection />,
    files: <FilesSection {...part} />,
    reference: <ReferenceSection />,
    accounts: <AccountsSection {...part} />,
    reports: <ReportsSection />,
    chats: <ChatsSection {...part} />,
    feedback: <FeedbackSection {...part} />,
    messages: <MessagesSection {...part} />,
    audit: <AuditSection {...part} />,
    mails: <MailsSection {...part} />,
    visits: <VisitsSection />,
    events: <EventsSection {...part} />,
    failures: <DeadLettersSection {...part} />,
    incidents: <IncidentsSection />,
  } as const satisfies Record<AdminSection, ReactNode>
  return (
    <div className="admin-columns gap-x-8 lg:grid lg:items-start">
      <span ref={top} className="block scroll-mt-24 lg:absolute" />
      <Tabs
        label="Admin console"
        items={sections.map((value) => ({
          value,
          label: sectionLabels[value],
          startsGroup: groupStarts.includes(value),
        }))}
        selected={section}
        onSelect={(next) => choose({ section: next, values: {} })}
        headerClassName="min-w-0 border-line max-lg:border-b max-lg:pb-1.5 lg:sticky lg:top-20"
        className="max-lg:tab-row lg:w-full lg:flex-col"
        panelClassName="min-w-0 lg:*:first:mt-0"
      >
        {panels[section]}
      </Tabs>
    </div>
  )
}

/** Where sections begin: a link far down in one leads to another that may be shorter than the way there. */
function useSectionTop(section: AdminSection | undefined) {
  const top = useRef<HTMLElement>(null)
  const shown = useRef(section)
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== section) top.current?.scrollIntoView({ block: 'nearest' })
    shown.current = section
  }, [section])
  return top
}
